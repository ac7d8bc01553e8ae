import SwiftUI

@main
struct ShopApp: App {
    @StateObject private var cart = Cart()

    var body: some Scene {
        WindowGroup {
            ShopView(viewModel: ShopViewModel(service: SampleProductService()))
                .environmentObject(cart)
        }
    }
}
