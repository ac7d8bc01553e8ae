import Foundation
import SampleApp
import Testing

@Suite("Links into the sample") struct DeepLinkTests {
  @Test("Each place has a link that leads back to it")
  func places() throws {
    for place in [DeepLink.articles, .article(7), .settings] {
      #expect(DeepLink(try #require(URL(string: place.link))) == place)
    }
  }

  @Test(
    "Other links lead nowhere",
    arguments: [
      "sample://", "sample://articles/x", "sample://articles/1/2", "other://settings",
      "settings", "sample://settings/1",
    ])
  func others(_ link: String) throws {
    #expect(DeepLink(try #require(URL(string: link))) == nil)
  }
}
