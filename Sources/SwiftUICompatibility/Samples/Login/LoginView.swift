import SwiftUI

struct LoginView: View {
    private enum Field: Hashable {
        case email, password
    }

    @EnvironmentObject private var session: Session
    @State private var email = ""
    @State private var password = ""
    @State private var showsPassword = false
    @State private var isRegistering = false
    @State private var showsTerms = false
    @FocusState private var focus: Field?

    private var isValid: Bool {
        email.contains("@") && password.count >= 4
    }

    private var hasError: Binding<Bool> {
        Binding(get: { session.error != nil }, set: { if !$0 { session.error = nil } })
    }

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "lock.shield")
                .font(.system(size: 60))
                .foregroundStyle(
                    LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
                )
                .accessibilityHidden(true)
            Text("Welcome")
                .font(.largeTitle.bold())

            TextField("Email", text: $email)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .disableAutocorrection(true)
                .focused($focus, equals: .email)
                .submitLabel(.next)
            HStack {
                if showsPassword {
                    TextField("Password", text: $password)
                        .focused($focus, equals: .password)
                } else {
                    SecureField("Password", text: $password)
                        .focused($focus, equals: .password)
                }
                Button {
                    showsPassword.toggle()
                } label: {
                    Image(systemName: showsPassword ? "eye.slash" : "eye")
                }
                .accessibilityLabel(showsPassword ? "Hide password" : "Show password")
            }
            .submitLabel(.go)

            if !email.isEmpty && !email.contains("@") {
                Text("This is no address.")
                    .font(.caption)
                    .foregroundColor(.red)
                    .transition(.move(edge: .top))
            }

            Button(action: logIn) {
                Text("Log In")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .disabled(!isValid || session.isBusy)

            HStack {
                Button("Create Account") { isRegistering = true }
                Spacer()
                Button("Terms") { showsTerms = true }
            }
            .font(.footnote)
        }
        .textFieldStyle(.roundedBorder)
        .padding(.horizontal)
        .onSubmit {
            switch focus {
            case .email: focus = .password
            default: logIn()
            }
        }
        .overlay {
            if session.isBusy {
                ProgressView()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.ultraThinMaterial)
                    .ignoresSafeArea()
            }
        }
        .alert(isPresented: hasError, error: session.error) { error in
            if error != .locked {
                Button("Try Again") {
                    password = ""
                    focus = .password
                }
            }
            Button("OK", role: .cancel) {}
        } message: { error in
            Text(error.failureReason ?? "")
        }
        .sheet(isPresented: $isRegistering, onDismiss: { focus = .email }) {
            RegisterView(email: $email)
        }
        .fullScreenCover(isPresented: $showsTerms) {
            TermsView()
        }
        .onAppear { focus = .email }
    }

    private func logIn() {
        guard isValid else { return }
        focus = nil
        Task { await session.logIn(email: email, password: password) }
    }
}

struct TermsView: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        NavigationView {
            ScrollView {
                Text(String(repeating: "You agree to everything. ", count: 40))
                    .padding()
            }
            .navigationBarTitle("Terms", displayMode: .inline)
            .navigationBarItems(
                trailing: Button("Done") {
                    presentationMode.wrappedValue.dismiss()
                })
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

#Preview("Empty") {
    LoginView()
        .environmentObject(Session())
}
