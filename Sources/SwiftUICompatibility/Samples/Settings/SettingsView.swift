import SwiftUI

struct SettingsView: View {
    @AppStorage(Keys.name) private var name = "Anonymous"
    @AppStorage(Keys.appearance) private var appearance: Appearance = .system
    @AppStorage(Keys.notifications) private var hasNotifications = true
    @AppStorage(Keys.volume) private var volume = 0.5
    @AppStorage(Keys.fontSize) private var fontSize = 14
    @AppStorage(Keys.quality) private var quality = Quality.medium
    @Environment(\.appVersion) private var version
    @State private var isResetting = false
    @State private var color = Color.blue

    var body: some View {
        NavigationStack {
            Form {
                profileSection
                appearanceSection
                notificationSection
                Section("Playback") {
                    VStack(alignment: .leading) {
                        Text("Volume: \(volume, format: .percent)")
                        Slider(value: $volume, in: 0...1, step: 0.1) {
                            Text("Volume")
                        } minimumValueLabel: {
                            Image(systemName: "speaker")
                        } maximumValueLabel: {
                            Image(systemName: "speaker.wave.3")
                        }
                    }
                    Picker("Quality", selection: $quality) {
                        ForEach(Quality.allCases, id: \.self) { Text($0.name) }
                    }
                    .pickerStyle(.menu)
                }
                Section {
                    LabeledContent("Version", value: version)
                    Link("Website", destination: URL(string: "https://example.com")!)
                    Button("Reset All Settings", role: .destructive) { isResetting = true }
                } header: {
                    Text("About")
                } footer: {
                    Text("Settings are kept on this device only.")
                }
            }
            .navigationTitle("Settings")
            .confirmationDialog(
                "Reset all settings?", isPresented: $isResetting, titleVisibility: .visible
            ) {
                Button("Reset", role: .destructive, action: reset)
            } message: {
                Text("This cannot be undone.")
            }
        }
        .preferredColorScheme(appearance.colorScheme)
        .tint(color)
    }

    private var profileSection: some View {
        Section {
            NavigationLink {
                ProfileView(name: $name)
            } label: {
                HStack(spacing: 12) {
                    Image(systemName: "person.crop.circle.fill")
                        .resizable()
                        .scaledToFit()
                        .frame(width: 40, height: 40)
                        .foregroundStyle(.tint)
                    VStack(alignment: .leading) {
                        Text(name).font(.headline)
                        Text("Profile, photo and more").font(.caption)
                    }
                }
            }
        }
    }

    private var appearanceSection: some View {
        Section(header: Text("Appearance")) {
            Picker("Theme", selection: $appearance) {
                ForEach(Appearance.allCases) { appearance in
                    Text(appearance.title).tag(appearance)
                }
            }
            .pickerStyle(.segmented)
            Stepper("Text size: \(fontSize)", value: $fontSize, in: 10...20, step: 2)
            ColorPicker("Accent", selection: $color, supportsOpacity: false)
        }
    }

    @ViewBuilder private var notificationSection: some View {
        Section {
            Toggle(isOn: $hasNotifications.animation()) {
                Label("Notifications", systemImage: "bell.badge")
            }
            if hasNotifications {
                NavigationLink("Quiet Hours", destination: QuietHoursView())
            }
        } footer: {
            if !hasNotifications {
                Text("You will not hear from us.")
            }
        }
    }

    private func reset() {
        name = "Anonymous"
        appearance = .system
        hasNotifications = true
        volume = 0.5
        fontSize = 14
        quality = .medium
    }
}

struct ProfileView: View {
    @Binding var name: String
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Name", text: $draft, prompt: Text("Your name"))
                .textInputAutocapitalization(.words)
                .autocorrectionDisabled()
                .onSubmit(save)
            Button("Save", action: save)
                .disabled(draft.isEmpty || draft == name)
        }
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { draft = name }
    }

    private func save() {
        name = draft
        dismiss()
    }
}

struct QuietHoursView: View {
    @AppStorage(Keys.quietStart) private var start = 22
    @State private var isOn = false
    @State private var days: Set<String> = ["Sat", "Sun"]

    private let allDays = Calendar(identifier: .gregorian).shortWeekdaySymbols

    var body: some View {
        List {
            Toggle("Quiet Hours", isOn: $isOn)
            Picker("Start", selection: $start) {
                ForEach(18..<24) { hour in
                    Text("\(hour):00").tag(hour)
                }
            }
            .disabled(!isOn)
            Section("Days") {
                ForEach(allDays, id: \.self) { day in
                    Button {
                        if days.contains(day) {
                            days.remove(day)
                        } else {
                            days.insert(day)
                        }
                    } label: {
                        HStack {
                            Text(day).foregroundColor(.primary)
                            Spacer()
                            if days.contains(day) {
                                Image(systemName: "checkmark")
                            }
                        }
                    }
                    .accessibilityAddTraits(days.contains(day) ? [.isSelected] : [])
                }
            }
        }
        .navigationTitle(Text("Quiet Hours"))
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SettingsView()
            SettingsView()
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
    }
}

#Preview("Quiet hours") {
    NavigationStack { QuietHoursView() }
        .environment(\.appVersion, "2.0")
}
