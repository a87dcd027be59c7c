// swift-tools-version: 6.2
import PackageDescription

/// Has the compiler count a program as part of Snapline's package, whose name is that of its folder.
let inSnapline: SwiftSetting = {
  let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "snapline"
  let name = folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
  return .unsafeFlags(["-package-name", String(name)])
}()

/// Reads imports as Snapline's package does.
let asInSnapline = SwiftSetting.enableUpcomingFeature("InternalImportsByDefault")

// A package of its own: without `--sanitize=fuzzer` its programs don't link.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Snapline", path: "../..")],
  targets: [
    "FuzzData", "FuzzDeflate", "FuzzDesign", "FuzzFormat", "FuzzImages", "FuzzInterface", "FuzzPng",
    "FuzzScene", "FuzzVisual",
  ].map { name in
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "Snapline", package: "Snapline"),
        .product(name: "SnaplineDocuments", package: "Snapline"),
        .product(name: "SnaplineInterfaceBuilder", package: "Snapline"),
      ]
    )
  } + [
    // No library shows this room, so its pure parts are compiled here again, through links.
    .target(name: "FuzzedServing", path: "Rooms/Serving"),
    .executableTarget(name: "FuzzRequest", dependencies: ["FuzzedServing"]),
    .target(name: "FuzzedRewriting", path: "Rooms/Rewriting"),
    .executableTarget(name: "FuzzRewriting", dependencies: ["FuzzedRewriting"]),
    // The same for what runs leave, compiled as a part of the package that it belongs to.
    .target(
      name: "FuzzedRuns",
      dependencies: [.product(name: "Snapline", package: "Snapline")],
      path: "Rooms/Runs",
      packageAccess: false,
      swiftSettings: [inSnapline]
    ),
    .executableTarget(
      name: "FuzzResults",
      dependencies: ["FuzzedRuns"],
      packageAccess: false,
      swiftSettings: [inSnapline]
    ),
    // The solver is no library of its own.
    .executableTarget(
      name: "FuzzSolver",
      dependencies: [.product(name: "Snapline", package: "Snapline")],
      packageAccess: false,
      swiftSettings: [inSnapline]
    ),
    // And for what workers and a batch say to each other: two rooms, and the command's own part.
    .target(
      name: "FuzzedBulk",
      dependencies: [.product(name: "Snapline", package: "Snapline")],
      path: "Rooms/Bulk",
      packageAccess: false,
      swiftSettings: [inSnapline, asInSnapline]
    ),
    .target(
      name: "FuzzedTerminal",
      dependencies: [.product(name: "Snapline", package: "Snapline")],
      path: "Rooms/Terminal",
      packageAccess: false,
      swiftSettings: [inSnapline, asInSnapline]
    ),
    .executableTarget(
      name: "FuzzWorker",
      dependencies: [
        "FuzzedBulk", "FuzzedTerminal",
        .product(name: "SnaplineDocuments", package: "Snapline"),
      ],
      packageAccess: false,
      swiftSettings: [
        inSnapline, asInSnapline,
        .unsafeFlags(
          ["Bulk", "Terminal"].flatMap { ["-module-alias", "Snapline\($0)=Fuzzed\($0)"] }
        ),
      ]
    ),
    // Edits are a matter between rooms, which this program looks into as a test does.
    .executableTarget(
      name: "FuzzEdit",
      dependencies: [.product(name: "SnaplineDocuments", package: "Snapline")],
      swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-disable-testable-attr-requires-testable-module"])
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
