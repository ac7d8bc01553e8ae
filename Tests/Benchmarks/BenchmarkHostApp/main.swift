import AutomationTools_Host
import BenchmarkSupport
import TextUI

// What a bridge costs that the application links, and that is asked for nothing but its flags.
_ = AutomationBridge.self
BenchmarkApp.main()
