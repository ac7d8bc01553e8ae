import CoreLocation
import TextUI
import UIKit
import os

/// A file of an app as it stands on iOS but for the toolkit's name: what `UIKit` and TextUI both bring is not ambiguous.
struct ArticleRow: View {
  private static let logger = Logger(subsystem: "com.example.counter", category: "articles")

  let title: String
  let isWide = UIScreen.main.bounds.width > 100
  let distance: CLLocationDistance = 0
  let insets = UIEdgeInsets.zero

  var body: some View {
    VStack {
      Text(title).padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
      TextField("Search", text: .constant("")).keyboardType(.default)
      Button("Copy") {
        UIPasteboard.general.string = title
        Self.logger.debug("\(title, privacy: .private) was copied")
      }
    }
  }
}
