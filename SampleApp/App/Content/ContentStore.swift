import Foundation
import FoundationNetworking
import TextUI

/// The articles: those that come with the application, or those of a server.
@MainActor @Observable final class ContentStore {
  /// The articles, as far as they were loaded.
  private(set) var articles: LoadState<[Article]>

  /// Where the articles are loaded from; `nil` for those that come with the application.
  @ObservationIgnored private let url: URL?

  /// Makes a store.
  ///
  /// - Parameter address: Where the articles are loaded from; `nil` for those that come with the
  ///   application.
  init(address: String? = nil) {
    guard let address else {
      url = nil
      articles = .loaded(Article.all)
      return
    }
    url = URL(string: address)
    articles = url == nil ? .failed(.address(address)) : .notLoaded
  }

  /// Returns an article by its number; `nil` when it is not there, or not yet.
  func article(_ number: Int) -> Article? {
    guard case .loaded(let articles) = articles else { return nil }
    return articles.first { $0.id == number }
  }

  /// Loads the articles, anew if need be.
  func load() async {
    guard let url, articles != .loading else { return }
    articles = .loading
    do {
      let (data, response) = try await URLSession.shared.data(from: url)
      if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
        articles = .failed(.status(status))
        return
      }
      articles = .loaded(try JSONDecoder().decode([Article].self, from: data))
    } catch is DecodingError {
      articles = .failed(.nonsense)
    } catch let error as URLError where error.code == .notConnectedToInternet {
      articles = .failed(.noConnection)
    } catch  where Task.isCancelled {
      articles = .notLoaded
    } catch {
      articles = .failed(.other)
    }
  }
}
