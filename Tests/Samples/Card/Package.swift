// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Card",
  products: [.library(name: "Card", targets: ["Card"])],
  dependencies: [.package(name: "Snapline", path: "../../..")],
  targets: [
    .target(name: "Card", dependencies: [.product(name: "Snapline", package: "Snapline")]),
    .executableTarget(name: "Draw", dependencies: ["Card"]),
    .testTarget(
      name: "CardTests",
      dependencies: ["Card", .product(name: "SnaplineTesting", package: "Snapline")]
    ),
  ]
)
