import Foundation
import SwiftUI

struct Note: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var text: String
    var color: NoteColor = .yellow
    var isPinned = false
    var edited = Date()

    var preview: String {
        text.isEmpty ? "No additional text" : text.components(separatedBy: .newlines).first ?? ""
    }
}

enum NoteColor: String, CaseIterable, Identifiable, Codable {
    case yellow, green, blue

    var id: Self { self }

    var paper: Image { Image(.notePaper) }

    var color: Color {
        switch self {
        case .yellow: return .yellow
        case .green: return .green
        case .blue: return Color(.brand)
        }
    }
}

extension Note {
    static let samples = [
        Note(title: "Groceries", text: "Milk\nBread\nApples"),
        Note(title: "Ideas", text: "An app that waters plants", color: .green),
        Note(title: "Birthday", text: "", color: .blue),
    ]
}
