import Foundation
import TextUI

/// An application for a terminal that writes beside its screen.
struct TalkingApp: App {
  var body: some Scene { WindowGroup { TalkingView() } }
}

/// Buttons that write in every way, and one that aborts.
private struct TalkingView: View {
  @State private var count = 0

  var body: some View {
    Text("Said \(count)")
    Button("Say") {
      count += 1
      print("printed \(count)")
      FileHandle.standardError.write(Data("complained \(count)\n".utf8))
    }
    Button("Run") {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/echo")
      process.arguments = ["echoed"]
      try? process.run()
      process.waitUntilExit()
      count += 1
    }
    Button("Flood") {
      for line in 0..<500_000 { print("line \(line)") }
      count += 1
    }
    Button("Fail") {
      print("the store is damaged")
      abort()
    }
  }
}
