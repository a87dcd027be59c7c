// swift-tools-version: 6.2
import PackageDescription

// The folder `Errands` is an app as Xcode makes it. On Linux its files are rewritten by a plugin.
let package = Package(
  name: "Errands",
  dependencies: [.package(name: "Snapline", path: "../../..")],
  targets: [
    .target(
      name: "Errands",
      dependencies: [.product(name: "UIKit", package: "Snapline")],
      path: "Errands",
      exclude: [".snaplineignore", "AppDelegate.swift", "Forms", "Lists"],
      resources: [.copy("Resources/ErrandCell.xib"), .copy("Resources/Errands.storyboard")],
      plugins: [.plugin(name: "SnaplineForIOS", package: "Snapline")]
    ),
    .testTarget(name: "ErrandsTests", dependencies: ["Errands"], path: "Tests"),
  ],
  swiftLanguageModes: [.v5]
)
