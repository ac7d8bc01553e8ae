/// The works, in the order of the table.
enum Work {
  static let flow = "flow: launch, three taps, three articles"
  static let emptyProcess = "an empty process that links Foundation, started and ended"
  static let launch = "launch and first look"
  static let launchOfRows = "launch of a list, and its first row found"
  static let lookUp = "one by identifier"
  static let equality = "first match of a predicate with =="
  static let containment = "first match of a predicate with CONTAINS"
  static let count = "count of all"
  static let tap = "tap above a list that does not change"
  static let tapReadByRows = "tap that changes all rows of a list"
  static let failingWait = "ten-second wait in vain"
  static let timer = "wait for a two-second timer"
  static let tapAndChecks = "tap and six checks"
  static let echo = "one echo of a pipe"
  static let suite = "suite of tests, each the flow, from start to end"
  static let sequences = "sequences of the traffic lights, each with 8 taps and 48 checks (s)"
  static let memory = "memory that a launch leaves (kB)"
  static let peak = "peak memory of the process that drives (MB)"
  static let build = "clean debug build of a user's package (s)"

  static let all = [
    flow, emptyProcess, launch, launchOfRows, lookUp, equality, containment, count, tap,
    tapReadByRows, failingWait, timer, tapAndChecks, echo, suite, sequences, memory, peak,
    build,
  ]
}
