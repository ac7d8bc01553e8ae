import Foundation

struct Product: Identifiable, Hashable, Codable, Sendable {
    enum Category: String, Codable, CaseIterable, Sendable {
        case fruit = "Fruit"
        case bakery = "Bakery"
        case dairy = "Dairy"
    }

    let id: Int
    let name: String
    let category: Category
    let price: Decimal
    let rating: Double
}

protocol ProductService: Sendable {
    func products() async throws -> [Product]
}

enum ServiceError: LocalizedError {
    case offline
    case noProducts

    var errorDescription: String? {
        switch self {
        case .offline: return "The shop cannot be reached."
        case .noProducts: return "The shop is empty."
        }
    }

    var recoverySuggestion: String? { "Look at your connection, and try again." }
}

struct SampleProductService: ProductService {
    func products() async throws -> [Product] {
        try await Task.sleep(nanoseconds: 800_000_000)
        if ProcessInfo.processInfo.arguments.contains("-offline") {
            throw ServiceError.offline
        }
        guard let url = Bundle.main.url(forResource: "products", withExtension: "json") else {
            throw ServiceError.noProducts
        }
        return try JSONDecoder().decode([Product].self, from: Data(contentsOf: url))
    }
}
