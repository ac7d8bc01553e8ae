import AutomationTools_Shared
import Foundation
import Testing

/// Which requests a stub's pattern means, and what is said of those it does not.
struct RequestPatternTests {
  /// A request to hold patterns against.
  private static let request = RecordedRequest(
    method: "POST", url: "http://api.example:8080/articles/a%20b?page=2&tag=x&tag=y",
    headers: ["Accept": "text/plain"], body: Data(#"{"b": [1, true], "a": null}"#.utf8))

  @Test(arguments: [
    RequestPattern(),
    RequestPattern(method: "post", host: "API.example", path: "/articles/a b"),
    RequestPattern(host: "*.example"),
    RequestPattern(host: "api.*"),
    RequestPattern(path: "*"),
    RequestPattern(path: "/*/a b"),
    RequestPattern(path: "/art*les*b"),
    RequestPattern(query: ["page": "2", "tag": "y"]),
    RequestPattern(headers: ["accept": "text/plain"]),
    RequestPattern(body: .contains(#""b""#)),
    RequestPattern(body: .equals(#"{"b": [1, true], "a": null}"#)),
    RequestPattern(body: .json(#"{"a":null,"b":[1,true]}"#)),
    .post("/articles/*", host: "api.example", body: .contains("null")),
  ])
  func matches(_ pattern: RequestPattern) {
    #expect(pattern.mismatch(with: Self.request) == nil)
  }

  @Test(arguments: [
    (RequestPattern(method: "get"), "the method is POST, not GET"),
    (RequestPattern(host: "example"), "the host is “api.example”, not “example”"),
    (
      RequestPattern(host: "api.example*example"),
      "the host is “api.example”, not “api.example*example”"
    ),
    (RequestPattern(path: "/articles"), "the path is “/articles/a b”, not “/articles”"),
    (RequestPattern(path: "/*/c*"), "the path is “/articles/a b”, not “/*/c*”"),
    (RequestPattern(query: ["size": "1"]), "the query has no “size”"),
    (RequestPattern(query: ["tag": "z"]), "the query's “tag” is “x”, “y”, not “z”"),
    (RequestPattern(headers: ["Cookie": "1"]), "there is no header “Cookie”"),
    (
      RequestPattern(headers: ["Accept": "text/html"]),
      "the header “Accept” is “text/plain”, not “text/html”"
    ),
    (
      RequestPattern(body: .contains("c")),
      #"the body “{"b": [1, true], "a": null}” does not hold “c”"#
    ),
    (
      RequestPattern(body: .json(#"{"a":null}"#)),
      #"the body is {"b": [1, true], "a": null}, not the JSON {"a":null}"#
    ),
  ])
  func tellsWhatDiffers(_ pattern: RequestPattern, _ mismatch: String) {
    #expect(pattern.mismatch(with: Self.request) == mismatch)
  }

  @Test func aPathThatIsEmptyIsTheRoot() {
    let request = RecordedRequest(method: "GET", url: "http://api.example")
    #expect(RequestPattern.get("/").mismatch(with: request) == nil)
  }

  @Test func aPatternReadsAsARequest() {
    let pattern = RequestPattern(
      method: "get", host: "api.example", path: "/a", query: ["q": "1", "p": "2"],
      headers: ["Accept": "x"], body: .contains("y"))
    #expect(pattern.description == "GET api.example/a?p=2&q=1, Accept: x, body with “y”")
    #expect(RequestPattern().description == "any method */*")
  }
}
