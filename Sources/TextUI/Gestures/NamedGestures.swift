extension View {
  /// Gives the view a gesture under a name, by which nobody seeks it here.
  ///
  /// Mirrors SwiftUI's modifier.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Gives the view a gesture that comes before those inside, if it is one that counts now.
  ///
  /// Mirrors SwiftUI's modifier.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Gives the view a gesture that comes before those inside, under a name, by which nobody seeks it here.
  ///
  /// Mirrors SwiftUI's modifier.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Gives the view a gesture that is made as well as those inside, if it is one that counts now.
  ///
  /// Mirrors SwiftUI's modifier.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Gives the view a gesture that is made as well as those inside, under a name, by which nobody seeks it here.
  ///
  /// Mirrors SwiftUI's modifier.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}

extension GestureState {
  /// Makes a state with its first value, whose return to it is told.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// Makes a state with its first value, to which it returns in a change of a course.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Makes a state with its first value, to which it returns in a change of a course.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
}

extension MagnifyGesture.Value {
  /// Where in the view the fingers were at first, as parts of it: in the middle, as a terminal does not see them.
  public var startAnchor: UnitPoint { .center }

  /// Where the fingers were at first: at the beginning, as a terminal does not see them.
  public var startLocation: CGPoint { .zero }

  /// How fast they move apart: not at all, as a terminal does not see them.
  public var velocity: CGFloat { 0 }
}
