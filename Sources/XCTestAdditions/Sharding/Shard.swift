import AutomationTrace

/// Which part of a run the environment asks for.
///
/// | variables | of |
/// |---|---|
/// | `UITEST_SHARD=3/8` | this framework: the third of eight parts; `1/1` is the whole, whatever else is said |
/// | `TEST_SHARD_INDEX`, from 0 on, and `TEST_TOTAL_SHARDS` | Bazel, which wants the file that `TEST_SHARD_STATUS_FILE` names touched |
/// | `JOB_COMPLETION_INDEX`, from 0 on | an indexed job of Kubernetes, with its number of completions in `UITEST_SHARD_COUNT` |
/// | `SLURM_ARRAY_TASK_ID`, with `_MIN`, `_COUNT` and `_STEP` | an array of jobs of Slurm |
///
/// The first of these that is there counts.
struct Shard: Equatable {
  /// The names of the variables.
  enum Variable {
    static let shard = "UITEST_SHARD"
    static let count = "UITEST_SHARD_COUNT"
    static let bazelIndex = "TEST_SHARD_INDEX"
    static let bazelCount = "TEST_TOTAL_SHARDS"
    static let bazelFile = "TEST_SHARD_STATUS_FILE"
    static let kubernetesIndex = "JOB_COMPLETION_INDEX"
    static let slurmID = "SLURM_ARRAY_TASK_ID"
    static let slurmFirst = "SLURM_ARRAY_TASK_MIN"
    static let slurmCount = "SLURM_ARRAY_TASK_COUNT"
    static let slurmStep = "SLURM_ARRAY_TASK_STEP"

    /// All of them.
    static let all = [
      shard, count, bazelIndex, bazelCount, bazelFile, kubernetesIndex, slurmID, slurmFirst,
      slurmCount, slurmStep,
    ]
  }

  /// An error in words.
  struct Problem: Error, Equatable {
    /// The words.
    let text: String
  }

  /// Which part, from 1 on.
  let number: Int

  /// Of how many.
  let count: Int

  /// The variable that asks for it.
  let variable: String

  /// The file whose existence tells Bazel that parts are understood; `nil` for none.
  var statusFile: String?

  /// Reads what the environment asks for.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The part; `nil` when the whole is asked for.
  /// - Throws: ``Problem`` when something is asked for that cannot be.
  static func parse(_ environment: [String: String]) throws(Problem) -> Shard? {
    var shard = try ours(environment)
    if shard == nil { shard = try bazels(environment) }
    if shard == nil { shard = try kubernetes(environment) }
    if shard == nil { shard = try slurms(environment) }
    return shard?.count == 1 ? nil : shard
  }

  /// Makes a part, unless there is no such one.
  private init(
    _ number: Int, of count: Int, by variable: String, _ environment: [String: String]
  ) throws(Problem) {
    guard 1...RunPart.largestCount ~= count, 1...count ~= number else {
      throw Problem(
        text: "\(variable) is \"\(environment[variable] ?? "")\": "
          + "there is no part \(number) of \(count), "
          + "but of 1 to \(RunPart.largestCount).")
    }
    (self.number, self.count, self.variable) = (number, count, variable)
  }

  /// Reads a variable that has to be a whole number.
  private static func number(
    _ variable: String, _ environment: [String: String]
  ) throws(Problem) -> Int {
    guard let text = environment[variable] else {
      throw Problem(text: "\(variable) is missing, which is needed to know the part of the run.")
    }
    // The range leaves room for what is added and taken away.
    guard let number = Int(text), 0...1_000_000_000 ~= number else {
      throw Problem(text: "\(variable) is \"\(text)\", which is no whole number.")
    }
    return number
  }

  /// Reads this framework's own variable.
  private static func ours(_ environment: [String: String]) throws(Problem) -> Shard? {
    guard let text = environment[Variable.shard] else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw Problem(
        text: "\(Variable.shard) is \"\(text)\", which is no part; "
          + "write 3/8 for the third of eight.")
    }
    return try Shard(number, of: count, by: Variable.shard, environment)
  }

  /// Reads Bazel's variables.
  private static func bazels(_ environment: [String: String]) throws(Problem) -> Shard? {
    guard environment[Variable.bazelIndex] != nil else { return nil }
    var shard = try Shard(
      number(Variable.bazelIndex, environment) + 1, of: number(Variable.bazelCount, environment),
      by: Variable.bazelIndex, environment)
    shard.statusFile = environment[Variable.bazelFile]
    return shard
  }

  /// Reads the variables of an indexed job, of which not each is one that shares tests out.
  private static func kubernetes(_ environment: [String: String]) throws(Problem) -> Shard? {
    guard environment[Variable.count] != nil else { return nil }
    return try Shard(
      number(Variable.kubernetesIndex, environment) + 1, of: number(Variable.count, environment),
      by: Variable.kubernetesIndex, environment)
  }

  /// Reads Slurm's variables.
  private static func slurms(_ environment: [String: String]) throws(Problem) -> Shard? {
    guard let text = environment[Variable.slurmID] else { return nil }
    let first = try number(Variable.slurmFirst, environment)
    let offset = try number(Variable.slurmID, environment) - first
    let count = try number(Variable.slurmCount, environment)
    let step =
      environment[Variable.slurmStep] == nil ? 1 : try number(Variable.slurmStep, environment)
    guard offset >= 0, step > 0, offset % step == 0, offset / step < count else {
      throw Problem(
        text: "\(Variable.slurmID) is \"\(text)\", "
          + "which is none of an array of \(count) without gaps; "
          + "submit it with --array=0-\(max(count, 1) - 1).")
    }
    return try Shard(offset / step + 1, of: count, by: Variable.slurmID, environment)
  }
}
