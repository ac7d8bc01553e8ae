import SwiftUI

struct User: Equatable, Identifiable {
    let email: String
    var id: String { email }
}

enum LoginError: LocalizedError, Equatable {
    case wrongPassword(left: Int)
    case locked

    var errorDescription: String? {
        switch self {
        case .wrongPassword: return NSLocalizedString("Wrong Password", comment: "Title of an alert")
        case .locked: return "Account Locked"
        }
    }

    var failureReason: String? {
        switch self {
        case .wrongPassword(let left): return "You can try \(left) more times."
        case .locked: return "Too many attempts."
        }
    }
}

@MainActor
final class Session: ObservableObject {
    @Published private(set) var user: User?
    @Published private(set) var isBusy = false
    @Published var error: LoginError?

    private var attempts = 0

    func logIn(email: String, password: String) async {
        isBusy = true
        defer { isBusy = false }
        try? await Task.sleep(for: .milliseconds(500))
        guard password == "swordfish" else {
            attempts += 1
            error = attempts < 3 ? .wrongPassword(left: 3 - attempts) : .locked
            return
        }
        attempts = 0
        user = User(email: email)
    }

    func logOut() {
        user = nil
    }
}
