import SwiftUI

struct ProductView: View {
    let product: Product
    @EnvironmentObject private var cart: Cart
    @State private var amount = 1
    @State private var wasAdded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(product.category.rawValue.uppercased())
                .font(.caption)
                .kerning(1)
                .foregroundStyle(.secondary)
            StarsView(rating: product.rating)
            Text(product.price.formatted(.currency(code: "EUR")))
                .font(.system(.title, design: .rounded))
            Stepper(value: $amount, in: 1...9) {
                Text("Amount: \(amount)")
            }
            Button {
                cart.set(cart.amount(of: product) + amount, of: product)
                wasAdded = true
            } label: {
                Text("Add to Cart")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            Spacer()
        }
        .padding()
        .navigationTitle(product.name)
        .overlay(alignment: .bottom) {
            if wasAdded {
                Text("Added \(amount)")
                    .padding(12)
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .task {
                        try? await Task.sleep(for: .seconds(2))
                        withAnimation { wasAdded = false }
                    }
            }
        }
    }
}

struct StarsView: View {
    let rating: Double

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { index in
                Image(systemName: name(of: index))
            }
        }
        .foregroundStyle(.yellow)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating, specifier: "%.1f") of 5")
    }

    private func name(of index: Int) -> String {
        let rest = rating - Double(index)
        return rest >= 1 ? "star.fill" : rest > 0 ? "star.leadinghalf.filled" : "star"
    }
}

struct CartView: View {
    @EnvironmentObject var cart: Cart
    @Binding var path: NavigationPath
    @State private var isAsking = false

    var body: some View {
        List {
            ForEach(cart.products) { product in
                HStack {
                    Text("\(cart.amount(of: product)) × \(product.name)")
                    Spacer()
                    Text(product.price * Decimal(cart.amount(of: product)), format: .currency(code: "EUR"))
                        .monospacedDigit()
                }
            }
            .onDelete { offsets in
                for index in offsets {
                    cart.set(0, of: cart.products[index])
                }
            }
            if !cart.products.isEmpty {
                LabeledContent("Total") {
                    Text(cart.total, format: .currency(code: "EUR")).bold()
                }
            }
        }
        .navigationTitle("Cart")
        .safeAreaInset(edge: .bottom) {
            Button("Check Out") { isAsking = true }
                .buttonStyle(.borderedProminent)
                .disabled(cart.products.isEmpty)
        }
        .alert(isPresented: $isAsking) {
            Alert(
                title: Text("Buy \(cart.count) items?"),
                message: Text("You pay \(cart.total.formatted(.currency(code: "EUR")))."),
                primaryButton: .default(Text("Buy")) {
                    let total = cart.total
                    cart.empty()
                    path.append(Route.thanks(total))
                },
                secondaryButton: .cancel()
            )
        }
    }
}

struct ThanksView: View {
    let total: Decimal
    let goHome: () -> Void

    var body: some View {
        VStack {
            Image(systemName: "checkmark.seal.fill")
                .symbolRenderingMode(.hierarchical)
                .imageScale(.large)
            Text("Thank you!").font(.title)
            Text("You paid \(total, format: .currency(code: "EUR")).")
            Button("Back to the Shop", action: goHome)
        }
        .navigationBarBackButtonHidden()
        .navigationBarTitle("Done", displayMode: .inline)
    }
}

#Preview("Product") {
    NavigationStack {
        ProductView(product: Product(id: 1, name: "Apples", category: .fruit, price: 2.99, rating: 4.5))
    }
    .environmentObject(Cart())
}
