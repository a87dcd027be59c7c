internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineLive
internal import SnaplineTerminal

/// How Swift files are shown, as far as a line leaves a choice.
struct LiveOptions: Hashable, Sendable {
  /// The previews that are drawn, by their names; nothing stands for all of them.
  var previews: [String] = []
  var limits = LiveLimits()
  /// The package whose target is drawn; nothing where a file is.
  var package: SwiftPackage?

  private static let preview = Option(
    "preview",
    .text("NAME", expectation: "the name of a preview"),
    repeats: true,
    "The preview of a Swift file to draw; without it all of them."
  )
  private static let limits = Option(
    "live-limits",
    .liveLimits,
    "Limits for the code of a Swift file: memory in MiB, processor time and time in seconds for "
      + "a picture, and processes at a time; without it "
      + "memory=1024,processor=10,time=10,processes=4."
  )

  static let package = Option(
    "package",
    .path("FOLDER"),
    "The package of a target; the target's name stands in place of a path."
  )

  /// Those of commands that draw some previews of a file.
  static let parameters: [Parameter] = [preview.parameter] + limiting
  /// Those of commands that show all of them.
  static let limiting: [Parameter] = [package.parameter, limits.parameter]

  init() {}

  init(_ invocation: Invocation) {
    previews = invocation.all(Self.preview)
    limits = invocation[Self.limits] ?? LiveLimits()
  }

  /// A folder in place of the one beside the command.
  static let variable = Variable(
    Toolkit.variable,
    "The folder with what Swift files are compiled against, in place of the one beside the command."
  )

  /// What belongs to this command.
  static var toolkit: Toolkit? {
    let named = ProcessInfo.processInfo.environment[Toolkit.variable]
    return Toolkit.beside(OwnProgram.folder.map { join($0, "snapline") }, named: named)
  }
}

extension ValueType where Value == LiveLimits {
  /// Limits by their names, such as `memory=2048,time=30`.
  fileprivate static let liveLimits = ValueType(
    placeholder: "NAME=N,…",
    expectation: "numbers above 0 by some of " + LiveLimits.names.joined(separator: ", ")
      + ", such as memory=2048,time=30",
    examples: ["memory=2048", "time=30,processor=30"]
  ) { LiveLimits($0) }
}

extension InputFile {
  /// Whether a file's name says that it is Swift.
  static func isSwift(_ name: String) -> Bool { name.lowercased().hasSuffix(".swift") }

  static func isSwift(_ source: Order.Source) -> Bool {
    switch source {
    case .file(let path), .pipe(let path, _): isSwift(path)
    case .text, .template: false
    }
  }
}
