// swift-tools-version: 6.2
import PackageDescription

/// With `SNAPLINE_DROPINS=0` both modules are those of packages beside Snapline, and with
/// `SNAPLINE_DROPINS=UIKit` the maker's alone; without it the two packages and Snapline collide.
let keepsUIKit = Context.environment["SNAPLINE_DROPINS"] == "UIKit"

let package = Package(
  name: "Neighbours",
  dependencies: [
    .package(name: "Snapline", path: "../../.."),
    .package(path: "Packages/SnapKit"),
  ] + (keepsUIKit ? [] : [.package(path: "Packages/UIKit")]),
  targets: [
    .executableTarget(
      name: "Neighbours",
      dependencies: [
        "SnapKit",
        .product(name: "Snapline", package: "Snapline"),
        .product(name: "UIKit", package: keepsUIKit ? "Snapline" : "UIKit"),
      ]
    )
  ]
)
