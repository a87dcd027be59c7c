// swift-tools-version: 6.2
import PackageDescription

// A package of its own: without `--sanitize=fuzzer` its programs don't link.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Snapline", path: "../..")],
  targets: [
    "FuzzDeflate", "FuzzDesign", "FuzzFormat", "FuzzImages", "FuzzInterface", "FuzzPng",
    "FuzzSolver",
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
