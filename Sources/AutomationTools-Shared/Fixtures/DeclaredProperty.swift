/// What tells the properties of a set of declarations apart: a key path leads to one of these, and so
/// does the name of a property.
package final class DeclarationIdentity: Sendable {
  /// Makes one that is like no other.
  package init() {}
}

/// A declaration that is a property of a set.
package protocol DeclaredProperty {
  /// What tells it apart.
  var identity: DeclarationIdentity { get }
}

/// The declarations of a set by the names of its properties.
package struct DeclaredProperties<Declarations> {
  /// The declarations in order.
  package let all: [(name: String, declaration: any DeclaredProperty)]

  /// The set.
  private let declarations: Declarations

  /// Looks into a set.
  ///
  /// - Parameter declarations: The set.
  package init(of declarations: Declarations) {
    self.declarations = declarations
    all = Mirror(reflecting: declarations).children.compactMap { child in
      guard let name = child.label, let declaration = child.value as? any DeclaredProperty else {
        return nil
      }
      return (name, declaration)
    }
  }

  /// Returns the name of the property to which a key path leads.
  ///
  /// - Parameter path: The key path.
  /// - Returns: The name; that of the path in words when it leads to no stored property.
  package func name(of path: PartialKeyPath<Declarations>) -> String {
    let identity = (declarations[keyPath: path] as? any DeclaredProperty)?.identity
    return all.first { $0.declaration.identity === identity }?.name ?? String(describing: path)
  }
}
