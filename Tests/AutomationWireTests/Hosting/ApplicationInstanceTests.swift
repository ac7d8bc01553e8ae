import Testing

@testable import AutomationWire

/// What goes with a running application.
@Suite("The instance of an application") struct ApplicationInstanceTests {
  /// A refusal.
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// An instance of nothing.
  private let instance = ApplicationInstance(LaunchConfiguration(), name: "Clock, launch 1")

  @Test("A command is answered with what it returns, the later of two with one name")
  func commands() {
    instance.offer("bytes") { $0.reversed() }
    #expect(instance.run("bytes", [1, 2, 255]) == .returned([255, 2, 1]))
    instance.offer("bytes") { _ in [] }
    #expect(instance.run("bytes", [1]) == .returned([]))
  }

  @Test("A command that is not offered, or fails, is told of")
  func refusals() {
    instance.offer("refuse") { throw Refusal(description: "\($0.count) are too many.") }
    #expect(instance.run("refuse", [1, 2]) == .failed("2 are too many."))
    #expect(instance.run("miss", []) == .unknownCommand(offered: ["refuse"]))
  }

  @Test("What the launch says of gates and permissions holds from the start")
  func launch() {
    var configuration = LaunchConfiguration()
    configuration.decisions = [.camera: true, .photos: false]
    let instance = ApplicationInstance(configuration)
    #expect(instance.services.status(of: .camera) == .authorized)
    #expect(instance.services.status(of: .photos) == .denied)
    #expect(instance.services.status(of: .location) == .notDetermined)
  }

  @Test("An object of each type is kept, and made once")
  func attachments() {
    final class Note: Sendable {}
    let note = instance.attachment { Note() }
    #expect(instance.attachment { Note() } === note)
    #expect(ApplicationInstance(LaunchConfiguration()).attachment { Note() } !== note)
  }

  @Test("Code of an instance is its own; of code without one two that run are told")
  func callers() {
    let other = ApplicationInstance(LaunchConfiguration(), name: "Radio, launch 2")
    for each in [instance, other] { each.begin() }
    defer { for each in [instance, other] { each.end() } }
    let mine: Set = [ObjectIdentifier(instance), ObjectIdentifier(other)]
    /// The instance found, of these two.
    func found() -> ApplicationInstance? {
      ApplicationInstance.ofCaller("asks for the network") { mine.contains(ObjectIdentifier($0)) }
    }
    ApplicationInstance.$current.withValue(instance) { #expect(found() === instance) }
    #expect(instance.takeEvents().isEmpty)
    #expect(found() === other)
    #expect(found() === other)
    let warning = HostEvent.warning(
      "Code outside of any task of an application asks for the network, and may be that of Clock, launch 1 and "
        + "Radio, launch 2. It counts as that of Radio, launch 2: let it run in a task that the application starts."
    )
    #expect(instance.takeEvents() == [warning])
    #expect(other.takeEvents() == [warning])
    other.end()
    #expect(found() === instance)
    #expect(instance.takeEvents().isEmpty)
    instance.end()
    #expect(found() == nil)
  }
}
