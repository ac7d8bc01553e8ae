import AccessibilityTree
import Primitives

extension QueryPlan {
  /// What is sought, in few words: `"Next" Button`, `Cell (Element at index 2)`, `Application 'Sample'`.
  var words: String {
    var type = "Element"
    var key: String?
    var remark = ""
    for step in steps {
      switch step {
      case .descendants(let stepType), .children(let stepType):
        type = stepType.name
        key = nil
        remark = ""
      case .identified(let text): key = text
      case .typed(let stepType, let text):
        if stepType != .any { type = stepType.name }
        key = text ?? key
      case .predicate(let predicate): remark = " (Matching \(SafeText.line(predicate.text)))"
      case .containing, .containingPredicate: remark = " (Containing)"
      case .index(let index): remark += " (Element at index \(index))"
      case .first: remark += " (First Match)"
      case .element, .having: break
      }
    }
    if steps.isEmpty { return "Application '\(SafeText.line(application.name))'" }
    if type == "Any" { type = "Element" }
    return (key.map { SafeText.quoted($0) + " " } ?? "") + type + remark
  }

  /// The steps as messages name them, the application first.
  var stepNames: [String] {
    ["Target Application '\(SafeText.line(application.name))'"] + steps.map(\.name)
  }
}

extension QueryStep {
  /// The step as Apple's messages name it.
  var name: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .identified(let key):
      "Elements matching predicate '\(SafeText.quoted(key)) IN identifiers'"
    case .typed(let type, nil): "Elements matching type \(type.name)"
    case .typed(let type, let key?):
      "Elements matching type \(type.name) identifier '\(SafeText.line(key))'"
    case .predicate(let predicate): "Elements matching predicate '\(SafeText.line(predicate.text))'"
    case .containing(let type, nil): "Elements containing elements matching type \(type.name)"
    case .containing(let type, let key?):
      "Elements containing elements matching type \(type.name) identifier '\(SafeText.line(key))'"
    case .containingPredicate(let predicate):
      "Elements containing elements matching predicate '\(SafeText.line(predicate.text))'"
    case .having: "Elements of the kind that is meant"
    case .index(let index): "Element at index \(index)"
    case .first: "First Match"
    case .element(let id): "Element \(id)"
    }
  }
}
