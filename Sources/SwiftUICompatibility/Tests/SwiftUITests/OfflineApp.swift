import AutomationTools_Host
import Combine
import Network
import SwiftUI

/// What tells of the network, as applications wrap it.
@MainActor class NetworkMonitor: ObservableObject {
  private let monitor = NWPathMonitor()
  private let workerQueue = DispatchQueue(label: "Monitor")
  @Published var isConnected = false
  @Published var isWireless = false

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      let (isConnected, isWireless) = (path.status == .satisfied, path.usesInterfaceType(.wifi))
      Task { @MainActor in
        self?.isConnected = isConnected
        self?.isWireless = isWireless && !path.isExpensive && !path.isConstrained
      }
    }
    monitor.start(queue: workerQueue)
  }

  deinit { monitor.cancel() }
}

/// An application that says whether it is offline.
struct OfflineApp: App {
  private let bridge = AutomationBridge()
  @StateObject private var network = NetworkMonitor()

  var body: some Scene {
    WindowGroup {
      if network.isConnected {
        Text(network.isWireless ? "Online by radio" : "Online")
      } else {
        ContentUnavailableView("Offline", systemImage: "wifi.slash")
      }
      Followed()
    }
  }

  struct Followed: View {
    @State private var words: [String] = []

    var body: some View {
      Text(words.joined(separator: ", "))
        .task {
          for await path in NWPathMonitor() {
            words.append(path.status == .satisfied ? "up" : "down")
          }
        }
    }
  }
}
