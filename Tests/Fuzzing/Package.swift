// swift-tools-version: 6.2

import PackageDescription

// A package of its own: the toolchain's libFuzzer brings the `main` of each program, and all code has to count its edges.
// `./fuzz` builds it, and runs what it is told to.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "swift-ui-tests", path: "../..")],
  targets: [
    .target(name: "FuzzSupport"),
    .target(
      name: "NaivePredicates",
      dependencies: [.product(name: "XCUIAutomation", package: "swift-ui-tests")]),
  ]
)

/// The programs, each with the product whose code it tries.
let fuzzers = [
  "FuzzLaunchArguments": "AutomationTools-Core",
  "FuzzPages": "AutomationTrace",
  "FuzzPictures": "AutomationWire",
  "FuzzPredicates": "XCUIAutomation",
  "FuzzTerminalInput": "TextUI",
  "FuzzTextLayout": "AutomationWire",
  "FuzzTrees": "AutomationWire",
  "FuzzWire": "AutomationWire",
  "FuzzWriters": "AutomationWire",
]

for (name, product) in fuzzers.sorted(by: { $0.key < $1.key }) {
  package.targets.append(
    .executableTarget(
      name: name,
      dependencies: ["FuzzSupport", .product(name: product, package: "swift-ui-tests")]
        + (name == "FuzzPredicates" ? ["NaivePredicates"] : [])))
}
