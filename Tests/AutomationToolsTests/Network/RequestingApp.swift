import AutomationTools_Host
import Foundation
import FoundationNetworking
import TextUI

/// An application that sends requests to the network in several ways, and shows what comes back.
struct RequestingApp: App {
  private let automationBridge = AutomationBridge()

  var body: some Scene {
    WindowGroup { RequestingView() }
  }
}

/// A button for each way, and the last answer.
struct RequestingView: View {
  @State private var answer = "nothing"
  @State private var load: Task<Void, Never>?

  var body: some View {
    VStack {
      Text(answer).accessibilityIdentifier("answer")
      Button("Shared") { send(.shared) }
      Button("Own") { send(Self.ownSession) }
      Button("Detached") {
        Task {
          let answer = await Task.detached { await Self.answer(of: .shared) }.value
          self.answer = answer
        }
      }
      Button("Own detached") {
        let session = Self.ownSession
        Task {
          let answer = await Task.detached { await Self.answer(of: session) }.value
          self.answer = answer
        }
      }
      Button("Cancel") { load?.cancel() }
    }
  }

  /// A session that is not the shared one.
  private static var ownSession: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.useNetworkStubs()
    return URLSession(configuration: configuration)
  }

  /// Sends the request, and shows what comes back.
  private func send(_ session: URLSession) {
    load = Task { answer = await Self.answer(of: session) }
  }

  /// Sends a request.
  private nonisolated static func answer(of session: URLSession) async -> String {
    guard let url = URL(string: "http://api.invalid/notes?draft=1") else { return "no address" }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    request.httpBody = Data("buy milk".utf8)
    do {
      let (data, response) = try await session.data(for: request)
      let head = response as? HTTPURLResponse
      let kind = head?.value(forHTTPHeaderField: "X-Kind") ?? "-"
      return "\(head?.statusCode ?? 0) \(kind) \(String(decoding: data, as: UTF8.self))"
    } catch let error as URLError {
      return "error \(error.code.rawValue)"
    } catch {
      return "cancelled"
    }
  }
}
