// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Helpers",
  dependencies: [.package(name: "Snapline", path: "../..")],
  targets: [
    .target(
      name: "Helpers",
      dependencies: [.product(name: "Snapline", package: "Snapline")],
      path: ".",
      exclude: ["Introduction.md", "README.md", "Unpictured.md"]
    )
  ]
)
