import Foundation

/// Pictures that stubs answer with.
enum Picture {
  /// A red point.
  static let redPoint = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4z8DwHwAFAAH/VscvDQAA\
      AABJRU5ErkJggg==
      """)
}
