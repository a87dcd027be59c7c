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

/// Whether work on few rooms goes on, so that only their tests are built: see the end of this file.
let isOfFewRooms = Context.environment["SNAPLINE_TESTS"] != nil

/// Compiles each module at once, without what debuggers read.
///
/// That costs a strict build from nothing a third less than file by file, and what debuggers read is a fifth
/// of the time that a module of tests takes. Work on few rooms edits and builds again and again: there the
/// files that didn't change are kept.
let atOnce: [SwiftSetting] =
  isStrict && !isOfFewRooms
  ? [.unsafeFlags(["-whole-module-optimization", "-num-threads", "2", "-Xfrontend", "-gnone"])] : []

/// The settings of modules whose loops the tests wait for: a strict build optimizes them.
let optimized: [SwiftSetting] =
  isStrict ? [.unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"])] : []

/// A file sees the members of what it imports, and not those of what other files import.
let visibility = SwiftSetting.enableUpcomingFeature("MemberImportVisibility")

/// The settings of every target, tests included.
let house: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    visibility,
    .strictMemorySafety(),
  ] + strict + atOnce

/// A room of the house: the folder `Sources/<folder>` as the module `Snapline<folder>`.
func room(
  _ folder: String,
  named name: String? = nil,
  imports: [String] = [],
  c: [String] = [],
  exclude: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name ?? "Snapline" + folder,
    dependencies: (imports.map { "Snapline" + $0 } + c).map { .byName(name: $0) },
    path: "Sources/" + folder,
    exclude: exclude,
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

/// A module of tests: those of the room `name`, or those in `folders`, each named after what it tests.
func tests(
  _ name: String,
  of folders: [String]? = nil,
  in place: String = "Tests/Rooms",
  imports: [String] = [],
  others: [String] = [],
  settings: [SwiftSetting] = house
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: (imports.map { "Snapline" + $0 } + others + ["TestSupport"])
      .map { .byName(name: $0) },
    path: place,
    // A sample is a package or a project of its own; its languages aren't those of this package.
    exclude: place == "Tests" ? ["Samples"] : [],
    sources: folders ?? [name],
    swiftSettings: settings
  )
}

/// Code as people write it for a phone, in a language mode: one folder of `Tests/Modes` holds it, and
/// the others are links to that one, for two targets may not have the same file.
func phoneCode(
  _ folder: String,
  in mode: SwiftLanguageMode,
  settings: [SwiftSetting] = []
) -> Target {
  tests(
    "Mode" + folder.filter(\.isNumber),
    of: [folder],
    in: "Tests/Modes",
    others: ["Constrainer", "SeaDog", "UIKit"],
    settings: [.swiftLanguageMode(mode)] + settings + atOnce
  )
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
    .plugin(name: "SnaplineForIOS", targets: ["SnaplineForIOS"]),
  ],
  targets: [
    library("CCairo", pkgConfig: "cairo cairo-ft", apt: "libcairo2-dev"),
    library("CPango", pkgConfig: "pangocairo pangoft2", apt: "libpango1.0-dev"),
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    library("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
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
    lazyLibrary("CSixel"),
    lazyLibrary("CZint"),
    .systemLibrary(name: "CPrefetch", path: "Sources/C/CPrefetch"),
    .systemLibrary(name: "CEpoll", path: "Sources/C/CEpoll"),
    .systemLibrary(name: "CExchange", path: "Sources/C/CExchange"),
    .systemLibrary(name: "CMalloc", path: "Sources/C/CMalloc"),
    .systemLibrary(name: "CTasks", path: "Sources/C/CTasks"),
    .target(name: "CPage", path: "Sources/C/CPage"),
    .target(
      name: "CDeferred",
      dependencies: ["CPango"],
      path: "Sources/C/CDeferred",
      linkerSettings: [.linkedLibrary("dl")]
    ),

    room("Geometry", settings: optimized),
    room("Diagnostics", settings: optimized),
    room("Environment", imports: ["Geometry"], c: ["CNettle"], settings: optimized),
    room("Runs", imports: ["Environment", "Diagnostics"]),
    room("Inputs", imports: ["Environment", "Diagnostics"]),
    room("Watching", imports: ["Environment"]),
    room("Page", c: ["CPage"], exclude: ["Files"]),
    room("Serving", c: ["CEpoll"]),
    room("Solver", settings: optimized),
    room("VisualFormat", imports: ["Geometry"]),
    room("Data", imports: ["Diagnostics"]),
    room("Scene", imports: ["Geometry"], settings: optimized),
    room("Lint", imports: ["Scene", "Diagnostics", "Geometry"], settings: optimized),
    room("Deflate", c: ["CDeflate", "CZlib"], settings: optimized),
    room("Bulk", imports: ["Deflate"], settings: optimized),
    room("Codes", imports: ["Diagnostics"], c: ["CZint"]),
    room(
      "Images",
      imports: ["Scene", "Deflate", "Environment", "Diagnostics", "Geometry"],
      c: ["CPNG", "CJPEG", "CWebP", "CGIF", "CRsvg", "CColor"],
      settings: optimized
    ),
    room("Showing", imports: ["Images"], c: ["CSixel"], settings: optimized),
    room(
      "Text",
      imports: ["Scene", "Environment", "Diagnostics", "Geometry"],
      c: ["CPango", "CFreeType", "CDeferred"],
      settings: optimized
    ),
    room("Drawing", imports: ["Scene", "Environment", "Diagnostics", "Geometry"]),
    room(
      "Layout",
      imports: [
        "Solver", "VisualFormat", "Drawing", "Text", "Images", "Scene", "Environment",
        "Diagnostics", "Geometry",
      ],
      c: ["CPrefetch"]
    ),
    room(
      "Controls",
      imports: [
        "Layout", "Codes", "Drawing", "Text", "Images", "Scene", "Environment", "Diagnostics",
        "Geometry",
      ]
    ),
    room(
      "Helpers",
      imports: [
        "Controls", "Layout", "Drawing", "Text", "Images", "Environment", "Diagnostics", "Geometry",
      ]
    ),
    room("Asking", imports: ["Layout", "Scene", "Diagnostics", "Geometry"]),
    room("Makers", imports: ["Layout", "Diagnostics"]),
    room(
      "LayoutPreviews",
      imports: ["Layout", "Environment"],
      settings: [.define("SNAPLINE_ITSELF")]
    ),
    room(
      "Rendering",
      imports: ["Scene", "Images", "Environment", "Diagnostics", "Geometry"],
      c: ["CCairo", "CFreeType"],
      settings: optimized
    ),
    room(
      "Designs",
      imports: [
        "VisualFormat", "Text", "Images", "Scene", "Lint", "Inputs", "Data", "Environment",
        "Diagnostics", "Geometry",
      ],
      c: ["CYAML"]
    ),
    room(
      "Documents",
      imports: [
        "Designs", "Helpers", "Controls", "Layout", "Drawing", "Text", "Images", "Scene", "Lint",
        "Inputs", "Data", "Environment", "Diagnostics", "Geometry",
      ]
    ),
    room(
      "ToSwift",
      imports: ["Designs", "Scene", "Environment", "Diagnostics", "Geometry"]
    ),
    room(
      "InterfaceBuilder",
      imports: [
        "Controls", "Layout", "Drawing", "Text", "Images", "Scene", "Inputs", "Environment",
        "Diagnostics", "Geometry",
      ],
      c: ["CXML"]
    ),
    room(
      "Snapshots",
      imports: [
        "Rendering", "Images", "Deflate", "Scene", "Lint", "Runs", "Environment", "Diagnostics",
        "Geometry",
      ]
    ),
    room(
      "Snapline",
      named: "Snapline",
      imports: [
        "Helpers", "Controls", "Layout", "LayoutPreviews", "Drawing", "Text", "Images", "Rendering",
        "Scene", "Environment", "Diagnostics", "Geometry",
      ]
    ),
    .target(
      name: "SnaplineTesting",
      dependencies: ["Snapline", "SnaplineSnapshots", "SnaplineLint", "SnaplineScene", "CTasks"],
      path: "Sources/Testing",
      swiftSettings: house
    ),
    .target(
      name: "SnaplineXCTest",
      dependencies: ["Snapline", "SnaplineSnapshots", "SnaplineLint", "SnaplineScene"],
      path: "Sources/XCTesting",
      swiftSettings: house
    ),
    room(
      "HTMLReport",
      imports: ["Page", "Snapshots", "Scene", "Runs", "Environment", "Diagnostics", "Geometry"],
      c: ["CExchange"]
    ),
    room("Live", imports: ["Inputs", "Scene", "Environment", "Diagnostics", "Geometry"]),
    .target(
      name: "SnaplineLiveHelper",
      dependencies: [
        "Snapline", "SnaplineLive", "SnaplineLayoutPreviews", "SnaplineAsking", "SnaplineControls",
        "SnaplineLayout", "SnaplineLint", "SnaplineText", "SnaplineScene", "SnaplineEnvironment",
        "SnaplineDiagnostics",
      ],
      path: "Sources/LiveHelper",
      swiftSettings: house
    ),
    room("Terminal", imports: ["Diagnostics"]),
    room(
      "Preview",
      imports: [
        "Documents", "InterfaceBuilder", "Designs", "Asking", "Controls", "Snapshots", "Rendering",
        "Layout", "Lint", "Scene", "Serving", "Watching", "Page", "Live", "Inputs", "Environment",
        "Diagnostics", "Geometry",
      ],
      c: ["CMalloc"]
    ),
    .executableTarget(
      name: "SnaplineCLI",
      dependencies: [
        "Snapline", "SnaplineDocuments", "SnaplineDesigns", "SnaplineInterfaceBuilder",
        "SnaplineSnapshots", "SnaplineTerminal", "SnaplineWatching", "SnaplineShowing",
        "SnaplineRendering", "SnaplineControls", "SnaplineImages", "SnaplineScene",
        "SnaplineEnvironment",
        "SnaplineDiagnostics", "SnaplineGeometry", "SnaplineLayout", "SnaplineText", "SnaplineRuns",
        "SnaplineBulk", "SnaplineData", "SnaplineInputs", "SnaplineLint", "SnaplinePreview",
        "SnaplineHTMLReport", "SnaplineServing", "SnaplineCodes", "SnaplineLive",
        "SnaplineToSwift",
      ],
      path: "Sources/CLI",
      swiftSettings: house
    ),
    room("Rewriting"),
    .executableTarget(
      name: "SnaplineRewritingTool",
      dependencies: ["SnaplineRewriting"],
      path: "Sources/RewritingTool",
      swiftSettings: house
    ),
    .plugin(
      name: "SnaplineForIOS",
      capability: .buildTool(),
      dependencies: ["SnaplineRewritingTool"]
    ),

    .target(
      name: "TestSupport",
      dependencies: ["SnaplineImages", "SnaplineScene", "SnaplineGeometry"],
      path: "Tests/Support/TestSupport",
      swiftSettings: house + optimized
    ),
    tests("House", in: "Tests", imports: ["Environment"], others: ["Snapline"]),
    tests("Browser", in: "Tests", imports: ["Runs", "Snapshots"]),
    tests("Bulk", imports: ["Bulk"]),
    tests(
      "CLI",
      imports: [
        "CLI", "Documents", "Lint", "Designs", "Snapshots", "Images", "Scene", "Terminal",
        "Environment",
        "Diagnostics",
        "Testing",
      ]
    ),
    tests(
      "Controls",
      imports: [
        "Controls", "Layout", "Drawing", "Text", "Images", "Scene", "Environment", "Diagnostics",
        "Geometry", "Testing",
      ]
    ),
    tests(
      "Documents",
      imports: [
        "Documents", "Designs", "Data", "Helpers", "Controls", "Rendering", "Layout", "Drawing",
        "Text", "Images", "Scene", "Environment", "Diagnostics", "Geometry", "Testing",
      ]
    ),
    tests(
      "Helpers",
      imports: [
        "Helpers", "Controls", "Layout", "Solver", "Drawing", "Text", "Environment", "Diagnostics",
        "Geometry",
      ]
    ),
    tests(
      "Images",
      imports: ["Images", "Deflate", "Scene", "Environment", "Diagnostics", "Geometry"],
      others: ["CDeflate", "CZlib"]
    ),
    tests(
      "InterfaceBuilder",
      imports: [
        "InterfaceBuilder", "Documents", "Controls", "Layout", "Drawing", "Text", "Scene",
        "Environment", "Diagnostics", "Geometry", "Testing",
      ]
    ),
    tests(
      "Layout",
      imports: [
        "Documents", "Layout", "Drawing", "Geometry", "Environment", "Scene", "Diagnostics",
        "Testing",
      ]
    ),
    tests(
      "Preview",
      imports: [
        "Preview", "Asking", "CLI", "Documents", "InterfaceBuilder", "Designs", "Inputs", "Layout",
        "Scene",
        "Serving", "Watching", "Page", "Live", "Environment", "Diagnostics", "Geometry",
      ],
      others: ["CPage"]
    ),
    tests(
      "Rendering",
      imports: [
        "Rendering", "Documents", "Layout", "Images", "Deflate", "Scene", "Environment",
        "Diagnostics", "Geometry", "Testing",
      ],
      others: ["CPango"]
    ),
    tests(
      "HTMLReport",
      of: ["HTMLReport", "Page"],
      imports: [
        "HTMLReport", "Page", "Snapshots", "Scene", "Runs", "Environment", "Diagnostics",
        "Geometry",
      ]
    ),
    tests(
      "Lint",
      imports: [
        "Lint", "Documents", "InterfaceBuilder", "Layout", "Drawing", "Snapshots", "Scene",
        "Environment", "Geometry", "Testing", "Runs", "Live",
      ],
      others: ["Snapline"]
    ),
    tests("Serving", imports: ["Serving"]),
    tests(
      "ToSwift",
      imports: [
        "ToSwift", "Documents", "Designs", "Inputs", "Diagnostics",
      ],
      others: ["Snapline"]
    ),
    tests(
      "SmallRooms",
      of: [
        "Data", "Geometry", "Diagnostics", "Environment", "Runs", "Scene", "Terminal", "Watching",
        "Showing", "Codes", "Rewriting", "Live",
      ],
      imports: [
        "Data", "Geometry", "Diagnostics", "Environment", "Runs", "Scene", "Terminal", "Watching",
        "Showing", "Images", "Codes", "Rewriting", "RewritingTool", "Live", "Inputs",
      ]
    ),
    tests(
      "Snapline",
      of: ["Snapline", "Testing", "XCTesting", "LayoutPreviews"],
      imports: [
        "Documents", "Environment", "Lint", "Runs", "Scene", "Snapshots", "Testing", "XCTest",
      ],
      others: ["Snapline"]
    ),
    tests(
      "Snapshots",
      imports: [
        "Snapshots", "Rendering", "Images", "Deflate", "Scene", "Runs", "Environment", "Geometry",
      ]
    ),
    tests("Solver", imports: ["Solver"]),
    tests(
      "Text",
      imports: ["Text", "Scene", "Environment", "Diagnostics", "Geometry"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

/// `UIKit` by the names of what iOS code imports beside it.
let besideUIKit = ["CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "AppKit"]

/// Modules under names that other packages bear too.
let dropIns =
  ["UIKit", "AutoLayoutConvenience", "Snappy", "SnapKit", "SeaDog", "Constrainer"] + besideUIKit

/// Those beside which the compiler asks for an empty module where a file imports `Testing` as well.
let overlaid = ["UIKit", "CoreGraphics", "CoreImage", "AppKit"]

/// The name of that module.
func overlay(of module: String) -> String { "_Testing_" + module }

package.products += dropIns.map { .library(name: $0, targets: [$0]) }
package.targets += overlaid.map { module in
  .target(
    name: overlay(of: module),
    path: "Sources/DropIn/TestingOverlay/" + module,
    swiftSettings: house
  )
}
package.targets += besideUIKit.map { module in
  .target(
    name: module,
    dependencies: (["UIKit"] + overlaid.filter { $0 == module }.map(overlay))
      .map { .byName(name: $0) },
    path: "Sources/DropIn/" + module,
    swiftSettings: house
  )
}
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
    name: "UIKit",
    dependencies: [
      "SnaplineControls", "SnaplineLayoutPreviews", "SnaplineLayout", "SnaplineDrawing",
      "SnaplineText", "SnaplineScene", "SnaplineEnvironment", "SnaplineDiagnostics",
      "SnaplineGeometry",
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
    name: "Snappy",
    dependencies: ["SnaplineMakers", "SnaplineLayout", "SnaplineDrawing", "SnaplineGeometry"],
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
  tests("UIKit", in: "Tests/DropIn", others: ["UIKit"]),
  .target(name: "OwnNames", path: "Tests/Support/OwnNames", swiftSettings: house),
  tests("UIKitNames", in: "Tests/DropIn", others: ["UIKit", "OwnNames"]),
  tests(
    "Vocabularies",
    of: [
      "AutoLayoutConvenience", "Constrainer", "Frameworks", "SeaDog", "SnapKit", "Snappy",
      "Vocabularies",
    ],
    in: "Tests/DropIn",
    imports: ["Documents", "Environment", "Live", "Scene", "Testing"],
    others: dropIns + ["Snapline"]
  ),
  tests(
    "Phone",
    in: "Tests/DropIn",
    others: [
      "UIKit", "AutoLayoutConvenience", "SnapKit", "Snappy", "Snapline", "SnaplineTesting",
    ],
    settings: [.swiftLanguageMode(.v5), visibility] + atOnce
  ),
  phoneCode("4.2", in: .v4_2),
  phoneCode("5", in: .v5),
  phoneCode("6", in: .v6, settings: [visibility]),
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
  gone.formUnion(overlaid.filter(gone.contains).map(overlay))
  if gone.contains("UIKit") {
    gone.formUnion(["CAssociations", "ObjectiveC", "OwnNames", "SnaplineAssociations"])
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

/// `SNAPLINE_TESTS=Solver,Layout` leaves out the modules of tests that hold none of these rooms' tests:
/// work on few rooms needs `swift build --product SnaplinePackageTests` and no more.
if let list = Context.environment["SNAPLINE_TESTS"] {
  let kept = Set(list.split(separator: ",").map(trimmed))
  package.targets.removeAll { $0.type == .test && kept.isDisjoint(with: $0.sources ?? []) }
}

/// `SNAPLINE_WRITTEN=.build/written` adds the programs of `Tools/to-swift`: what writes designs as Swift, and
/// what was written.
if let folder = Context.environment["SNAPLINE_WRITTEN"] {
  package.targets += [
    .executableTarget(
      name: "ToSwiftWriter",
      dependencies: [
        "SnaplineToSwift", "SnaplineDocuments", "SnaplineInputs", "SnaplineEnvironment",
        "SnaplineDiagnostics",
      ],
      path: "Tools/ToSwift/Writer",
      swiftSettings: house
    ),
    .executableTarget(
      name: "Written",
      dependencies: ["Snapline", "SnaplineDocuments", "SnaplineInputs"],
      path: folder,
      swiftSettings: strict
    ),
  ]
}
