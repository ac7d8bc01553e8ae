/// Casts each element of an array, or ends the process, as the standard library's function for the forced cast of an array does.
///
/// It stands in for that one in test bundles. SwiftPM's list of the tests of a class on the main actor is such a cast, in a target where no file
/// brings ``testCase(_:)`` along, and the standard library's ends the process over it (swiftlang/swift-corelibs-xctest#424).
/// Optimised code calls neither: see `discovery.c` of XCTestBootstrap, where the name is given.
@_silgen_name("xctest_additions_array_force_cast")
func arrayForceCast<Source, Target>(_ source: [Source]) -> [Target] {
  if let testClass = testClass(of: Source.self),
    let tests = TestList(elements: source).plainTests(of: testClass).lazy
      .compactMap({ $0 as? [Target] }).first
  {
    return tests
  }
  return source.map { element in
    guard let target = element as? Target else {
      preconditionFailure(
        "Could not cast value of type '\(String(reflecting: type(of: element as Any)))' to "
          + "'\(String(reflecting: Target.self))'.")
    }
    return target
  }
}

/// Returns the class of the tests of a list, if a type can be one of its elements: a name, and a function of the class; `nil` for other types.
///
/// The type is looked at as the runtime of Swift keeps it (swiftlang/swift, `docs/ABI/TypeMetadata.rst`), since generic code cannot ask.
private func testClass(of element: Any.Type) -> Any.Type? {
  /// The words of the record of a type, the first of which says what kind of type it is.
  func record(_ type: Any.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
  /// A word that is a type.
  func type(_ word: UInt) -> Any.Type { unsafeBitCast(word, to: Any.Type.self) }

  let tuple = record(element)
  // How many elements, their labels, then a type and an offset of each.
  guard tuple[0] == 0x301, tuple[1] == 2, type(tuple[3]) == String.self else { return nil }
  let function = record(type(tuple[5]))
  // Flags with the number of parameters, the result, the parameters.
  guard function[0] == 0x302, function[1] & 0xffff == 1 else { return nil }
  return type(function[3])
}

/// The names of tests, each with the method for an instance.
private struct TestList<Element> {
  /// The names and methods.
  let elements: [Element]

  /// Returns tests on the main actor as plain ones, of each type that the runner takes; none when they are of another type.
  func plainTests(of testClass: Any.Type) -> [Any] {
    func open<T>(_ testClass: T.Type) -> [Any] { plainTests(ofClass: testClass) }
    return _openExistential(testClass, do: open)
  }

  private func plainTests<T>(ofClass _: T.Type) -> [Any] {
    if Element.self == (String, (T) -> @MainActor () -> Void).self {
      let tests = unsafeBitCast(elements, to: [(String, (T) -> @MainActor () -> Void)].self)
      let plain: [(String, (T) -> () -> Void)] = tests.map { name, method in
        (name, { testCase in { onMainActor(method(testCase)) } })
      }
      return [plain, throwing(tests)]
    }
    if Element.self == (String, (T) -> @MainActor () throws -> Void).self {
      return [
        throwing(
          unsafeBitCast(elements, to: [(String, (T) -> @MainActor () throws -> Void)].self))
      ]
    }
    return []
  }

  private func throwing<T, F>(
    _ tests: [(String, (T) -> F)]
  ) -> [(String, (T) -> () throws -> Void)] {
    tests.map { name, method in
      (name, { testCase in { try run(method(testCase), named: "\(T.self).\(name)") } })
    }
  }
}
