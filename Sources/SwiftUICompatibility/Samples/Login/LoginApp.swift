import SwiftUI

@main
struct LoginApp: App {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup {
            Group {
                if let user = session.user {
                    HomeView(user: user)
                        .transition(.opacity)
                } else {
                    LoginView()
                        .transition(.slide)
                }
            }
            .animation(.easeInOut, value: session.user)
            .environmentObject(session)
        }
    }
}
