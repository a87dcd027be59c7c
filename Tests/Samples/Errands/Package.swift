// swift-tools-version: 6.2
import PackageDescription

// The folder `Errands` is an app as Xcode makes it, and `Originals` has files as libraries for a phone have
// them. On Linux they are rewritten by a plugin.
let rewriting = Target.PluginUsage.plugin(name: "SnaplineForIOS", package: "Snapline")
let imports = ["CoreGraphics", "QuartzCore", "UIKit"].map {
  Target.Dependency.product(name: $0, package: "Snapline")
}

let package = Package(
  name: "Errands",
  dependencies: [.package(name: "Snapline", path: "../../..")],
  targets: [
    .target(
      name: "Errands",
      dependencies: [.product(name: "UIKit", package: "Snapline")],
      path: "Errands",
      exclude: ["AppDelegate.swift", "Forms", "Info.plist", "Lists"],
      resources: [.copy("Assets.xcassets"), .copy("Base.lproj"), .copy("ErrandCell.xib")],
      // In Xcode the app's default actor isolation is the main actor.
      swiftSettings: [.define("SNAPLINE_MAIN_ACTOR")],
      plugins: [rewriting]
    ),
    .testTarget(name: "ErrandsTests", dependencies: ["Errands"], path: "Tests"),
    .target(
      name: "Originals",
      dependencies: imports,
      path: "Originals",
      exclude: [
        ".snaplineignore", "BadgeView.swift", "ConstraintOperators.swift", "KeyboardAvoider.swift",
        "LayoutLogger.swift", "Mac", "PillPageControl.swift", "SkeletonLoader.swift",
        "Snackbar.swift", "TagListView.swift", "TargetActions.swift",
      ],
      plugins: [rewriting]
    ),
    .testTarget(name: "OriginalsTests", dependencies: ["Originals"], path: "OriginalsTests"),
  ],
  swiftLanguageModes: [.v5]
)
