import Foundation

/// A copy of a captured value, to see later whether it is still the same.
struct CaptureCopy {
  /// A value of some type.
  private class Storage {
    /// Returns whether the value at some place has the same bits.
    ///
    /// - Parameters:
    ///   - place: Points to the value.
    ///   - ranges: The bytes that count.
    /// - Returns: Whether it has.
    func hasSameBits(as place: UnsafeRawPointer, in ranges: [Range<Int>]) -> Bool { false }
  }

  /// A value of a known type.
  private final class TypedStorage<Value>: Storage {
    private let value: Value

    /// Copies a value.
    init(_ value: Value) {
      self.value = value
    }

    override func hasSameBits(as place: UnsafeRawPointer, in ranges: [Range<Int>]) -> Bool {
      // What the copy keeps cannot be freed and its place taken by another.
      withUnsafePointer(to: value) { value in
        ranges.allSatisfy { range in
          memcmp(
            UnsafeRawPointer(value) + range.lowerBound, place + range.lowerBound, range.count) == 0
        }
      }
    }
  }

  private let storage: Storage
  private let place: UnsafeRawPointer
  private let ranges: [Range<Int>]

  /// Copies a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - place: Points to it.
  ///   - ranges: The bytes that count; there is anything between fields.
  init(_ type: Any.Type, at place: UnsafeRawPointer, in ranges: [Range<Int>]) {
    storage = Self.makeStorage(type, place)
    self.place = place
    self.ranges = ranges
  }

  private static func makeStorage<Value>(
    _ type: Value.Type, _ place: UnsafeRawPointer
  ) -> Storage {
    TypedStorage(place.assumingMemoryBound(to: Value.self).pointee)
  }

  /// Whether what was copied is still the same.
  var isUpToDate: Bool { storage.hasSameBits(as: place, in: ranges) }

  /// Whether values of a type are plain bits: nothing is counted or freed with them.
  static func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

  /// Whether values of a type leave no room behind them in a list.
  static func fillsItsStride<Value>(_ type: Value.Type) -> Bool {
    MemoryLayout<Value>.size == MemoryLayout<Value>.stride
  }
}
