import AccessibilityTree
import Synchronization

/// The answers which elements of a tree input can reach, asked for many at a time and remembered.
final class Hittability: Sendable {
  /// Returns those of some elements that input can reach.
  private let ask: @Sendable ([ElementID]) -> Set<ElementID>

  /// What was answered, by element.
  private let answers = Mutex<[ElementID: Bool]>([:])

  /// Makes a memory without answers.
  ///
  /// - Parameter ask: Returns those of some elements that input can reach.
  init(_ ask: @escaping @Sendable ([ElementID]) -> Set<ElementID>) {
    self.ask = ask
  }

  /// Returns whether input can reach an element.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - candidates: The elements that are likely to be asked about next.
  /// - Returns: Whether it can.
  func isHittable(_ id: ElementID, among candidates: (() -> [ElementID])?) -> Bool {
    if let answer = answers.withLock({ $0[id] }) { return answer }
    // Which elements are candidates may depend on what can be hit, so that no lock is held here.
    let asked = Set(candidates?() ?? []).union([id])
    let known = answers.withLock { Set($0.keys) }
    let unknown = asked.subtracting(known)
    let hittable = ask(unknown.sorted())
    answers.withLock { answers in
      for id in unknown { answers[id] = hittable.contains(id) }
    }
    return hittable.contains(id)
  }
}
