/// The numbers of all properties of a value that have a form for each number between two.
///
/// `@Animatable` makes it; there is nothing in it for you.
public struct AnimatedProperties: VectorArithmetic {
  /// The numbers of each property, in order; none for zero, whatever the properties are.
  private var values: [any VectorArithmetic]

  /// Makes numbers of those of each property.
  public init(_ values: any VectorArithmetic...) {
    self.values = values
  }

  /// Returns the number that a property is.
  public static func number<Value: VectorArithmetic>(of value: Value) -> any VectorArithmetic {
    value
  }

  /// Returns the number that a property has.
  @_disfavoredOverload
  public static func number<Value: Animatable>(of value: Value) -> any VectorArithmetic {
    value.animatableData
  }

  /// Sets a property to its number.
  public func set<Value: VectorArithmetic>(_ value: inout Value, at place: Int) {
    guard values.indices.contains(place), let new = values[place] as? Value else { return }
    value = new
  }

  /// Sets the number of a property.
  @_disfavoredOverload
  public func set<Value: Animatable>(_ value: inout Value, at place: Int) {
    guard values.indices.contains(place) else { return }
    if let new = values[place] as? Value.AnimatableData { value.animatableData = new }
  }

  /// Zero for each property.
  public static var zero: Self { Self() }

  /// Returns whether two numbers are the same.
  private static func isSame<Value: VectorArithmetic>(
    _ value: Value, _ other: any VectorArithmetic
  ) -> Bool {
    value == other as? Value
  }

  /// Returns whether all numbers are the same.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.values.count == right.values.count else { return false }
    for index in left.values.indices where !isSame(left.values[index], right.values[index]) {
      return false
    }
    return true
  }

  /// Returns the sum of two numbers; the first of two that are not alike.
  private static func sum<Value: VectorArithmetic>(
    _ value: Value, _ other: any VectorArithmetic
  ) -> any VectorArithmetic {
    guard let other = other as? Value else { return value }
    return value + other
  }

  /// Adds each to its like.
  public static func + (left: Self, right: Self) -> Self {
    if left.values.isEmpty { return right }
    var result = left
    for index in result.values.indices where right.values.indices.contains(index) {
      let value: any VectorArithmetic = result.values[index]
      result.values[index] = sum(value, right.values[index])
    }
    return result
  }

  /// Takes each from its like.
  public static func - (left: Self, right: Self) -> Self {
    var negative = right
    negative.scale(by: -1)
    return left + negative
  }

  /// Stretches all.
  public mutating func scale(by rhs: Double) {
    values = values.map { value in
      var value = value
      value.scale(by: rhs)
      return value
    }
  }

  /// The squares of all.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in values { sum += value.magnitudeSquared }
    return sum
  }
}
