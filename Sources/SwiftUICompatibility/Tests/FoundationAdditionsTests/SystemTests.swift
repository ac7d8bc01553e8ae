import FoundationAdditions
import Testing

/// What a program asks the system for by Foundation.
@Suite("System") struct SystemTests {
  @Test("Folders of the user") func folders() {
    let home = URL.homeDirectory.path
    #expect(URL.documentsDirectory.path == home + "/Documents")
    #expect(URL.cachesDirectory.path.hasPrefix("/"))
    #expect(URL.temporaryDirectory.path == FileManager.default.temporaryDirectory.path)
    #expect(URL.documentsDirectory.appending(path: "notes.json").lastPathComponent == "notes.json")
  }

  @Test("The folder of a group of applications") func group() throws {
    let name = "group.tests.\(UUID().uuidString)"
    let files = FileManager.default
    let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? files.removeItem(at: folder) }
    #expect(folder.lastPathComponent == name)
    try Data("kept".utf8).write(to: folder.appendingPathComponent("note"))
    let again = files.containerURL(forSecurityApplicationGroupIdentifier: name)
    #expect(again == folder && files.fileExists(atPath: folder.path + "/note"))
    for wrong in ["", "..", "a/../../b"] {
      #expect(files.containerURL(forSecurityApplicationGroupIdentifier: wrong) == nil)
    }
  }

  @Test("Notifications one after the other, until nobody waits") func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("tested")
    let notifications = center.notifications(named: name)
    for number in 0..<3 {
      center.post(name: name, object: nil, userInfo: ["number": number])
      center.post(name: Notification.Name("another"), object: nil)
    }
    var numbers: [Int] = []
    for await notification in notifications {
      numbers.append(notification.userInfo?["number"] as? Int ?? -1)
      if numbers.count == 3 { break }
    }
    #expect(numbers == [0, 1, 2])
    // Another that waits has those from then on.
    var iterator = notifications.makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 7])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 7)
    let task = Task { for await _ in center.notifications(named: name) {} }
    task.cancel()
    await task.value
  }

  @Test("Clocks, pools and power") func others() {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(autoreleasepool { 3 } == 3)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  @Test("Files are read and written in turn, at once") func coordination() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let coordinator = NSFileCoordinator()
    let file = folder.appending(path: "note")
    var error: NSError?
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
      try? Data("kept".utf8).write(to: url)
    }
    var text: String?
    coordinator.coordinate(readingItemAt: file, error: nil) { url in
      text = try? String(contentsOf: url, encoding: .utf8)
    }
    #expect(text == "kept" && error == nil)
  }

  @Test("Platforms") func platforms() {
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
    let name = Notification.Name.NSProcessInfoPowerStateDidChange
    #expect(name.rawValue == "NSProcessInfoPowerStateDidChangeNotification")
    #expect(ProcessInfo.thermalStateDidChangeNotification != name)
  }
}
