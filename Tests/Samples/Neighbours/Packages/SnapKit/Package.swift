// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SnapKit",
  products: [.library(name: "SnapKit", targets: ["SnapKit"])],
  targets: [.target(name: "SnapKit")]
)
