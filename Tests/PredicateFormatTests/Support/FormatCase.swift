import Testing

/// A format with arguments and the text it has to give.
struct FormatCase: Sendable, CustomTestStringConvertible {
  let format: String
  let arguments: [(any Sendable)?]
  let expected: String

  init(_ format: String, _ expected: String, _ arguments: [(any Sendable)?] = []) {
    self.format = format
    self.expected = expected
    self.arguments = arguments
  }

  var testDescription: String { format }
}

/// A format that is already canonical.
func same(_ format: String) -> FormatCase { FormatCase(format, format) }
