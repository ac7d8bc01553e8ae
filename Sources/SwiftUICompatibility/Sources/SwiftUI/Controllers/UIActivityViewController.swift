public import Foundation
import UIKit

/// Something that can be done with what is handed on.
///
/// Mirrors UIKit's class, as far as a sheet is asked for or without it.
open class UIActivity: NSObject {
  /// What it is.
  ///
  /// Mirrors UIKit's structure.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copying.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")

    /// Sending by mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")

    /// Sending as a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")

    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")

    /// Keeping as a picture.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")

    /// Sending to a device that is near.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")

    /// Keeping for later.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList")

    /// Giving to a person.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
  }
}

/// The sheet in which something is handed on.
///
/// Mirrors UIKit's class: it is shown as that of `ShareLink`, which copies the text.
@MainActor @preconcurrency public final class UIActivityViewController: UIViewController {
  /// What is called when the sheet is closed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is handed on.
  private var items: [Any] = []

  /// What is called when the sheet is closed: with what was done, if anything was.
  public var completionWithItemsHandler: CompletionWithItemsHandler?

  /// What the sheet does not offer; of no effect.
  public var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: What is handed on: texts and addresses as they are, anything else by its description.
  ///   - applicationActivities: What the application itself does with it; the sheet does not offer that.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init()
    items = activityItems
  }

  /// What is handed on, as text.
  var text: String {
    items.map { item in
      switch item {
      case let url as URL: url.absoluteString
      case let picture as UIImage: "\(Int(picture.size.width)) × \(Int(picture.size.height))"
      default: "\(item)"
      }
    }.joined(separator: "\n")
  }
}
