// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Snapline", path: "../..")
  ],
  targets: [
    // How benchmarks measure, report and record; knows nothing of Snapline.
    .target(name: "Frame", swiftSettings: house),
    .executableTarget(
      name: "Bench",
      dependencies: ["Frame", .product(name: "Snapline", package: "Snapline")],
      swiftSettings: house
    ),
  ],
  swiftLanguageModes: [.v6]
)
