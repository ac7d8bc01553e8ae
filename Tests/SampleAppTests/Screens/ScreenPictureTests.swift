import AccessibilityTree
import AutomationWire
import Foundation
import Testing
import TextRendering

@testable import SampleApp

/// Pictures of three applications at four sizes, light and dark, in 16 colours and in all.
///
/// They are what the applications draw today; `RECORD_PICTURES=1` makes them anew. Look at those that changed.
@MainActor @Suite("The pictures of screens", .serialized) struct ScreenPictureTests {
  /// An application, and what is tapped in it before the picture is taken.
  struct Subject: Sendable {
    let name: String
    let arguments: [String]
    let taps: [String]
  }

  /// A look of a terminal.
  struct Look: Sendable {
    let name: String
    let appearance: HostAppearance
    let colors: ColorLevel
  }

  nonisolated static let subjects = [
    Subject(name: "articles", arguments: [LaunchArgumentKey.skipOnboarding.rawValue], taps: []),
    Subject(name: "gallery", arguments: ["-app", "gallery"], taps: ["Buttons"]),
    Subject(name: "accounts", arguments: ["-app", "accounts"], taps: ["Add"]),
  ]

  nonisolated static let looks = [
    Look(name: "dark", appearance: .dark, colors: .trueColor),
    Look(name: "light", appearance: .light, colors: .trueColor),
    Look(name: "dark-16", appearance: .dark, colors: .ansi16),
    Look(name: "light-16", appearance: .light, colors: .ansi16),
  ]

  /// The sizes, each of which is shown in all looks.
  nonisolated static let sizes = [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
    Size(width: 200, height: 60),
  ]

  private var folder: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent() }
      .appendingPathComponent(".github/screens")
  }

  private func picture(_ subject: Subject, _ size: Size, _ look: Look) throws -> String {
    let app = try HostedSampleApp(
      arguments: [LaunchArgumentKey.useInMemoryUserDefaults.rawValue] + subject.arguments,
      environment: ["TEXTUI_FOOTER": "shown"], size: size, appearance: look.appearance)
    for tap in subject.taps { #expect(app.tap(tap), "\(tap) in \(subject.name) at \(size)") }
    let palette: TerminalPalette = look.appearance == .light ? .light : .dark
    var grid = app.grid
    grid.setStyle(x: 0, y: 0, width: grid.width, height: grid.height) { style in
      style.foreground = TerminalPalette.xterm.nearest(to: style.foreground, at: look.colors)
      style.background = TerminalPalette.xterm.nearest(to: style.background, at: look.colors)
    }
    return SVGWriter(palette: palette).document(grid)
  }

  @Test("Each is what is drawn", arguments: subjects)
  func pictures(of subject: Subject) throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for size in Self.sizes {
      for look in Self.looks {
        let name = "\(subject.name)-\(size.width)x\(size.height)-\(look.name).svg"
        let file = folder.appendingPathComponent(name)
        let picture = try picture(subject, size, look)
        if isRecording { try picture.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == picture, "\(name)")
      }
    }
  }

  @Test("None is left over, and they are small")
  func folderHoldsNothingElse() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    let count = Self.sizes.count * Self.looks.count * Self.subjects.count
    #expect(files.count == count)
    let bytes = try files.reduce(0) { try $0 + Data(contentsOf: $1).count }
    #expect(bytes < 600_000)
  }
}
