import Combine
import SwiftUI

@MainActor
final class ShopViewModel: ObservableObject {
    enum State {
        case idle
        case loading
        case loaded([Product])
        case failed(Error)
    }

    @Published private(set) var state = State.idle
    @Published var query = ""
    @Published private(set) var found: [Product] = []
    @Published var category: Product.Category?

    private let service: ProductService
    private let products = CurrentValueSubject<[Product], Never>([])
    private var subscriptions: Set<AnyCancellable> = []

    init(service: ProductService) {
        self.service = service
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .combineLatest(products, $category)
            .map { query, products, category in
                products.filter { product in
                    (query.isEmpty || product.name.localizedStandardContains(query))
                        && (category == nil || product.category == category)
                }
            }
            .receive(on: DispatchQueue.main)
            .assign(to: \.found, on: self)
            .store(in: &subscriptions)
    }

    func load() async {
        if case .loading = state { return }
        state = .loading
        do {
            let loaded = try await service.products()
            products.send(loaded)
            state = .loaded(loaded)
        } catch {
            state = .failed(error)
        }
    }
}
