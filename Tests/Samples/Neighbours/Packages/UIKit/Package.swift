// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "UIKit",
  products: [.library(name: "UIKit", targets: ["UIKit"])],
  targets: [.target(name: "UIKit")]
)
