import Foundation
import SwiftUI
import Testing

@Suite("UIDevice") struct UIDeviceTests {
  @Test("The device is the computer, with the screen of a phone")
  func device() {
    let device = SwiftUI.UIDevice.current
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.systemName == "Linux")
    #expect(device.name == ProcessInfo.processInfo.hostName)
    #expect(device.systemVersion.split(separator: ".").count == 3)
  }

  @Test("What is not known of the device is said as UIKit says it")
  func unknown() {
    let device = SwiftUI.UIDevice.current
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    #expect(device.identifierForVendor == nil)
  }
}
