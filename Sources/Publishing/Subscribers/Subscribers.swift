/// A namespace of subscribers, and of what they say and are told.
///
/// Mirrors Combine's `Subscribers`.
public enum Subscribers {
  /// An end of a publisher.
  ///
  /// Mirrors Combine's `Subscribers.Completion`.
  @frozen public enum Completion<Failure: Error> {
    /// It ended because there is nothing more to come.
    case finished

    /// It ended with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Sendable {}

extension Subscribers {
  /// A demand: how many values a subscriber wants.
  ///
  /// Mirrors Combine's `Subscribers.Demand`.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; `nil` for any.
    public let max: Int?

    /// As many values as there are.
    public static let unlimited = Demand(limit: nil)

    /// No value.
    public static let none = Demand(limit: 0)

    /// Makes a demand of a number.
    private init(limit: Int?) {
      max = limit
    }

    /// Returns a demand for so many values.
    ///
    /// It is an error for the number to be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand of \(value) values is negative.")
      return Demand(limit: value)
    }

    /// The demand in words.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns a demand of another number; an unlimited one stays so.
    private func changed(by other: Demand, _ change: (Int, Int) -> (Int, overflow: Bool)) -> Demand
    {
      guard let max, let otherMax = other.max else { return .unlimited }
      let (result, overflow) = change(max, otherMax)
      return overflow ? .unlimited : Demand(limit: Swift.max(0, result))
    }

    /// Whether the first is for fewer values.
    public static func < (first: Demand, second: Demand) -> Bool {
      switch (first.max, second.max) {
      case (let first?, let second?): first < second
      case (_?, nil): true
      case (nil, _): false
      }
    }

    /// The sum.
    public static func + (first: Demand, second: Demand) -> Demand {
      first.changed(by: second) { $0.addingReportingOverflow($1) }
    }

    /// The sum with a number.
    public static func + (first: Demand, second: Int) -> Demand { first + .max(second) }

    /// Adds a demand.
    public static func += (first: inout Demand, second: Demand) { first = first + second }

    /// Adds a number.
    public static func += (first: inout Demand, second: Int) { first = first + second }

    /// What is left of the first, nothing at least; an unlimited one stays so.
    public static func - (first: Demand, second: Demand) -> Demand {
      guard second.max != nil || first.max == nil else { return .none }
      return first.changed(by: second) { $0.subtractingReportingOverflow($1) }
    }

    /// What is left of the first, nothing at least; an unlimited one stays so.
    public static func - (first: Demand, second: Int) -> Demand { first - .max(second) }

    /// Takes a demand away.
    public static func -= (first: inout Demand, second: Demand) { first = first - second }

    /// Takes a number away.
    public static func -= (first: inout Demand, second: Int) { first = first - second }

    /// The demand so many times.
    public static func * (first: Demand, second: Int) -> Demand {
      first.changed(by: .max(second)) { $0.multipliedReportingOverflow(by: $1) }
    }

    /// Whether the demand is for a number of values.
    public static func == (first: Demand, second: Int) -> Bool { first.max == second }

    /// Whether the demand is not for a number of values.
    public static func != (first: Demand, second: Int) -> Bool { first.max != second }

    /// Whether the demand is for fewer values than a number.
    public static func < (first: Demand, second: Int) -> Bool { first < .max(second) }

    /// Whether the demand is for no more values than a number.
    public static func <= (first: Demand, second: Int) -> Bool { first <= .max(second) }

    /// Whether the demand is for more values than a number.
    public static func > (first: Demand, second: Int) -> Bool { first > .max(second) }

    /// Whether the demand is for no fewer values than a number.
    public static func >= (first: Demand, second: Int) -> Bool { first >= .max(second) }
  }
}

extension Subscribers.Completion {
  /// The same end where errors are of another type.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
