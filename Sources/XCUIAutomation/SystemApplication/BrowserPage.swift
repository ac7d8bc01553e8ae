import AutomationWire
import Foundation

/// What the browser shows, as data: an address, and not what is found there.
struct BrowserPage: Sendable, Hashable {
  /// The address of the page; empty for the page at the start.
  private(set) var address = ""

  /// What is typed in place of the address; `nil` while nothing is.
  private(set) var typed: String?

  /// Whether what is typed next takes the place of all there is.
  private var isAllSelected = false

  /// The link of another application's that is asked about; `nil` for none.
  var asked: URL?

  /// Makes a page.
  init(address: String = "") { self.address = address }

  /// What the field for the address holds: while nothing is typed, no more than whose page it is.
  var field: String {
    if let typed { return typed }
    let host = URL(string: address)?.host ?? address
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// Begins to type an address in place of the one there is.
  mutating func edit() {
    typed = typed ?? address
    isAllSelected = true
  }

  /// Takes a key.
  mutating func take(_ key: KeyPress.Key) {
    guard let typed else { return }
    let kept = isAllSelected ? "" : typed
    switch key {
    case .character(let character): self.typed = kept + String(character)
    case .delete: self.typed = String(kept.dropLast())
    case .clear: self.typed = ""
    case .escape: self.typed = nil
    case .return, .enter: go()
    default: break
    }
    isAllSelected = false
  }

  /// Goes to what was typed: to an address, to an application whose link it is, or to what is found of it.
  mutating func go() {
    let text = (typed ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    typed = nil
    guard !text.isEmpty else { return }
    let url = URL(string: text)
    switch url?.scheme?.lowercased() {
    case "http", "https", "about", "data": address = text
    case _? where text.contains(":") && !text.contains(" ") && !Self.isPort(in: text): asked = url
    default:
      address = text.contains(" ") || !text.contains(".") ? Self.search(text) : "https://\(text)"
    }
  }

  /// Whether a text is a host with a port, as in `localhost:8080`, and no link.
  private static func isPort(in text: String) -> Bool {
    text.split(separator: ":").dropFirst().first?.first?.isNumber ?? false
  }

  /// The address of what is found of some words.
  private static func search(_ words: String) -> String {
    if isPort(in: words) { return "http://\(words)" }
    var components = URLComponents()
    (components.scheme, components.host, components.path) = ("https", "www.google.com", "/search")
    components.queryItems = [URLQueryItem(name: "q", value: words)]
    return components.string ?? words
  }
}
