import AccessibilityTree

// What is of one type on one version of iOS is of another on the next, or is recorded as the one and the other: suites ask for either.

extension QueryStep {
  /// What may be meant by a type besides what is of it.
  private struct OtherMeaning {
    /// The type.
    let type: ElementType

    /// What is true of those that are meant.
    var states: ElementNode.States = []

    /// Returns what may be meant by a type; `nil` for most.
    static func of(_ type: ElementType) -> OtherMeaning? {
      switch type {
      // A list was a table up to iOS 15.
      case .table: OtherMeaning(type: .collectionView)
      // A text field of several lines is a text view underneath.
      case .textView: OtherMeaning(type: .textField, states: .multiline)
      // The choices of a picker in a list are recorded as switches.
      case .switch: OtherMeaning(type: .button, states: .choice)
      default: nil
      }
    }
  }

  /// Returns the steps of a query with what else may be meant by the types that they ask for; `nil` where there is nothing else.
  static func otherMeaning(of steps: [QueryStep], in tree: ElementTree) -> [QueryStep]? {
    var isOther = false
    var others: [QueryStep] = []
    for step in steps {
      if let other = step.otherMeaning, tree.count(of: other.type) > 0 {
        others += step.steps(for: other)
        isOther = true
      } else {
        others.append(step)
      }
    }
    return isOther ? others : nil
  }

  /// What may be meant by the type that the step asks for.
  private var otherMeaning: OtherMeaning? {
    switch self {
    case .descendants(let type), .children(let type), .typed(let type, _), .containing(let type, _):
      .of(type)
    default: nil
    }
  }

  /// Returns the steps that ask for what else is meant in place of this one.
  private func steps(for other: OtherMeaning) -> [QueryStep] {
    let kept: [QueryStep] = other.states.isEmpty ? [] : [.having(other.states)]
    return switch self {
    case .descendants: [.descendants(other.type)] + kept
    case .children: [.children(other.type)] + kept
    case .typed(_, let key): [.typed(other.type, key: key)] + kept
    case .containing(_, let key): [.containing(other.type, key: key)]
    default: [self]
    }
  }
}
