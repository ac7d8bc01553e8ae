import SwiftUI

/// An application that sets looks as people do for a phone, before its views are made.
struct AppearanceApp: App {
  init() {
    UIView.setAnimationsEnabled(false)
    UITableView.appearance().backgroundColor = .clear
    if !CommandLine.arguments.contains("-keepsLines") {
      UITableView.appearance().separatorStyle = .none
    }
    UITextView.appearance().backgroundColor = UIColor.systemBackground
    UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(Color.accentColor)
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 12)], for: .selected)
    UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UIDatePicker.appearance().minuteInterval = 15
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = UIColor.systemIndigo
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    bar.shadowColor = .clear
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    UINavigationBar.appearance().compactAppearance = bar
    UINavigationBar.appearance().tintColor = .white
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.normal.iconColor = .systemGray
    tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    UITabBar.appearance().standardAppearance = tabs
    if #available(iOS 15.0, *) { UITabBar.appearance().scrollEdgeAppearance = tabs }
    UITabBar.appearance().unselectedItemTintColor = .black
    UITabBar.appearance().isHidden = CommandLine.arguments.contains("-hidesTabs")
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        Text("Lines \(UITableView.appearance().separatorStyle == .none ? "no" : "yes")")
          .tabItem { Label("First", systemImage: "1.circle") }
        Text("Other").tabItem { Label("Second", systemImage: "2.circle") }
      }
    }
  }
}
