// swift-tools-version: 6.2
import PackageDescription

var dependencies: [Package.Dependency] = []
var views: [Target.Dependency] = []
var snapshots: [Target.Dependency] = []
#if os(Linux)
  dependencies.append(.package(name: "Snapline", path: "../../.."))
  views = ["Snapline", "SnapKit", "UIKit"].map { .product(name: $0, package: "Snapline") }
  snapshots = ["Snapline", "SnaplineTesting"].map { .product(name: $0, package: "Snapline") }
#else
  dependencies.append(.package(url: "https://github.com/SnapKit/SnapKit", from: "5.7.0"))
  views.append("SnapKit")
  let testing = "swift-snapshot-testing"
  dependencies.append(.package(url: "https://github.com/pointfreeco/\(testing)", from: "1.18.0"))
  snapshots = ["InlineSnapshotTesting", "SnapshotTesting"].map {
    .product(name: $0, package: testing)
  }
#endif

let package = Package(
  name: "Notes",
  dependencies: dependencies,
  targets: [
    .target(name: "Notes", dependencies: views),
    .testTarget(name: "NotesTests", dependencies: ["Notes"] + snapshots),
  ],
  swiftLanguageModes: [.v5]
)
