public import Foundation
import Primitives
import Synchronization
import XCTestAdditions

/// Prepares an application for pictures of it, as the function of fastlane's `SnapshotHelper.swift` does.
///
/// It is here because that file of a suite cannot be compiled on this platform; leave it out of the target with
/// `exclude: ["SnapshotHelper.swift"]`. See ``Snapshot``.
///
/// - Parameters:
///   - app: The application, which is launched after this.
///   - waitForAnimations: Whether pictures wait a second for animations; here they need not, and do not.
public func setupSnapshot(_ app: XCUIApplication, waitForAnimations: Bool = true) {
  Snapshot.setupSnapshot(app, waitForAnimations: waitForAnimations)
}

/// Takes a picture of the screen, as the function of fastlane's `SnapshotHelper.swift` does.
///
/// - Parameters:
///   - name: What the picture is called.
///   - waitForLoadingIndicator: Whether it waits for what is loaded from the network; see ``Snapshot/snapshot(_:timeWaitingForIdle:)``.
public func snapshot(_ name: String, waitForLoadingIndicator: Bool) {
  Snapshot.snapshot(name, timeWaitingForIdle: waitForLoadingIndicator ? 20 : 0)
}

/// Takes a picture of the screen, as the function of fastlane's `SnapshotHelper.swift` does.
///
/// - Parameters:
///   - name: What the picture is called.
///   - timeout: How long it waits for what is loaded, in seconds; see ``Snapshot/snapshot(_:timeWaitingForIdle:)``.
public func snapshot(_ name: String, timeWaitingForIdle timeout: TimeInterval = 20) {
  Snapshot.snapshot(name, timeWaitingForIdle: timeout)
}

/// Pictures of an application for its page in a store, as fastlane's `snapshot` takes them.
///
/// Mirrors the class of fastlane's `SnapshotHelper.swift`. Every picture is attached to the test, and kept when it passes. The environment
/// variable `UITEST_SNAPSHOTS` names the folder that is fastlane's cache directory elsewhere, where `language.txt`, `locale.txt` and
/// `snapshot-launch_arguments.txt` say how the application is launched, where they are there, and pictures are written:
///
/// ```
/// shots/language.txt             de-DE
/// shots/screenshots/0Launch.png
/// ```
///
/// Their names have no device in front, and a picture is as large as the application's screen.
public final class Snapshot {
  /// What a suite says before it takes pictures.
  private struct State {
    /// The application.
    var app: XCUIApplication?

    /// Whether pictures are to wait for animations.
    var waitsForAnimations = true

    /// The folder that the files are read from and written to; `nil` for none.
    var folder: URL?

    /// The language of the application; empty for its own.
    var language = ""

    /// The language and region of the application; empty for its own.
    var locale = ""
  }

  /// The state, which is that of the process as fastlane's is.
  private static let state = Mutex(State(folder: folder))

  /// The folder that the environment names.
  private static var folder: URL? {
    let path = ProcessInfo.processInfo.environment["UITEST_SNAPSHOTS"] ?? ""
    return path.isEmpty ? nil : URL(fileURLWithPath: path)
  }

  /// There is nothing to make.
  private init() {}

  /// The application that was prepared last.
  public static var app: XCUIApplication? {
    get { state.withLock { $0.app } }
    set { state.withLock { $0.app = newValue } }
  }

  /// Whether pictures are to wait a second for animations; here they need not, and do not.
  public static var waitForAnimations: Bool {
    get { state.withLock { $0.waitsForAnimations } }
    set { state.withLock { $0.waitsForAnimations = newValue } }
  }

  /// The folder that the files are read from and written to; `nil` for none.
  public static var cacheDirectory: URL? {
    get { state.withLock { $0.folder } }
    set { state.withLock { $0.folder = newValue } }
  }

  /// The folder that pictures are written to; `nil` for none.
  public static var screenshotsDirectory: URL? {
    cacheDirectory?.appendingPathComponent("screenshots", isDirectory: true)
  }

  /// The language of the application, such as `de-DE`; empty for its own.
  public static var deviceLanguage: String {
    get { state.withLock { $0.language } }
    set { state.withLock { $0.language = newValue } }
  }

  /// The language and region of the application, such as `de_DE`; empty for its own.
  public static var currentLocale: String {
    get { state.withLock { $0.locale } }
    set { state.withLock { $0.locale = newValue } }
  }
}

// MARK: - Preparing

extension Snapshot {
  /// Prepares an application for pictures of it, which is launched after this.
  ///
  /// Its arguments are fastlane's: the language and the locale, `-FASTLANE_SNAPSHOT YES -ui_testing`, and those of the file.
  ///
  /// - Parameters:
  ///   - app: The application.
  ///   - waitForAnimations: Whether pictures are to wait a second for animations.
  public static func setupSnapshot(_ app: XCUIApplication, waitForAnimations: Bool = true) {
    self.app = app
    self.waitForAnimations = waitForAnimations
    setLanguage(app)
    setLocale(app)
    setLaunchArguments(app)
  }

  /// States the language that the file names.
  public static func setLanguage(_ app: XCUIApplication) {
    if let text = text(of: "language.txt") { deviceLanguage = text }
    guard !deviceLanguage.isEmpty else { return }
    app.launchArguments += ["-AppleLanguages", "(\(deviceLanguage))"]
  }

  /// States the language and region that the file names, or that follow from the language.
  public static func setLocale(_ app: XCUIApplication) {
    if let text = text(of: "locale.txt") { currentLocale = text }
    if currentLocale.isEmpty, !deviceLanguage.isEmpty {
      currentLocale = deviceLanguage.replacing("-", with: "_")
    }
    guard !currentLocale.isEmpty else { return }
    app.launchArguments += ["-AppleLocale", "\"\(currentLocale)\""]
  }

  /// States that pictures are taken, and the arguments in the file: words, and what stands in quotation marks.
  public static func setLaunchArguments(_ app: XCUIApplication) {
    app.launchArguments += ["-FASTLANE_SNAPSHOT", "YES", "-ui_testing"]
    let text = text(of: "snapshot-launch_arguments.txt") ?? ""
    app.launchArguments += text.matches(of: /".+?"|\S+/).map { String($0.output) }
  }

  /// The text of a file in the folder, without spaces around it; `nil` where there is none, which is no defect.
  private static func text(of file: String) -> String? {
    guard let url = cacheDirectory?.appendingPathComponent(file),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return nil }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

// MARK: - Taking pictures

extension Snapshot {
  /// Takes a picture of the screen, and keeps it with the test, and in the folder if there is one.
  ///
  /// A picture that cannot be written there fails the test. In a test that is over with a failure none is taken.
  ///
  /// - Parameters:
  ///   - name: What the picture is called.
  ///   - timeout: How long it waits for what is loaded from the network, in seconds. It need not here: there is no indicator of the
  ///     network to wait for, and a picture shows the application at rest.
  public static func snapshot(_ name: String, timeWaitingForIdle timeout: TimeInterval = 20) {
    guard !TestScope.current.isOver else { return }
    let picture = XCUIScreen.main.screenshot()
    let attachment = XCTAttachment(screenshot: picture)
    attachment.name = name
    attachment.lifetime = .keepAlways
    XCTContext.runActivity(named: "snapshot: \(name)") { $0.add(attachment) }
    guard let folder = screenshotsDirectory else { return }
    let file = folder.appendingPathComponent(ResultsFolder.safeName(name) + ".png")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.pngRepresentation.write(to: file)
    } catch {
      RunningTest.fail(
        "Failed to write the snapshot \(SafeText.quoted(name)): \(file.path): \(error.localizedDescription)",
        at: FailurePlace(of: .capture()))
    }
  }
}
