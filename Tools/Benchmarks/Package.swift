// swift-tools-version: 6.2
import PackageDescription

/// As in the manifest of Snapline itself.
let house: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (Context.environment["SNAPLINE_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Snapline", path: "../..")
  ],
  targets: [
    // How benchmarks measure, report and record; knows nothing of Snapline.
    .target(name: "Frame", swiftSettings: house),
    // Counts allocations, by taking the place of the C library's functions.
    .target(name: "Allocations"),
    .target(name: "TestSupport", swiftSettings: house),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "Frame", "Allocations", "TestSupport", .product(name: "Snapline", package: "Snapline"),
      ],
    // Counts what a whole program asks of the heap.
    .target(name: "CHeap"),
    .executableTarget(
      name: "Bench",
      dependencies: ["Frame", "CHeap", .product(name: "Snapline", package: "Snapline")],
    .systemLibrary(
      name: "CPangoFT",
      pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    // The peer of the text's benchmark.
    .target(name: "BarePango", dependencies: ["CPangoFT"]),
    .executableTarget(
      name: "Bench",
      dependencies: ["Frame", "BarePango", .product(name: "Snapline", package: "Snapline")],
      swiftSettings: house
    ),
  ],
  swiftLanguageModes: [.v6]
)
