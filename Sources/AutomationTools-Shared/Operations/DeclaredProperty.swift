/// An identity of a property of a set of declarations: a key path leads to one of these, and so
/// does the name of the property.
package final class DeclarationIdentity: Sendable {
  /// Makes one that is like no other.
  init() {}
}

/// A declaration that is a property of a set.
package protocol DeclaredProperty<Operations> {
  /// The set.
  associatedtype Operations: OperationSet

  /// What tells it apart.
  var identity: DeclarationIdentity { get }

  /// Returns the function that it declares.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - properties: All properties of the set.
  /// - Returns: The function.
  func operation(
    named name: String, in properties: DeclaredProperties<Operations>
  ) -> NamedOperation<Operations.State>
}

/// The declarations of a set by the names of its properties.
package struct DeclaredProperties<Operations: OperationSet> {
  /// The declarations in order.
  package let all: [(name: String, declaration: any DeclaredProperty<Operations>)]

  /// The set.
  private let operations: Operations

  /// Looks into a set.
  ///
  /// - Parameter operations: The set.
  package init(of operations: Operations) {
    self.operations = operations
    all = Mirror(reflecting: operations).children.compactMap { child in
      guard let name = child.label,
        let declaration = child.value as? any DeclaredProperty<Operations>
      else { return nil }
      return (name, declaration)
    }
  }

  /// Returns the name of the property to which a key path leads.
  ///
  /// - Parameter path: The key path.
  /// - Returns: The name; that of the set in parentheses when it leads to no stored property: a path to another does not know its name.
  package func name(of path: PartialKeyPath<Operations>) -> String {
    storedName(of: path) ?? "(computed, of \(Operations.name))"
  }

  /// Checks that a key path leads to a declaration that is the same each time.
  ///
  /// - Parameter path: The key path.
  /// - Throws: ``ComputedDeclaration``.
  package func check(_ path: PartialKeyPath<Operations>) throws(ComputedDeclaration) {
    if storedName(of: path) == nil { throw ComputedDeclaration() }
  }

  /// Returns the name of the stored property to which a key path leads; `nil` when it is none.
  private func storedName(of path: PartialKeyPath<Operations>) -> String? {
    let declaration = operations[keyPath: path] as? any DeclaredProperty<Operations>
    let identity = declaration?.identity
    return all.first { $0.declaration.identity === identity }?.name
  }
}

/// A use of a declaration that is made anew each time it is read, of which the application cannot know.
package struct ComputedDeclaration: Error, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package let description =
    "it is computed, and so another one each time that it is read: make it a `let`"
}
