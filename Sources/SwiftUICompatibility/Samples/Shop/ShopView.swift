import SwiftUI

enum Route: Hashable {
    case product(Product)
    case cart
    case thanks(Decimal)
}

struct ShopView: View {
    @StateObject var viewModel: ShopViewModel
    @EnvironmentObject private var cart: Cart
    @State private var path = NavigationPath()

    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

    var body: some View {
        NavigationStack(path: $path) {
            content
                .navigationTitle("Shop")
                .searchable(text: $viewModel.query)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                            path.append(Route.cart)
                        } label: {
                            Label("Cart", systemImage: "cart")
                                .labelStyle(.iconOnly)
                        }
                        .badge(cart.count)
                        .accessibilityValue("\(cart.count) items")
                    }
                }
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .product(let product):
                        ProductView(product: product)
                    case .cart:
                        CartView(path: $path)
                    case let .thanks(total):
                        ThanksView(total: total) {
                            path.removeLast(path.count)
                        }
                    }
                }
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle, .loading:
            ProgressView("Loading…")
                .progressViewStyle(.circular)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let error):
            VStack(spacing: 8) {
                Image(systemName: "wifi.slash").font(.largeTitle)
                Text(error.localizedDescription)
                    .multilineTextAlignment(.center)
                Button("Try Again") {
                    Task { await viewModel.load() }
                }
                .buttonStyle(.borderedProminent)
            }
            .padding()
        case .loaded:
            ScrollView {
                categoryPicker
                LazyVGrid(columns: columns, spacing: 16) {
                    ForEach(viewModel.found) { product in
                        NavigationLink(value: Route.product(product)) {
                            ProductCard(product: product)
                        }
                        .buttonStyle(.plain)
                    }
                }
                .animation(.default, value: viewModel.found)
            }
            .refreshable { await viewModel.load() }
        }
    }

    private var categoryPicker: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                ForEach(Product.Category.allCases, id: \.rawValue) { category in
                    let isChosen = viewModel.category == category
                    Button(category.rawValue) {
                        viewModel.category = isChosen ? nil : category
                    }
                    .buttonStyle(ChipStyle(isOn: isChosen))
                    .accessibilityAddTraits(isChosen ? .isSelected : [])
                }
            }
        }
    }
}

struct ChipStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .background(isOn ? Color.accentColor : Color(.systemGray5), in: Capsule())
            .foregroundColor(isOn ? .white : .primary)
            .opacity(configuration.isPressed ? 0.6 : 1)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

struct ProductCard: View {
    let product: Product

    var body: some View {
        VStack(alignment: .leading) {
            Text(product.name).bold()
            Text(product.price, format: .currency(code: "EUR"))
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(8)
        .background {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .strokeBorder(Color(.separator))
        }
        .contentShape(Rectangle())
    }
}

#Preview {
    ShopView(viewModel: ShopViewModel(service: SampleProductService()))
        .environmentObject(Cart())
}
