import AutomationTools_Core
import SampleApp
import SampleGallery

/// Which elements the pages have that show something, or hold others.
final class ContentTreeTests: GalleryTestCase {
  override func setUp() {
    super.setUp()
    launch()
  }

  func testProgress() {
    gallery.open(.progress)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Progress") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Progress")
      }
      Element(.scrollView) {
        Element(.staticText, "25%", identifier: "automation.gallery.outcome")
        Element(.button, "Go on")
        Element(.activityIndicator, "In progress", value: "1")
        Element(.activityIndicator, "Circular", value: "1") {
          Element(.staticText, "Circular")
        }
        Element(.progressIndicator, "Linear", value: "25%") {
          Element(.staticText, "Linear")
        }
        Element(.progressIndicator, "With a value", value: "25%") {
          Element(.staticText, "With a value")
          Element(.staticText, "25%")
        }
        Element(.staticText, "0")
        Element(.progressIndicator, "Automatic", value: "25%") {
          Element(.staticText, "Automatic")
          Element(.staticText, "25%")
        }
        Element(.staticText, "1")
        Element(.staticText, "0")
        Element(.progressIndicator, "Linear capacity", value: "25%") {
          Element(.staticText, "Linear capacity")
          Element(.staticText, "25%")
        }
        Element(.staticText, "1")
        Element(.staticText, "0")
        Element(.progressIndicator, "Small, linear", value: "25%") {
          Element(.staticText, "Small, linear")
          Element(.staticText, "25%")
        }
        Element(.staticText, "1")
        Element(.staticText, "0")
        Element(.progressIndicator, "Small, full", value: "25%") {
          Element(.staticText, "Small, full")
          Element(.staticText, "25%")
        }
        Element(.staticText, "1")
        Element(.progressIndicator, "Round", value: "25%") {
          Element(.staticText, "Round")
          Element(.staticText, "25%")
        }
        Element(.staticText, "0")
        Element(.staticText, "1")
        Element(.progressIndicator, "Round, full", value: "25%") {
          Element(.staticText, "Round, full")
          Element(.staticText, "25%")
        }
      }
      """
    }
  }

  func testMenus() {
    gallery.open(.menus)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Menus") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Menus")
      }
      Element(.scrollView) {
        Element(.staticText, "Nothing chosen", identifier: "automation.gallery.outcome")
        Element(.button, "Automatic")
        Element(.button, "Borderless")
        Element(.button, "Button")
        Element(.button, "First action")
        Element(.button, "Choices")
        Element(.button, "Disabled", isEnabled: false)
        Element(.staticText, "Hold me")
        Element(.button, "One")
        Element(.button, "Two")
      }
      """
    }
  }

  func testGroups() {
    gallery.open(.groups)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Groups") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Groups")
      }
      Element(.scrollView) {
        Element(.staticText, "Box")
        Element(.staticText, "In the box")
        Element(.button, "Unfolds", value: "Collapsed")
        Element(.staticText, "Label, Value") {
          Element(.staticText, "Label")
          Element(.staticText, "Value")
        }
        Element(.staticText, "Label, and more, Value") {
          Element(.staticText, "Label")
          Element(.staticText, "and more")
          Element(.staticText, "Value")
        }
        Element(.button, "Letters", value: "Collapsed")
        Element(.staticText, "Bills")
        Element(.staticText, "One")
        Element(.staticText, "Two")
        Element(.staticText, "Three")
        Element(.staticText, "Four")
        Element(.staticText, "Narrow")
      }
      """
    }
  }

  func testMessages() {
    gallery.open(.messages)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Messages") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Messages")
      }
      Element(.scrollView) {
        Element(.staticText, "Nothing answered", identifier: "automation.gallery.outcome")
        Element(.button, "Alert")
        Element(.button, "Question")
        Element(.button, "Dialog")
        Element(.button, "Sheet")
        Element(.button, "Cover")
        Element(.button, "Popover")
      }
      """
    }
  }

  func testShapes() {
    gallery.open(.shapes)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Shapes") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Shapes")
      }
      Element(.scrollView) {
        Element(.other, "Red")
        Element(.other, "Orange")
        Element(.other, "Yellow")
        Element(.other, "Green")
        Element(.other, "Blue")
        Element(.other, "Purple")
        Element(.other, "Gray")
        Element(.staticText, "On a ground")
        Element(.staticText, "In a border")
      }
      """
    }
  }

  func testLabels() {
    gallery.open(.labels)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Labels") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Labels")
      }
      Element(.scrollView) {
        Element(.staticText, "Bold")
        Element(.staticText, "Italic")
        Element(.staticText, "Underlined")
        Element(.staticText, "Struck through")
        Element(.staticText, "Strong, emphasized, code")
        Element(.staticText, "Red and blue")
        Element(.image, "Favorite", identifier: "star")
        Element(.staticText, "Title and icon")
        Element(.staticText, "Title only")
        Element(.image, "Icon only", identifier: "star")
        Element(.image, "Love", identifier: "heart.fill")
        Element(.collectionView) {
          Element(.cell) {
            Element(.staticText, "Badge")
            Element(.staticText, "3")
          }
          Element(.cell) {
            Element(.image, "envelope", identifier: "envelope")
            Element(.staticText, "In a row")
            Element(.staticText, "new")
          }
        }
        Element(.staticText, "Hidden words")
        Element(.image, "tray", identifier: "tray")
        Element(.staticText, "Nothing here")
        Element(.staticText, "Come back later.")
      }
      """
    }
  }
}
