import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: String { rawValue }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

enum Quality: Int, CaseIterable {
    case low, medium, high

    var name: String {
        switch self {
        case .low: "Low"
        case .medium: "Medium"
        case .high: "High"
        }
    }
}

enum Keys {
    static let name = "profile.name"
    static let appearance = "appearance"
    static let notifications = "notifications"
    static let volume = "volume"
    static let fontSize = "fontSize"
    static let quality = "quality"
    static let quietStart = "quietStart"
}

extension EnvironmentValues {
    @Entry var appVersion = "1.0"
}
