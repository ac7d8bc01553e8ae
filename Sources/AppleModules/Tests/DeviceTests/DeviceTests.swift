import AudioToolbox
import CoreHaptics
import LocalAuthentication
import QuartzCore
import Testing
import WidgetKit

/// What applications ask of a device that a terminal is not.
struct DeviceTests {
  @Test("Nobody is known by a face, and the error says why") func faces() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain)
    #expect(error?.code == LAError.Code.biometryNotEnrolled.rawValue)
    #expect(error?.localizedDescription == "No identities are enrolled.")
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(context.biometryType == .faceID)
    do {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To unlock")
      Issue.record("Somebody is known.")
    } catch LAError.passcodeNotSet {
    } catch {
      Issue.record("Another error: \(error)")
    }
    let reply = await withCheckedContinuation { continuation in
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To unlock"
      ) { isKnown, error in
        continuation.resume(returning: (isKnown, (error as? LAError)?.code))
      }
    }
    #expect(reply == (false, .biometryNotEnrolled))
  }

  @Test("The hardware does not shake, and an engine says so") func shaking() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
    let pattern = try CHHapticPattern(
      events: [
        CHHapticEvent(eventType: .hapticTransient, parameters: [sharp], relativeTime: 0.5),
        CHHapticEvent(
          eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: 2),
      ], parameters: [])
    #expect(pattern.duration == 2)
  }

  @Test("A sound is over at once, and what follows it is called") func sounds() async {
    AudioServicesPlaySystemSound(1104)
    await withCheckedContinuation { continuation in
      AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { continuation.resume() }
    }
  }

  @Test("There are no widgets to be shown anew") func widgets() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "Steps")
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    WidgetCenter.shared.getCurrentConfigurations { #expect((try? $0.get())?.isEmpty == true) }
  }

  @Test("The time of the clock of animations passes") func time() async throws {
    let start = CACurrentMediaTime()
    try await Task.sleep(for: .milliseconds(20))
    #expect(CACurrentMediaTime() - start >= 0.02)
  }
}
