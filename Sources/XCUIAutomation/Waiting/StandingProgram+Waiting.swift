import LaunchServer

extension StandingProgram {
  /// Waits for an answer of a program that stands or its copy, for as long as the socket allows.
  ///
  /// - Parameter socket: The socket to them.
  /// - Returns: The answer; `nil` when there is none.
  static func answer(_ socket: Int32) -> Int32? {
    var answer: Int32 = 0
    return launch_server_receive(socket, &answer) == 0 ? answer : nil
  }
}
