import Foundation
import SwiftUI
import Testing

@Suite("UIDevice") struct UIDeviceTests {
  @Test("The device is a phone, with the name of the computer")
  func device() {
    let device = SwiftUI.UIDevice.current
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.systemName == "iOS" && device.model == "iPhone")
    #expect(device.name == ProcessInfo.processInfo.hostName)
    #expect(device.systemVersion == "26.0")
  }

  @Test("What is not known of the device is said as UIKit says it")
  func unknown() {
    let device = SwiftUI.UIDevice.current
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    #expect(device.identifierForVendor == nil)
  }
}
