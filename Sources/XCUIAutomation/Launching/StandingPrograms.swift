import Glibc
import LaunchServer
import Synchronization

/// The programs of this process that stand to be copied.
///
/// What is launched once is started in full; from the second launch of the same form on it is copied. Where it cannot be (an executable without
/// TextUI or another toolkit of ours, a build for a sanitizer or with coverage, under a debugger, with very long arguments) it is started in full each time.
final class StandingPrograms: Sendable {
  /// The programs that stand for all tests of this process.
  static let shared = StandingPrograms()

  /// What is known.
  private struct State {
    /// The forms that were launched, the latest last.
    var seen: [StandingProgram.Form] = []

    /// The programs that stand, the one that was used last at the end; `nil` for what cannot be copied.
    var standing: [(form: StandingProgram.Form, program: StandingProgram?)] = []
  }

  /// What is known.
  private let state = Mutex(State())

  /// How many forms are remembered, and how many programs stand at a time.
  private static let limits = (seen: 32, standing: 4)

  /// How many programs stand now.
  var count: Int { state.withLock { $0.standing.count { $0.program != nil } } }

  /// Starts a program as a copy of one that stands.
  ///
  /// - Parameters:
  ///   - spawner: What is to be started.
  ///   - descriptor: The descriptor of this process that it inherits.
  /// - Returns: The process; `nil` when it is to be started in full.
  func start(_ spawner: ProcessSpawner, inheriting descriptor: Int32) -> ChildProcess? {
    let length = (spawner.words + spawner.variables).reduce(0) { $0 + $1.utf8.count + 1 }
    guard length <= StandingProgram.largestRoom, let form = StandingProgram.Form(of: spawner),
      let program = program(form, length, spawner.orphanGuard), let files = Files(spawner)
    else { return nil }
    defer { files.close() }
    guard let processID = program.launch(spawner, files.descriptors + [descriptor]) else {
      forget(form)
      return nil
    }
    // It does so itself, too; this process must not go on before it is done.
    setpgid(processID, processID)
    spawner.orphanGuard?.watch(processID)
    return ChildProcess(processID: processID, orphanGuard: spawner.orphanGuard)
  }

  /// Returns the program of a form that stands, starting it when the form is launched again; `nil` for none.
  private func program(
    _ form: StandingProgram.Form, _ length: Int, _ orphanGuard: OrphanGuard?
  ) -> StandingProgram? {
    state.withLock { state in
      if let index = state.standing.firstIndex(where: { $0.form == form }) {
        let known = state.standing.remove(at: index)
        // One that has too little room gives way to one that has more.
        if let program = known.program, program.room < length {
          let larger = StandingProgram(form, length: length, orphanGuard: orphanGuard)
          state.standing.append((form, larger ?? program))
        } else {
          state.standing.append(known)
        }
        return state.standing.last?.program
      }
      guard let index = state.seen.firstIndex(of: form) else {
        state.seen.append(form)
        if state.seen.count > Self.limits.seen { state.seen.removeFirst() }
        return nil
      }
      state.seen.remove(at: index)
      let canStand = launch_server_version(form.path) == LAUNCH_SERVER_VERSION
      let program =
        canStand ? StandingProgram(form, length: length, orphanGuard: orphanGuard) : nil
      state.standing.append((form, program))
      if state.standing.count > Self.limits.standing { state.standing.removeFirst() }
      return program
    }
  }

  /// Lets a program stand no longer that is of no use.
  private func forget(_ form: StandingProgram.Form) {
    state.withLock { $0.standing.removeAll { $0.form == form } }
  }

  /// The files of a process that is about to start.
  private struct Files {
    /// Standard input, output and error.
    let descriptors: [Int32]

    /// Opens them; `nil` when one of them cannot be.
    init?(_ spawner: ProcessSpawner) {
      let mode = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
      descriptors = [
        open("/dev/null", O_RDONLY | O_CLOEXEC), open(spawner.standardOutput, mode, 0o600),
        open(spawner.standardError, mode, 0o600),
      ]
      guard !descriptors.contains(-1) else {
        close()
        return nil
      }
    }

    /// Closes them here.
    func close() {
      for descriptor in descriptors where descriptor >= 0 { Glibc.close(descriptor) }
    }
  }
}
