// swift-tools-version: 6.2
import PackageDescription

// A package of its own: without `--sanitize=fuzzer` its programs don't link.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Snapline", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzSolver",
      dependencies: [.product(name: "Snapline", package: "Snapline")]
    ),
    .executableTarget(
      name: "FuzzInterface",
      dependencies: [
        .product(name: "Snapline", package: "Snapline"),
        .product(name: "SnaplineInterfaceBuilder", package: "Snapline"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
