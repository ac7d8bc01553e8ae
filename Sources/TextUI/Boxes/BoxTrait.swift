/// A kind of information a box gives to the container around it.
protocol BoxTrait {
  /// What is told.
  associatedtype Value
}
