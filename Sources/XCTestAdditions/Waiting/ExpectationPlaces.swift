import Synchronization

/// The places at which a test made expectations, which XCTest tells of those that were not waited for.
///
/// It takes only files known at compile time: here it is given one that stands for all, and for a line the number of the place.
final class ExpectationPlaces: Sendable {
  /// What stands for the file.
  static let file: StaticString = "<expectation>"

  /// The calls that led to the places, by number.
  private let places = Mutex<[CallStack]>([])

  /// Keeps a place.
  ///
  /// - Parameter stack: The calls that led there; which line that is takes long to find, and is asked for by few.
  /// - Returns: Its number.
  func note(_ stack: CallStack) -> Int {
    places.withLock { places in
      places.append(stack)
      return places.count - 1
    }
  }

  /// Returns the place that XCTest tells, or the one that it stands for.
  func place(_ file: String, _ line: Int) -> FailurePlace.Stated {
    let kept = places.withLock { places in
      file == "\(Self.file)" && places.indices.contains(line) ? places[line] : nil
    }
    guard let place = kept.map({ FailurePlace(of: $0) }) else {
      return FailurePlace.Stated(file: file, line: line)
    }
    return FailurePlace.Stated(file: place.file, line: place.line)
  }
}
