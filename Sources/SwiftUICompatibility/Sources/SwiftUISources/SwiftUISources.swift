import Foundation
import PackagePlugin

/// Gives the target of an application the one file that its own need here which import Foundation alone.
///
/// ```swift
/// .executableTarget(
///   name: "Notes",
///   dependencies: [.product(name: "SwiftUICompatibility", package: "SwiftUICompatibility")],
///   plugins: [.plugin(name: "SwiftUISources", package: "SwiftUICompatibility")])
/// ```
///
/// On Apple's platforms `import Foundation` brings Combine's words along: a model that is an `ObservableObject` with `@Published` properties
/// often imports nothing else, and so does one that loads from the network. The file brings SwiftUI and Combine along for all files of the
/// target, and `FoundationNetworking` where one of them names `URLSession` or what belongs to it: it makes a program start later. That is why
/// `URLSession.dataTaskPublisher(for:)`, which needs both, is declared in the file itself, where one of them names it; and so are the names of
/// what is in the target's asset catalogues, as Xcode declares them: `Image(.logo)`, `Color(.brand)`.
@main struct SwiftUISources: BuildToolPlugin {
  /// Writes the file for a target, unless it is there.
  ///
  /// - Parameters:
  ///   - context: Where it goes.
  ///   - target: The target.
  /// - Returns: A command that does nothing, and brings the file into the target.
  /// - Throws: When the file cannot be written.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.pluginWorkDirectoryURL
    let file = folder.appendingPathComponent("SwiftUISources.swift")
    var modules = ["Combine", "SwiftUI"]
    let sources = sources(of: target)
    let usesNetwork = Self.networkWords.contains { word in sources.contains { $0.contains(word) } }
    if usesNetwork { modules.append("FoundationNetworking") }
    var code = modules.map { "@_exported public import \($0)\n" }.joined()
    if sources.contains(where: { $0.contains("dataTaskPublisher") }) { code += Self.taskPublisher }
    code += AssetSymbols(in: target.directoryURL, sources: sources).code
    let text = Data(code.utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file) }
    return [
      .prebuildCommand(
        displayName: "SwiftUI sources of \(target.name)",
        executable: URL(fileURLWithPath: "/bin/true"),
        arguments: [], outputFilesDirectory: folder)
    ]
  }

  /// Words of what Foundation has in another module here.
  private static let networkWords = [
    "URLSession", "URLRequest", "URLResponse", "URLProtocol", "URLCache", "URLCredential",
    "HTTPCookie", "dataTaskPublisher",
  ]

  /// Returns the files of a target.
  private func sources(of target: any Target) -> [String] {
    let files = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    return files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
  }

  /// What Foundation has for those who load by Combine.
  private static let taskPublisher = """

    extension URLSession {
      /// A publisher of what is loaded, once for each subscriber.
      struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError

        /// What is asked for.
        let request: URLRequest

        /// What loads it.
        let session: URLSession

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let (request, session, load) = (request, session, Load())
          Deferred {
            Future<Output, Failure> { promise in
              let isDone = Promise(call: promise)
              load.begin(
                session.dataTask(with: request) { data, response, error in
                  if let response, error == nil {
                    isDone.call(.success((data: data ?? Data(), response: response)))
                  } else {
                    isDone.call(.failure(error as? URLError ?? URLError(.unknown)))
                  }
                })
            }
          }
          .handleEvents(receiveCancel: { load.cancel() })
          .receive(subscriber: subscriber)
        }
      }

      /// What is called with the answer, on whatever thread.
      private struct Promise: @unchecked Sendable {
        let call: (Result<DataTaskPublisher.Output, URLError>) -> Void
      }

      /// What is loaded for a subscriber.
      private final class Load: @unchecked Sendable {
        private let lock = NSLock()
        private var task: URLSessionDataTask?

        func begin(_ task: URLSessionDataTask) {
          lock.withLock { self.task = task }
          task.resume()
        }

        func cancel() { lock.withLock { task }?.cancel() }
      }

      /// Returns a publisher of what is at an address.
      func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
      }

      /// Returns a publisher of the answer to a request.
      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }
    }

    """
}
