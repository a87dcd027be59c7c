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

/// Has the compiler count benchmarks as part of Snapline's package: the solver is no product, and nothing
/// outside of the package can use it otherwise.
///
/// The name of that package is the name of its folder. A target with this setting needs
/// `packageAccess: false`, or Swift Package Manager names this package instead.
let inSnapline: SwiftSetting = {
  let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "snapline"
  let name = folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
  return .unsafeFlags(["-package-name", String(name)])
}()

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Snapline", path: "../..")
  ],
  targets: [
    // How benchmarks measure, report and record; knows nothing of Snapline.
    .target(name: "Frame", dependencies: ["CLimits"], swiftSettings: house),
    // Ends programs that take too long.
    .target(name: "CLimits"),
    // Counts what a whole program asks of the heap.
    .target(name: "CHeap"),
    .target(name: "TestSupport", swiftSettings: house),
    .systemLibrary(
      name: "CPangoFT",
      pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    // The peer of PNG files.
    .target(name: "LibPNG", linkerSettings: [.linkedLibrary("png")]),
    // The peer of the text's benchmark.
    .target(name: "BarePango", dependencies: ["CPangoFT"]),
    // Holds pictures against those of other programs.
    .executableTarget(
      name: "Judge",
      dependencies: [
        "Frame", .product(name: "Snapline", package: "Snapline"),
        .product(name: "SnaplineDocuments", package: "Snapline"),
      ],
      swiftSettings: house
    ),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "Frame", "CHeap", "TestSupport", "BarePango", "LibPNG",
        .product(name: "Snapline", package: "Snapline"),
        .product(name: "Snappy", package: "Snapline"),
        .product(name: "SnapKit", package: "Snapline"),
        .product(name: "SnaplineDocuments", package: "Snapline"),
      ],
      packageAccess: false,
      swiftSettings: house + [inSnapline]
    ),
  ],
  swiftLanguageModes: [.v6]
)
