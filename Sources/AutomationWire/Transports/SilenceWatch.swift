/// What is asked while an application owes an answer: whether to wait on.
package protocol SilenceWatch: AnyObject, Sendable {
  /// Looks whether the application can still be expected to answer; called about once a second.
  func look() -> SilenceVerdict
}

/// What becomes of waiting for an answer.
package enum SilenceVerdict: Sendable {
  /// It goes on until its deadline.
  case wait

  /// It goes on whatever its deadline says: somebody stopped the application.
  case waitWithoutEnd

  /// It ends: no answer will come.
  case giveUp
}
