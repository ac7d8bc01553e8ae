import Foundation

// Nothing but what any program with Foundation does when it starts and ends.
exit(Date() > .distantPast ? 0 : 1)
