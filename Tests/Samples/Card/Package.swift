// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Card",
  dependencies: [
    .package(name: "Snapline", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Card",
      dependencies: [.product(name: "Snapline", package: "Snapline")]
    )
  ]
)
