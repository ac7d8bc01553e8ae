import SwiftUI
import Testing

/// What is handed on, as files written for a phone take it.
@Suite("Item providers") @MainActor struct ItemProviderTests {
  /// Hands over what providers have of a class, as courses write it.
  private func load<T>(
    _ type: T.Type, from providers: [NSItemProvider], using load: @escaping (T) -> Void
  ) -> Bool where T: NSItemProviderReading {
    guard let provider = providers.first(where: { $0.canLoadObject(ofClass: type) }) else {
      return false
    }
    provider.loadObject(ofClass: type) { object, _ in
      if let object { load(object) }
    }
    return true
  }

  /// Hands over what providers have of a type that a class stands for.
  private func load<T>(
    _ type: T.Type, from providers: [NSItemProvider], using load: @escaping (T) -> Void
  ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    guard let provider = providers.first(where: { $0.canLoadObject(ofClass: type) }) else {
      return false
    }
    _ = provider.loadObject(ofClass: type) { object, _ in
      if let object { load(object) }
    }
    return true
  }

  @Test func objectsAndWhatTheyStandFor() throws {
    let address = try #require(URL(string: "https://swift.org"))
    var loaded: [String] = []
    let providers = [NSItemProvider(object: address as NSURL), NSItemProvider(object: "word")]
    #expect(load(URL.self, from: providers) { loaded.append($0.absoluteString) })
    #expect(load(NSURL.self, from: providers) { loaded.append($0.absoluteString) })
    #expect(load(String.self, from: providers) { loaded.append($0) })
    #expect(load(NSString.self, from: providers) { loaded.append("\($0)") })
    #expect(loaded == ["https://swift.org", "https://swift.org", "word", "word"])
    #expect(!load(String.self, from: [providers[0]]) { _ in })
  }

  @Test func itemsByTheirType() async throws {
    let file = URL(fileURLWithPath: "/tmp/note.txt")
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == "note.txt")
    var items: [URL?] = []
    provider.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, _ in
      items.append(item as? URL)
    }
    provider.loadItem(forTypeIdentifier: UTType.image.identifier) { item, error in
      #expect(item == nil && error != nil)
    }
    provider.loadItem(forTypeIdentifier: "public.file-url") { (item: NSSecureCoding?, _) in
      items.append((item as? NSURL)?.absoluteURL)
    }
    #expect(items == [file, file])
    let item = try await provider.loadItem(forTypeIdentifier: "public.url")
    #expect(item as? URL == file)
    let text = NSItemProvider(item: "word" as NSString, typeIdentifier: "public.plain-text")
    var texts: [String?] = []
    text.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
      texts.append(data.flatMap { String(data: $0, encoding: .utf8) })
    }
    #expect(texts == ["word"])
  }

  @Test func distancesAreThoseOfTests() {
    let vector = CGVector(dx: 3, dy: 4)
    #expect(hypot(vector.dx, vector.dy) == 5)
  }
}
