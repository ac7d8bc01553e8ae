import Combine
import Foundation

final class Cart: ObservableObject {
    @Published private(set) var amounts: [Product: Int] = [:]
    @Published private(set) var total: Decimal = 0
    @Published private(set) var count = 0

    private var cancellables = Set<AnyCancellable>()

    init() {
        $amounts
            .map { $0.reduce(Decimal(0)) { $0 + $1.key.price * Decimal($1.value) } }
            .removeDuplicates()
            .assign(to: &$total)
        $amounts
            .map { $0.values.reduce(0, +) }
            .sink { [weak self] in self?.count = $0 }
            .store(in: &cancellables)
    }

    var products: [Product] {
        amounts.keys.sorted { $0.name < $1.name }
    }

    func amount(of product: Product) -> Int {
        amounts[product, default: 0]
    }

    func set(_ amount: Int, of product: Product) {
        amounts[product] = amount > 0 ? amount : nil
    }

    func empty() {
        amounts.removeAll()
    }
}
