import SwiftUI

struct HomeView: View {
    let user: User
    @EnvironmentObject private var session: Session
    @State private var isLeaving = false
    @State private var showsDetails = false

    var body: some View {
        VStack {
            Text("Hello, \(user.email)")
                .font(.headline)
            Button("Details") { showsDetails.toggle() }
                .popover(isPresented: $showsDetails, arrowEdge: .top) {
                    VStack {
                        Text("Member since today")
                        Button("Close") { showsDetails = false }
                    }
                    .padding()
                    .presentationCompactAdaptation(.popover)
                }
            Button("Log Out", role: .destructive) { isLeaving = true }
        }
        .confirmationDialog("Log out?", isPresented: $isLeaving) {
            Button("Log Out", role: .destructive) {
                session.logOut()
            }
            Button("Stay", role: .cancel) {}
        }
    }
}

struct RegisterView: View {
    @Binding var email: String
    @State private var birthday = Date(timeIntervalSince1970: 946_684_800)
    @State private var accepts = false
    @State private var plan = "Free"
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section("You") {
                    TextField("Email", text: $email)
                    DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
                }
                Section {
                    Picker("Plan", selection: $plan) {
                        Text("Free").tag("Free")
                        Text("Family").tag("Family")
                        Text("Pro").tag("Pro")
                    }
                    Toggle("I accept the terms", isOn: $accepts)
                } footer: {
                    if !accepts { Text("Without them there is no account.") }
                }
            }
            .navigationTitle("New Account")
            .toolbar {
                Button("Create") { dismiss() }
                    .disabled(!accepts || email.isEmpty)
            }
        }
        .presentationDetents([.fraction(0.8)])
        .presentationDragIndicator(.visible)
    }
}

#Preview("Home") {
    HomeView(user: User(email: "ada@example.com"))
        .environmentObject(Session())
}
