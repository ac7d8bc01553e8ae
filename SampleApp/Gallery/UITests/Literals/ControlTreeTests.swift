import AutomationTools_Core
import SampleApp
import SampleGallery

/// Which elements the pages with controls have.
final class ControlTreeTests: GalleryTestCase {
  override func setUp() {
    super.setUp()
    launch()
  }

  func testButtons() {
    gallery.open(.buttons)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Buttons") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Buttons")
      }
      Element(.scrollView) {
        Element(.staticText, "Nothing pressed", identifier: "automation.gallery.outcome")
        Element(.button, "Automatic")
        Element(.button, "Bordered")
        Element(.button, "Prominent")
        Element(.button, "Borderless")
        Element(.button, "Plain")
        Element(.button, "Own style")
        Element(.button, "Destructive")
        Element(.button, "With a picture") {
          Element(.image, "Favorite", identifier: "star")
        }
        Element(.button, "Disabled", isEnabled: false)
        Element(.button, "Share…") {
          Element(.image, "Share", identifier: "square.and.arrow.up")
        }
        Element(.link, "Link")
      }
      """
    }
  }

  func testToggles() {
    gallery.open(.toggles)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Toggles") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Toggles")
      }
      Element(.scrollView) {
        Element(.staticText, "2 of 4 are on", identifier: "automation.gallery.outcome")
        Element(.switch, "Automatic", value: "0") {
          Element(.staticText, "Automatic")
          Element(.switch, value: "0")
        }
        Element(.switch, "Switch", value: "1") {
          Element(.staticText, "Switch")
          Element(.switch, value: "1")
        }
        Element(.checkBox, "Check box", value: "0") {
          Element(.staticText, "Check box")
        }
        Element(.switch, "Button", value: "1", isSelected: true) {
          Element(.staticText, "Button")
        }
        Element(.switch, "Picture", value: "0") {
          Element(.image, "bell", identifier: "bell")
          Element(.staticText, "Picture")
          Element(.switch, value: "0")
        }
        Element(.switch, "Disabled", value: "1", isEnabled: false) {
          Element(.staticText, "Disabled", isEnabled: false)
          Element(.switch, value: "1", isEnabled: false)
        }
        Element(.switch, "Hidden label", value: "1") {
          Element(.switch, value: "1")
        }
      }
      """
    }
  }

  func testPickers() {
    gallery.open(.pickers)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Pickers") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Pickers")
      }
      Element(.scrollView) {
        Element(.staticText, "Size M", identifier: "automation.gallery.outcome")
        Element(.button, "Automatic, M", value: "M") {
          Element(.staticText, "Automatic")
          Element(.staticText, "M")
        }
        Element(.button, "Menu, M", value: "M") {
          Element(.staticText, "Menu")
          Element(.staticText, "M")
        }
        Element(.segmentedControl) {
          Element(.button, "S")
          Element(.button, "M", isSelected: true)
          Element(.button, "L")
        }
        Element(.staticText, "Inline")
        Element(.button, "S", value: "0")
        Element(.button, "M", value: "1", isSelected: true)
        Element(.button, "L", value: "0")
        Element(.picker, "Wheel") {
          Element(.pickerWheel, value: "M")
        }
        Element(.button, "Disabled, M", value: "M", isEnabled: false) {
          Element(.staticText, "Disabled", isEnabled: false)
          Element(.staticText, "M", isEnabled: false)
        }
      }
      """
    }
  }

  func testNumbers() {
    gallery.open(.numbers)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Numbers") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Numbers")
      }
      Element(.scrollView) {
        Element(.staticText, "3 at 50%", identifier: "automation.gallery.outcome")
        Element(.stepper, "Count") {
          Element(.staticText, "Count")
          Element(.button, "Decrement")
          Element(.button, "Increment")
        }
        Element(.stepper, "By hand") {
          Element(.staticText, "By hand")
          Element(.button, "Decrement")
          Element(.button, "Increment")
        }
        Element(.stepper, "Disabled", isEnabled: false) {
          Element(.staticText, "Disabled", isEnabled: false)
          Element(.button, "Decrement", isEnabled: false)
          Element(.button, "Increment", isEnabled: false)
        }
        Element(.slider, "Volume", value: "50%")
        Element(.slider, "Steps", value: "50%") {
          Element(.staticText, "0")
          Element(.staticText, "1")
        }
        Element(.slider, "Disabled", value: "50%", isEnabled: false)
      }
      """
    }
  }

  func testDates() {
    gallery.open(.dates)
    assertInlineSnapshot(of: app, as: .outline) {
      """
      Element(.navigationBar, identifier: "Dates") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Dates")
      }
      Element(.scrollView) {
        Element(.staticText, "2026-03-01T09:00:00Z", identifier: "automation.gallery.outcome")
        Element(.datePicker, "Compact") {
          Element(.staticText, "Compact")
          Element(.button, "Date and Time Picker") {
            Element(.button, "1 Mar 2026", value: "1 Mar 2026")
            Element(.button, "09:00", value: "09:00")
          }
        }
        Element(.datePicker, "Day") {
          Element(.staticText, "Day")
          Element(.button, "Date Picker", value: "1 Mar 2026") {
            Element(.staticText, "1 Mar 2026")
          }
        }
        Element(.datePicker, "Time") {
          Element(.staticText, "Time")
          Element(.button, "Time Picker", value: "09:00") {
            Element(.staticText, "09:00")
          }
        }
        Element(.datePicker, "Graphical") {
          Element(.button, "Previous Month", identifier: "DatePicker.PreviousMonth") {
            Element(.staticText, "‹")
          }
          Element(.button, "Show year picker", identifier: "DatePicker.Show", value: "March 2026") {
            Element(.staticText, "March 2026")
          }
          Element(.button, "Next Month", identifier: "DatePicker.NextMonth") {
            Element(.staticText, "›")
          }
          Element(.collectionView) {
            Element(.button, "Sunday 1 March", isSelected: true) {
              Element(.staticText, "1")
            }
            Element(.button, "Monday 2 March") {
              Element(.staticText, "2")
            }
            Element(.button, "Tuesday 3 March") {
              Element(.staticText, "3")
            }
            Element(.button, "Wednesday 4 March") {
              Element(.staticText, "4")
            }
            Element(.button, "Thursday 5 March") {
              Element(.staticText, "5")
            }
            Element(.button, "Friday 6 March") {
              Element(.staticText, "6")
            }
            Element(.button, "Saturday 7 March") {
              Element(.staticText, "7")
            }
            Element(.button, "Sunday 8 March") {
              Element(.staticText, "8")
            }
            Element(.button, "Monday 9 March") {
              Element(.staticText, "9")
            }
            Element(.button, "Tuesday 10 March") {
              Element(.staticText, "10")
            }
            Element(.button, "Wednesday 11 March") {
              Element(.staticText, "11")
            }
            Element(.button, "Thursday 12 March") {
              Element(.staticText, "12")
            }
            Element(.button, "Friday 13 March") {
              Element(.staticText, "13")
            }
            Element(.button, "Saturday 14 March") {
              Element(.staticText, "14")
            }
            Element(.button, "Sunday 15 March") {
              Element(.staticText, "15")
            }
            Element(.button, "Monday 16 March") {
              Element(.staticText, "16")
            }
            Element(.button, "Tuesday 17 March") {
              Element(.staticText, "17")
            }
            Element(.button, "Wednesday 18 March") {
              Element(.staticText, "18")
            }
            Element(.button, "Thursday 19 March") {
              Element(.staticText, "19")
            }
            Element(.button, "Friday 20 March") {
              Element(.staticText, "20")
            }
            Element(.button, "Saturday 21 March") {
              Element(.staticText, "21")
            }
            Element(.button, "Sunday 22 March") {
              Element(.staticText, "22")
            }
            Element(.button, "Monday 23 March") {
              Element(.staticText, "23")
            }
            Element(.button, "Tuesday 24 March") {
              Element(.staticText, "24")
            }
            Element(.button, "Wednesday 25 March") {
              Element(.staticText, "25")
            }
            Element(.button, "Thursday 26 March") {
              Element(.staticText, "26")
            }
            Element(.button, "Friday 27 March") {
              Element(.staticText, "27")
            }
            Element(.button, "Saturday 28 March") {
              Element(.staticText, "28")
            }
            Element(.button, "Sunday 29 March") {
              Element(.staticText, "29")
            }
            Element(.button, "Monday 30 March") {
              Element(.staticText, "30")
            }
            Element(.button, "Tuesday 31 March") {
              Element(.staticText, "31")
            }
          }
        }
        Element(.datePicker, "Wheel") {
          Element(.picker) {
            Element(.pickerWheel, value: "March")
          }
          Element(.picker) {
            Element(.pickerWheel, value: "1")
          }
          Element(.picker) {
            Element(.pickerWheel, value: "2026")
          }
        }
        Element(.colorWell, "Color", value: "Red") {
          Element(.staticText, "Color")
        }
      }
      """
    }
  }

  func testFields() {
    gallery.open(.fields)
    assertInlineSnapshot(of: app, as: .outline) {
      #"""
      Element(.navigationBar, identifier: "Fields") {
        Element(.button, "Gallery", identifier: "BackButton")
        Element(.staticText, "Fields")
      }
      Element(.scrollView) {
        Element(.staticText, "Nothing sent", identifier: "automation.gallery.outcome")
        Element(.textField, placeholderValue: "Automatic") {
          Element(.staticText, "Automatic")
        }
        Element(.textField, placeholderValue: "Plain") {
          Element(.staticText, "Plain")
        }
        Element(.textField, placeholderValue: "Rounded border") {
          Element(.staticText, "Rounded border")
        }
        Element(.textField, placeholderValue: "Disabled", isEnabled: false) {
          Element(.staticText, "Disabled", isEnabled: false)
        }
        Element(.secureTextField, placeholderValue: "Password") {
          Element(.staticText, "Password")
        }
        Element(.textView, value: "Several\nlines")
      }
      """#
    }
  }
}
