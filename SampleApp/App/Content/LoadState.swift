/// How far a load has come.
enum LoadState<Value> {
  /// Nobody has asked yet.
  case notLoaded

  /// It is under way.
  case loading

  /// It ended with this.
  case loaded(Value)

  /// It failed, for this reason.
  case failed(LoadFailure)
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}
