import SwiftUI

#Preview { Text("Alone in its file") }
