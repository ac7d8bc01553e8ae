import AccessibilityTree
import Testing

@testable import TextUI

/// What controls are called, and what value they have, by what their labels are made of.
@MainActor struct ControlNameTests {
  @Test func picturesBesideATextHaveNoPartInTheName() {
    let view = HostedView(width: 40, height: 12) {
      NavigationStack {
        VStack {
          Button {
          } label: {
            HStack {
              Text("Get Started")
              Image(systemName: "arrow.right")
            }
          }
          NavigationLink {
            Text("page")
          } label: {
            HStack {
              Image(systemName: "gear")
              Text("General")
            }
          }
          Toggle(isOn: .constant(true)) {
            HStack {
              Image(systemName: "wifi")
              Text("Wi-Fi")
            }
          }
          Menu {
            Button("Copy") {}
          } label: {
            HStack {
              Image(systemName: "gear")
              Text("More")
            }
          }
        }
      }
    }
    #expect(view.element("Get Started", .button)?.label == "Get Started")
    #expect(view.element("General", .button)?.label == "General")
    #expect(view.element("Wi-Fi", .switch)?.label == "Wi-Fi")
    #expect(view.element("More", .button)?.label == "More")
  }

  @Test func aPictureIsTheNameWhereItIsAllThereIsOrHasALabel() {
    let view = HostedView(width: 40, height: 6) {
      Button {
      } label: {
        Image(systemName: "gear")
      }
      Button {
      } label: {
        HStack {
          Image(systemName: "star").accessibilityLabel("Favourite")
          Text("Paris")
        }
      }
    }
    #expect(view.element("gear", .button)?.label == "Settings")
    #expect(view.element("Favourite, Paris", .button) != nil)
  }

  @Test func aCombinedElementKeepsItsPictures() {
    let view = HostedView(width: 40, height: 3) {
      HStack {
        Image(systemName: "gear")
        Text("General")
      }.accessibilityElement(children: .combine)
    }
    #expect(view.element("Settings, General") != nil)
  }

  @Test func aValueInsideIsTheControls() {
    let view = HostedView(width: 40, height: 8) {
      NavigationStack {
        NavigationLink {
          Text("page")
        } label: {
          VStack {
            Text("Stretch")
            Text("daily")
          }
          .accessibilityElement(children: .ignore).accessibilityLabel("Stretch")
          .accessibilityValue("Every day")
        }
        Button {
        } label: {
          Text("Plain").accessibilityValue("seven")
        }
        Button("Own") {}.accessibilityValue("own")
        Toggle(isOn: .constant(true)) { Text("Switch").accessibilityValue("inner") }
      }
    }
    #expect(view.element("Stretch", .button)?.value == "Every day")
    #expect(view.element("Plain", .button)?.value == "seven")
    #expect(view.element("Own", .button)?.value == "own")
    #expect(view.element("Switch", .switch)?.value == "1")
  }

  @Test func theButtonsOfAStepperAreIdentifiedByARowOfWhichItIsAPart() {
    let view = HostedView(width: 40, height: 3) {
      HStack {
        Text("Font Size")
        Spacer()
        Stepper("size", value: .constant(8))
      }.accessibilityIdentifier("FontSizeStepper")
    }
    #expect(view.element("FontSizeStepper-Increment", .button)?.label == "Increment")
    #expect(view.element("FontSizeStepper-Decrement", .button)?.label == "Decrement")
  }
}
