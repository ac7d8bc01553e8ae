import SwiftUI
import Testing

/// What the main bundle finds of the resources of a target.
@Suite struct BundleTests {
  @Test func theMainBundleFindsResourcesOfTargets() async {
    await #expect(processExitsWith: .success) {
      let bundle = Bundle.main
      let url = bundle.url(forResource: "products", withExtension: "json")
      #expect(url?.lastPathComponent == "products.json")
      #expect(bundle.url(forResource: "products.json", withExtension: nil) == url)
      #expect(bundle.url(forResource: "products", withExtension: "json", subdirectory: nil) == url)
      #expect(bundle.path(forResource: "products", ofType: "json") == url?.path)
      #expect(bundle.path(forResource: "products", ofType: "json", inDirectory: nil) == url?.path)
      #expect(
        bundle.urls(forResourcesWithExtension: "json", subdirectory: nil)?.map(\.path)
          == url.map { [$0.path] })
      #expect(bundle.paths(forResourcesOfType: "json", inDirectory: nil) == url.map { [$0.path] })
      #expect(bundle.url(forResource: "prices", withExtension: "json") == nil)
      #expect((bundle.urls(forResourcesWithExtension: "csv", subdirectory: nil) ?? []).isEmpty)
      // Other bundles look into themselves alone.
      let other = Bundle(path: NSTemporaryDirectory())
      #expect(other != nil)
      #expect(other?.url(forResource: "products", withExtension: "json") == nil)
    }
  }
}
