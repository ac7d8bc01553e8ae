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

    var errorDescription: String? { "The shop cannot be reached." }
    var recoverySuggestion: String? { "Look at your connection, and try again." }
}

struct SampleProductService: ProductService {
    func products() async throws -> [Product] {
        try await Task.sleep(nanoseconds: 800_000_000)
        if ProcessInfo.processInfo.arguments.contains("-offline") {
            throw ServiceError.offline
        }
        return [
            Product(id: 1, name: "Apples", category: .fruit, price: 2.99, rating: 4.5),
            Product(id: 2, name: "Pears", category: .fruit, price: 3.49, rating: 4),
            Product(id: 3, name: "Bread", category: .bakery, price: 2.2, rating: 5),
            Product(id: 4, name: "Butter", category: .dairy, price: 1.79, rating: 3.5),
        ]
    }
}
