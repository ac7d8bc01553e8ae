import AutomationTrace
import Foundation

/// A place of a failure in a suite: the line of the test, and beside it the one of a page object or helper that the failure came from.
package struct FailurePlace: Sendable, Hashable {
  /// The file; the name of the test when nothing is known.
  package let file: String

  /// The line, from 1; 0 when it is not known.
  package let line: Int

  /// What else is to be said of the place, in a line; `nil` for nothing.
  package let note: String?

  /// A place of which nothing is known.
  package static let unknown = FailurePlace(file: "<unknown>", line: 0, note: nil)

  /// A place that the suite stated, as XCTest's assertions do by default.
  package struct Stated: Sendable, Hashable {
    /// The file.
    package let file: String

    /// The line, from 1.
    package let line: Int

    /// Makes a place.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    /// Whether it is in XCTest, of which the suite sees nothing.
    var isInXCTest: Bool { file.contains("/swift-corelibs-xctest/") }
  }

  /// Finds the place of a failure of the test that runs.
  ///
  /// A place that the suite stated counts when it is no call on the way from the test: then somebody chose it.
  ///
  /// - Parameters:
  ///   - stack: The calls that led to the failure.
  ///   - stated: What the suite stated.
  package init(of stack: CallStack, stated: Stated? = nil) {
    let test = TestIdentity.current
    self.init(
      CallNames.shared.suiteCalls(at: stack.addresses, of: test), stated, in: test)
  }

  /// Finds the place of an error that the test that runs threw, and with which its calls are gone: that of what it did last.
  ///
  /// - Parameter last: The calls that led to what it did last; `nil` when it did nothing.
  init(ofErrorAfter last: CallStack?) {
    self.init(after: last, note: "thrown after what is called at this line")
  }

  /// Finds the place of a failure that was found when the test that runs was over: that of what it did last.
  ///
  /// - Parameter last: The calls that led to what it did last; `nil` when it did nothing.
  package init(ofLast last: CallStack?) {
    self.init(after: last, note: "found at the end of the test, which did nothing after this line")
  }

  /// Makes the place of what a test did last, with a note; that of the test, when it did nothing.
  private init(after last: CallStack?, note: String) {
    let place = FailurePlace(of: last ?? CallStack(addresses: []))
    let isKnown = last != nil && place.line > 0
    self.init(file: place.file, line: place.line, note: isKnown ? note : place.note)
  }

  /// Makes the place where a test is declared; `nil` when the library that runs it does not know.
  init?(declarationOf test: TestIdentity) {
    guard let declaration = test.declaration else { return nil }
    self.init(file: declaration.file, line: declaration.line, note: Self.noteOfDeclaration)
  }

  /// Finds the place of a failure of a test among the calls of its suite that led there.
  init(_ calls: [Call], _ stated: Stated?, in test: TestIdentity?) {
    let places = calls.indices.compactMap { Self.place(of: calls[$0...], in: test) }
    let inTest = places.firstIndex { test?.contains($0.function) == true }
    guard let stated, stated.line > 0 else {
      self.init(places, inTest, calls, test)
      return
    }
    let source = places.firstIndex { $0.isAt(stated) }
    if let source, let inTest, source < inTest {
      let helper = Call(places[source], file: places[source].file, line: stated.line)
      self.init(places[inTest], note: Self.note(of: helper))
    } else {
      self.init(file: stated.file, line: stated.line, note: nil)
    }
  }

  /// Returns the first of some calls with the place that it has, which may be that of a macro.
  private static func place(of calls: ArraySlice<Call>, in test: TestIdentity?) -> Call? {
    guard let call = calls.first, !call.hasPlace else { return calls.first }
    guard let line = call.macroLine else { return nil }
    let outer = calls.first { $0.hasPlace && $0.outerFunction == call.outerFunction }
    let declared = test?.contains(call.function) == true ? test?.declaration : nil
    guard let file = outer?.file ?? declared?.file else { return nil }
    return Call(call, file: file, line: line)
  }

  /// Finds the place of a failure that states none.
  private init(_ places: [Call], _ inTest: Int?, _ calls: [Call], _ test: TestIdentity?) {
    if let inTest {
      let place = places[inTest]
      let isDirect = places[0].file == place.file && places[0].line == place.line
      self.init(place, note: isDirect ? nil : Self.note(of: places[0]))
    } else if let function = calls.first(where: { test?.contains($0.function) == true }),
      let declaration = CallNames.shared.declaration(of: function)
    {
      self.init(declaration, note: Self.noteOfDeclaration)
    } else if let place = places.first {
      self.init(place, note: nil)
    } else if let test, let place = FailurePlace(declarationOf: test) {
      self = place
    } else {
      let note = calls.first { $0.line == 0 }.map {
        "in \($0.function): the program holds no record of its lines"
      }
      self.init(file: test?.name ?? "<unknown>", line: 0, note: note)
    }
  }

  /// Makes a place of a call.
  private init(_ call: Call, note: String?) {
    self.init(file: call.file, line: call.line, note: note)
  }

  /// Makes a place.
  init(file: String, line: Int, note: String?) {
    self.file = file
    self.line = line
    self.note = note
  }

  /// Returns a failure in words with what else is to be said of the place, behind its first paragraph.
  static func text(_ text: String, note: String?) -> String {
    guard let note else { return text }
    let end = text.range(of: "\n\n")?.lowerBound ?? text.endIndex
    return text[..<end] + "\n" + note + text[end...]
  }

  /// Says where a failure came from.
  private static func note(of call: Call) -> String { FailureHeadline.calledFrom + call.text }

  /// Says that the line is not the one that failed.
  private static let noteOfDeclaration =
    "declared at this line: the program holds no record of the one that failed"
}

extension Call {
  /// Makes a call at another line of the same function.
  fileprivate init(_ call: Call, file: String, line: Int) {
    self.init(
      function: call.function, image: call.image, file: file, line: line, start: call.start,
      isOfSuite: call.isOfSuite)
  }

  /// Whether a stated place is that of the call.
  fileprivate func isAt(_ stated: FailurePlace.Stated) -> Bool {
    line == stated.line
      && (file == stated.file || file.hasSuffix("/" + (stated.file as NSString).lastPathComponent))
  }
}
