// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether this is a build of CI and of `Tools/test`, which set `SNAPLINE_STRICT`.
let isStrict = Context.environment["SNAPLINE_STRICT"] != nil

/// A user's build never turns a new compiler's warning into an error.
let strict: [SwiftSetting] =
  isStrict
  ? [
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
  ] : []

/// The settings of rooms whose loops the tests wait for: a strict build optimizes them.
let optimized: [SwiftSetting] =
  isStrict ? [.unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"])] : []

/// The settings of every target, tests included.
let house: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + strict

/// A room of the house: the folder `Sources/<folder>` as the module `Snapline<folder>`.
func room(
  _ folder: String,
  named name: String? = nil,
  imports: [String] = [],
  c: [String] = [],
  resources: [Resource]? = nil,
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name ?? "Snapline" + folder,
    dependencies: (imports.map { "Snapline" + $0 } + c).map { .byName(name: $0) },
    path: "Sources/" + folder,
    resources: resources,
    swiftSettings: house + settings
  )
}

/// A C library of the system, seen through the module map in `Sources/C/<name>`.
func library(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name,
    path: "Sources/C/" + name,
    pkgConfig: pkgConfig,
    providers: [.apt([apt])]
  )
}

/// A C library that few runs need: bound at its first use, so that no other run loads it.
func lazyLibrary(_ name: String) -> Target {
  .target(name: name, path: "Sources/C/" + name, linkerSettings: [.linkedLibrary("dl")])
}

/// The tests of one room, in `Tests/<folder>`.
func tests(
  of folder: String,
  imports: [String] = [],
  others: [String] = [],
  settings: [SwiftSetting] = house
) -> Target {
  .testTarget(
    name: folder + "Tests",
    dependencies: (imports.map { "Snapline" + $0 } + others + ["TestSupport"])
      .map { .byName(name: $0) },
    path: "Tests/" + folder,
    swiftSettings: settings
  )
}

/// One source, which every folder of `Tests/CodeInModes` has, in a language mode.
func panel(_ folder: String, named name: String, in mode: SwiftLanguageMode) -> Target {
  .target(
    name: name,
    dependencies: ["Constrainer", "SeaDog", "UIKit"],
    path: "Tests/CodeInModes/" + folder,
    swiftSettings: [.swiftLanguageMode(mode)]
  )
}

/// The settings of code as people write it for a phone, in the language of a release.
func phone(_ mode: SwiftLanguageMode) -> [SwiftSetting] {
  // A file sees what it imports, and nothing of the vocabularies of others.
  [.swiftLanguageMode(mode), .enableUpcomingFeature("MemberImportVisibility")]
}

extension Package {
  /// A target beside those of these names that depends on one of them.
  func target(builtOn names: Set<String>) -> Target? {
    targets.first { target in
      !names.contains(target.name)
        && target.dependencies.contains {
          if case .byNameItem(let name, _) = $0 { names.contains(name) } else { false }
        }
    }
  }
}

func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }

/// Ends the manifest with a sentence, which Swift Package Manager shows.
func refuse(_ reason: String) -> Never {
  FileHandle.standardError.write(Data((reason + "\n").utf8))
  exit(1)
}

let package = Package(
  name: "Snapline",
  products: [
    .library(name: "Snapline", targets: ["Snapline"]),
    .library(name: "SnaplineDocuments", targets: ["SnaplineDocuments"]),
    .library(name: "SnaplineInterfaceBuilder", targets: ["SnaplineInterfaceBuilder"]),
    .library(name: "SnaplineTesting", targets: ["SnaplineTesting"]),
    .library(name: "SnaplineXCTest", targets: ["SnaplineXCTest"]),
    .executable(name: "snapline", targets: ["SnaplineCLI"]),
  ],
  targets: [
    library("CCairo", pkgConfig: "cairo cairo-ft", apt: "libcairo2-dev"),
    library("CPango", pkgConfig: "pangocairo pangoft2", apt: "libpango1.0-dev"),
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
    lazyLibrary("CJPEG"),
    lazyLibrary("CWebP"),
    lazyLibrary("CGIF"),
    lazyLibrary("CRsvg"),
    lazyLibrary("CColor"),
    lazyLibrary("CXML"),
    .systemLibrary(name: "CPrefetch", path: "Sources/C/CPrefetch"),
    .target(
      name: "CDeferred",
      dependencies: ["CPango"],
      path: "Sources/C/CDeferred",
      linkerSettings: [.linkedLibrary("dl")]
    ),

    room("Geometry", settings: optimized),
    room("Diagnostics"),
    room("Environment", imports: ["Geometry"]),
    room("Inputs", imports: ["Environment", "Diagnostics"]),
    room("Solver", settings: optimized),
    room("VisualFormat", imports: ["Geometry"]),
    room("Scene", imports: ["Geometry"], settings: optimized),
    room(
      "Images",
      imports: ["Scene", "Environment", "Diagnostics", "Geometry"],
      c: ["CDeflate", "CZlib", "CPNG", "CJPEG", "CWebP", "CGIF", "CRsvg", "CColor"],
      settings: optimized
    ),
    room(
      "Text",
      imports: ["Scene", "Environment", "Diagnostics", "Geometry"],
      c: ["CPango", "CFreeType", "CDeferred"]
    ),
    room(
      "Layout",
      imports: [
        "Solver", "VisualFormat", "Text", "Images", "Scene", "Environment", "Diagnostics",
        "Geometry",
      ],
      c: ["CPrefetch"]
    ),
    room(
      "Controls",
      imports: ["Layout", "Text", "Images", "Scene", "Environment", "Diagnostics", "Geometry"]
    ),
    room(
      "Helpers",
      imports: ["Controls", "Layout", "Text", "Images", "Environment", "Diagnostics", "Geometry"]
    ),
    room("Makers", imports: ["Layout", "Diagnostics"]),
    room(
      "Rendering",
      imports: ["Scene", "Images", "Environment", "Diagnostics", "Geometry"],
      c: ["CCairo", "CFreeType"],
      settings: optimized
    ),
    room(
      "Designs",
      imports: [
        "VisualFormat", "Text", "Images", "Scene", "Inputs", "Environment", "Diagnostics",
        "Geometry",
      ],
      c: ["CYAML"]
    ),
    room(
      "Documents",
      imports: [
        "Designs", "Helpers", "Controls", "Layout", "Text", "Images", "Scene", "Inputs",
        "Environment", "Diagnostics", "Geometry",
      ]
    ),
    room(
      "InterfaceBuilder",
      imports: [
        "Controls", "Layout", "Text", "Images", "Scene", "Inputs", "Environment", "Diagnostics",
        "Geometry",
      ],
      c: ["CXML"]
    ),
    room(
      "Snapshots",
      imports: ["Rendering", "Images", "Scene", "Environment", "Diagnostics", "Geometry"]
    ),
    room(
      "Snapline",
      named: "Snapline",
      imports: [
        "Helpers", "Controls", "Layout", "Text", "Images", "Rendering", "Scene", "Environment",
        "Diagnostics", "Geometry",
      ]
    ),
    .target(
      name: "SnaplineTesting",
      dependencies: ["Snapline", "SnaplineSnapshots"],
      path: "Sources/Testing",
      swiftSettings: house
    ),
    .target(
      name: "SnaplineXCTest",
      dependencies: ["Snapline", "SnaplineSnapshots"],
      path: "Sources/XCTesting",
      swiftSettings: house
    ),
    room("Terminal", imports: ["Diagnostics"]),
    .executableTarget(
      name: "SnaplineCLI",
      dependencies: [
        "Snapline", "SnaplineDocuments", "SnaplineInterfaceBuilder", "SnaplineSnapshots",
        "SnaplineTerminal",
        "SnaplineRendering", "SnaplineControls", "SnaplineImages", "SnaplineScene",
        "SnaplineEnvironment",
        "SnaplineDiagnostics", "SnaplineGeometry", "SnaplineLayout", "SnaplineText",
      ],
      path: "Sources/CLI",
      swiftSettings: house
    ),

    .target(
      name: "TestSupport",
      dependencies: ["SnaplineImages", "SnaplineScene", "SnaplineGeometry"],
      path: "Tests/Support",
      swiftSettings: house
    ),
    tests(of: "Architecture", imports: ["Environment"]),
    tests(of: "CLI", imports: ["CLI", "Terminal", "Environment", "Diagnostics"]),
    tests(
      of: "Controls",
      imports: [
        "Controls", "Layout", "Text", "Images", "Scene", "Environment", "Diagnostics", "Geometry",
        "Testing",
      ]
    ),
    tests(of: "Diagnostics", imports: ["Diagnostics"]),
    tests(of: "Divergences", others: ["Snapline"]),
    tests(
      of: "Documents",
      imports: [
        "Documents", "Designs", "Helpers", "Controls", "Rendering", "Layout", "Text", "Scene",
        "Environment", "Diagnostics", "Geometry", "Testing",
      ]
    ),
    tests(of: "Environment", imports: ["Environment", "Geometry"]),
    tests(of: "Geometry", imports: ["Geometry"]),
    tests(
      of: "Helpers",
      imports: [
        "Helpers", "Controls", "Layout", "Solver", "Text", "Environment", "Diagnostics",
        "Geometry",
      ]
    ),
    tests(
      of: "Images",
      imports: ["Images", "Scene", "Environment", "Diagnostics", "Geometry"],
      others: ["CDeflate"]
    ),
    tests(
      of: "InterfaceBuilder",
      imports: [
        "InterfaceBuilder", "Documents", "Controls", "Layout", "Text", "Scene", "Environment",
        "Diagnostics", "Geometry", "Testing",
      ]
    ),
    tests(
      of: "Layout",
      imports: [
        "Documents", "Layout", "Geometry", "Environment", "Scene", "Diagnostics", "Testing",
      ]
    ),
    tests(
      of: "Rendering",
      imports: [
        "Rendering", "Documents", "Layout", "Images", "Scene", "Environment", "Diagnostics",
        "Geometry", "Testing",
      ],
      others: ["CPango"]
    ),
    tests(of: "Scene", imports: ["Scene", "Geometry"]),
    tests(of: "Snapline", imports: ["Environment", "Testing"], others: ["Snapline"]),
    tests(
      of: "Snapshots",
      imports: ["Snapshots", "Rendering", "Images", "Scene", "Environment", "Geometry"]
    ),
    tests(of: "Solver", imports: ["Solver"]),
    tests(of: "Terminal", imports: ["Terminal", "Diagnostics"]),
    tests(of: "Testing", imports: ["Testing", "Snapshots"], others: ["Snapline"]),
    tests(
      of: "Text",
      imports: ["Text", "Scene", "Environment", "Diagnostics", "Geometry"]
    ),
    tests(of: "XCTesting", imports: ["XCTest"], others: ["Snapline"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Modules under names that other packages bear too.
let dropIns = ["UIKit", "AutoLayoutConvenience", "Snappy", "SnapKit", "SeaDog", "Constrainer"]

package.products += dropIns.map { .library(name: $0, targets: [$0]) }
package.targets += [
  .target(name: "CAssociations", path: "Sources/C/CAssociations"),
  .target(
    name: "SnaplineAssociations",
    dependencies: ["CAssociations", "SnaplineLayout"],
    path: "Sources/Associations",
    swiftSettings: house
  ),
  .target(
    name: "ObjectiveC",
    dependencies: ["CAssociations"],
    path: "Sources/DropIn/ObjectiveC"
  ),
  .target(
    name: "_Testing_UIKit",
    path: "Sources/DropIn/TestingOverlay",
    swiftSettings: house
  ),
  .target(
    name: "UIKit",
    dependencies: [
      "SnaplineControls", "SnaplineLayout", "SnaplineText", "SnaplineScene",
      "SnaplineEnvironment", "SnaplineDiagnostics", "SnaplineGeometry",
      "SnaplineInterfaceBuilder", "SnaplineAssociations", "ObjectiveC", "_Testing_UIKit",
    ],
    path: "Sources/DropIn/UIKit",
    swiftSettings: house
  ),
  .target(
    name: "AutoLayoutConvenience",
    dependencies: ["SnaplineHelpers"],
    path: "Sources/DropIn/AutoLayoutConvenience",
    swiftSettings: house
  ),
  .target(
    name: "FullExample",
    dependencies: ["UIKit", "AutoLayoutConvenience"],
    path: "Tests/FullExample",
    swiftSettings: house
  ),
  tests(
    of: "AutoLayoutConvenience",
    others: ["UIKit", "AutoLayoutConvenience", "FullExample"]
  ),
  tests(
    of: "Gallery",
    imports: ["Documents", "Environment"],
    others: ["Snapline", "FullExample"]
  ),
  .target(
    name: "Snappy",
    dependencies: ["SnaplineMakers", "SnaplineLayout", "SnaplineGeometry"],
    path: "Sources/DropIn/Snappy",
    swiftSettings: house
  ),
  .target(
    name: "SnapKit",
    dependencies: [
      "SnaplineMakers", "SnaplineLayout", "SnaplineEnvironment", "SnaplineGeometry",
    ],
    path: "Sources/DropIn/SnapKit",
    swiftSettings: house
  ),
  .target(
    name: "SeaDog",
    dependencies: ["SnaplineMakers", "SnaplineLayout"],
    path: "Sources/DropIn/SeaDog",
    swiftSettings: house
  ),
  .target(
    name: "Constrainer",
    dependencies: ["SnaplineMakers", "SnaplineLayout", "SnaplineGeometry", "UIKit"],
    path: "Sources/DropIn/Constrainer",
    swiftSettings: house
  ),
  tests(of: "UIKit", others: ["UIKit"]),
  tests(
    of: "Phone",
    others: [
      "UIKit", "AutoLayoutConvenience", "SnapKit", "Snappy", "Snapline", "SnaplineTesting",
    ],
    settings: phone(.v5)
  ),
  // One folder, by three names: what it holds compiles in every mode of the language.
  tests(of: "PhoneShapes", others: ["UIKit"], settings: phone(.v5)),
  tests(of: "PhoneShapes42", others: ["UIKit"], settings: phone(.v4_2)),
  tests(of: "PhoneShapes6", others: ["UIKit"], settings: phone(.v6)),
  tests(of: "Snappy", others: ["Snappy", "UIKit"]),
  tests(of: "SnapKit", others: ["SnapKit", "UIKit"]),
  tests(of: "SeaDog", imports: ["Testing"], others: ["SeaDog", "Snapline", "UIKit"]),
  tests(of: "Constrainer", others: ["Constrainer"]),
  tests(
    of: "Vocabularies",
    others: ["AutoLayoutConvenience", "Constrainer", "SeaDog", "Snappy", "SnapKit", "UIKit"]
  ),
  panel("Four", named: "PanelInSwift4", in: .v4_2),
  panel("Five", named: "PanelInSwift5", in: .v5),
  panel("Six", named: "PanelInSwift6", in: .v6),
  tests(
    of: "LanguageModes",
    others: ["PanelInSwift4", "PanelInSwift5", "PanelInSwift6", "UIKit"]
  ),
  .target(name: "OwnNames", path: "Tests/OwnNames", swiftSettings: house),
  tests(of: "UIKitNames", others: ["UIKit", "OwnNames"]),
]

/// `SNAPLINE_DROPINS` lists which of those modules stay, as in `UIKit,SeaDog`, and is `0` for none of
/// them: a package of the same name as another one can then stand beside this one.
if let list = Context.environment["SNAPLINE_DROPINS"], !["", "1"].contains(list) {
  let kept = list == "0" ? [] : list.split(separator: ",").map(trimmed)
  if let unknown = kept.first(where: { !dropIns.contains($0) }) {
    refuse(
      "SNAPLINE_DROPINS names '\(unknown)', and no module is left out or kept by that name: "
        + "list those that stay of \(dropIns.joined(separator: ", ")), or 0 for none"
    )
  }
  var gone = Set(dropIns).subtracting(kept)
  if gone.contains("UIKit") {
    gone.formUnion([
      "CAssociations", "ObjectiveC", "OwnNames", "SnaplineAssociations", "_Testing_UIKit",
    ])
  }
  package.products.removeAll { gone.contains($0.name) }
  // What is built on them goes with them, such as their tests.
  while let next = package.target(builtOn: gone) {
    if kept.contains(next.name) {
      refuse("SNAPLINE_DROPINS keeps \(next.name), which is built on UIKit: list UIKit as well")
    }
    gone.insert(next.name)
  }
  package.targets.removeAll { gone.contains($0.name) }
}

/// `SNAPLINE_TESTS=Solver,Layout` leaves out the tests of every other room: work on few rooms needs
/// `swift build --product SnaplinePackageTests` and no more.
if let rooms = Context.environment["SNAPLINE_TESTS"] {
  let kept = Set(rooms.split(separator: ",").map { "\($0)Tests" })
  package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}
