// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shelf",
  traits: ["Automation", .default(enabledTraits: ["Automation"])],
  dependencies: [
    .package(
      path: "../swift-ui-tests",
      traits: [.trait(name: "Automation", condition: .when(traits: ["Automation"]))])
  ],
  targets: [
    .executableTarget(
      name: "Shelf",
      dependencies: [
        .product(name: "AutomationTools-Board", package: "swift-ui-tests"),
        .product(name: "AutomationTools-Host", package: "swift-ui-tests"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .define("BOARD")])
  ]
)
