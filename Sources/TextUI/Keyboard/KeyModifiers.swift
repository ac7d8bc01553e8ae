import AccessibilityTree
public import AutomationWire
import TextRendering

/// A modifier that has code take keys while the focus is inside a view.
struct KeyPressModifier: BoxModifier {
  /// Takes a key.
  let action: (KeyPress) -> KeyPress.Result

  /// The keys and what they do, for people.
  var hints: [KeyHint] = []

  func makeBox(_ node: ViewNode) -> KeyPressBox { KeyPressBox(node) }

  func apply(to box: KeyPressBox) {
    box.action = action
    box.hints = hints
  }
}

/// The box of a view whose keys code takes.
final class KeyPressBox: Box, KeyObserver {
  /// Takes a key.
  var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  /// The keys and what they do, for people.
  var hints: [KeyHint] = []

  override var keyObserver: (any KeyObserver)? { self }

  // What is said of one control comes before what the control does with the key; of several, after it.
  func interceptsKey(_ key: KeyPress) -> Bool {
    guard isOfFocusedAlone else { return false }
    return action(key) == .handled
  }

  override func handle(_ key: KeyPress) -> Bool {
    !isOfFocusedAlone && action(key) == .handled
  }

  private var isOfFocusedAlone: Bool {
    let inside = graph.focus.focusables(in: self)
    return inside.count == 1 && inside[0] === graph.focus.focused
  }
}

/// A modifier that lets a view have the focus.
struct FocusableModifier: BoxModifier, Equatable {
  /// Whether it can.
  let isFocusable: Bool

  func makeBox(_ node: ViewNode) -> FocusableBox { FocusableBox(node) }

  func apply(to box: FocusableBox) { box.takesKeys = isFocusable }
}

/// The box of a view that can have the focus.
final class FocusableBox: Box {
  /// Whether it can.
  var takesKeys = true

  override var isFocusable: Bool { takesKeys }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool { takesFocus }

  override func style(_ canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.style.showFocus() }
  }
}

/// A modifier that presses the control inside a view by a key.
struct ShortcutModifier: BoxModifier, Equatable {
  /// The key.
  let shortcut: KeyboardShortcut?

  func makeBox(_ node: ViewNode) -> ShortcutBox { ShortcutBox(node) }

  func apply(to box: ShortcutBox) { box.shortcut = shortcut }
}

/// The box of a view whose control is pressed by a key.
final class ShortcutBox: Box, KeyObserver {
  /// The key.
  var shortcut: KeyboardShortcut?

  override var keyObserver: (any KeyObserver)? { self }

  func handleShortcut(_ key: KeyPress) -> Bool {
    guard let shortcut, shortcut.matches(key), let pressedControl else { return false }
    pressedControl.pressIfEnabled()
    return true
  }

  /// The control that the key presses; `nil` where there is none.
  var pressedControl: PressableBox? { control(in: self) }

  private func control(in box: Box) -> PressableBox? {
    (box as? PressableBox) ?? box.children.lazy.compactMap(control).first
  }
}

extension View {
  /// Takes a key while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's modifier. Of a view that is one control, it has the key before the control.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modified(
      by: KeyPressModifier { press in
        press.key == key && press.modifiers.isEmpty ? action() : .ignored
      })
  }

  /// Takes a key, whatever is held with it, while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Takes some keys while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(
      by: KeyPressModifier { press in
        phases.contains(.down) && keys.contains(press.key) ? action(press) : .ignored
      })
  }

  /// Takes keys of some characters while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(
      by: KeyPressModifier { press in
        guard phases.contains(.down), case .character(let character) = press.key,
          character.unicodeScalars.allSatisfy(characters.contains)
        else { return .ignored }
        return action(press)
      })
  }

  /// Takes all keys while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(by: KeyPressModifier { phases.contains(.down) ? action($0) : .ignored })
  }

  /// Lets the view have the focus.
  ///
  /// Mirrors SwiftUI's modifier.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modified(by: FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the focus for some uses, which a terminal does not tell apart.
  ///
  /// Mirrors SwiftUI's modifier.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Presses the control inside the view by a key, wherever the focus is.
  ///
  /// Mirrors SwiftUI's modifier. Control stands for Command as well, which most terminals keep for themselves.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the control inside the view by a key, wherever the focus is; by none for `nil`.
  ///
  /// Mirrors SwiftUI's modifier.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modified(by: ShortcutModifier(shortcut: shortcut)).environment(\.keyboardShortcut, shortcut)
  }
}

/// Uses of a focus, which a terminal does not tell apart.
///
/// Mirrors SwiftUI's `FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To press.
  public static let activate = FocusInteractions(rawValue: 1 << 0)

  /// To type.
  public static let edit = FocusInteractions(rawValue: 1 << 1)

  /// All.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
