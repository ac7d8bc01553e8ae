import Foundation

/// A page of the gallery; shared with tests.
public enum GalleryPage: String, CaseIterable, Identifiable, Sendable {
  /// Buttons, by their styles and roles.
  case buttons

  /// Switches and check boxes.
  case toggles

  /// Choices of one among several.
  case pickers

  /// Numbers.
  case numbers

  /// Dates and colours.
  case dates

  /// Text to type.
  case fields

  /// How far something is.
  case progress

  /// Menus.
  case menus

  /// What holds others together.
  case groups

  /// Alerts, dialogs and sheets.
  case messages

  /// Shapes and colours.
  case shapes

  /// What only shows something.
  case labels

  /// The page itself.
  public var id: Self { self }

  /// The title.
  public var title: String { rawValue.capitalized }
}
