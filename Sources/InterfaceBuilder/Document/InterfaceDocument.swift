import Foundation
import SnaplineDiagnostics
public import SnaplineEnvironment
public import SnaplineInputs

/// A document of Interface Builder, a XIB or a storyboard, whose screens can be drawn.
///
///     let document = try InterfaceDocument(contentsOf: "Main.storyboard")
///     for name in document.sceneNames {
///       let picture = try document.drawing(of: name).scene
///     }
///
/// It is read once and is a value; every drawing of it is made anew.
public struct InterfaceDocument: Sendable {
  /// The name of the document in messages.
  public let name: String
  /// The environment of its screens.
  public let environment: Environment

  /// The files that were read, as absolute paths.
  public var files: [String] { contents.path.map { [URL(fileURLWithPath: $0).path] } ?? [] }

  let contents: InterfaceContents
  /// What is to be said of the document whichever screen is drawn.
  private(set) var remarks = Remarks()
  let canvas: DocumentCanvas
  let scenes: [InterfaceScene]
  let segues: Segues

  /// The endings of the files that hold such documents.
  public static let fileExtensions = ["xib", "storyboard"]

  /// Whether bytes of an unknown kind look like such a document: no design is XML.
  public static func isLikely(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return text.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Reads a file.
  public init(
    contentsOf path: String,
    environment: Environment = .current,
    settings: InterfaceSettings = InterfaceSettings()
  ) throws(DesignError) {
    let bytes = try DesignFile.bytes(of: path, most: environment.limits.documentBytes)
    try self.init(bytes, name: path, path: path, environment, settings)
  }

  /// Reads bytes that came from somewhere else; `name` is what messages call them.
  public init(
    bytes: [UInt8],
    named name: String,
    environment: Environment = .current,
    settings: InterfaceSettings = InterfaceSettings()
  ) throws(DesignError) {
    try self.init(bytes, name: name, path: nil, environment, settings)
  }

  /// Reads bytes that somebody else took from a file, beside which its other files lie.
  package init(
    bytes: [UInt8],
    from path: String,
    environment: Environment = .current,
    settings: InterfaceSettings = InterfaceSettings()
  ) throws(DesignError) {
    try self.init(bytes, name: path, path: path, environment, settings)
  }

  private init(
    _ bytes: [UInt8],
    name: String,
    path: String?,
    _ environment: Environment,
    _ settings: InterfaceSettings
  ) throws(DesignError) {
    let read: XMLElement
    do throws(XMLFault) {
      let most = environment.limits.documentBytes
      guard bytes.count <= most else { throw XMLFault.tooLarge(most: most) }
      read = try XMLReader(limits: environment.limits).root(of: bytes)
    } catch {
      throw DesignError(diagnostics: [error.diagnostic(in: name)])
    }
    guard read.name == "document", read.child("objects") != nil || read.child("scenes") != nil
    else {
      throw DesignError(diagnostics: [.noDocument(read, in: name)])
    }
    guard let canvas = DocumentCanvas(read, under: settings.overrides) else {
      throw DesignError(diagnostics: [.otherSystem(read, in: name)])
    }
    self.canvas = canvas
    let drawn = canvas.environment(from: environment, under: settings.overrides)
    self.environment = settings.isForProgram ? environment : drawn
    var traits = self.environment.traits
    // A program that says no size classes has those of the document's device.
    if traits.horizontalSizeClass == .unspecified {
      traits.horizontalSizeClass = drawn.traits.horizontalSizeClass
    }
    if traits.verticalSizeClass == .unspecified {
      traits.verticalSizeClass = drawn.traits.verticalSizeClass
    }
    for folder in settings.assetFolders where !settings.isForProgram {
      if let fault = AssetCatalogue.fault(of: folder) { throw DesignError(diagnostics: [fault]) }
    }
    let varied = Variations(traits: traits).applied(to: read)
    contents = InterfaceContents(
      root: varied,
      ids: Set(read.subtree.compactMap(\.id)),
      path: path,
      settings: settings,
      limits: environment.limits,
      assets: AssetCatalogue(folders: settings.assetFolders, traits: self.environment.traits),
      wording: Wording(of: path, in: self.environment, settings)
    )
    self.name = name
    scenes = InterfaceScene.all(of: varied)
    segues = Segues(varied.child("scenes")?.children ?? [])
    if let fault = views(most: environment.limits.views) {
      throw DesignError(diagnostics: [fault])
    }
    if !settings.isForProgram { remarks = Remarks(of: self, as: read) }
  }

  private func views(most: Int) -> Diagnostic? {
    let count = contents.root.subtree.count(where: \.isView)
    guard count > most else { return nil }
    return Diagnostic(
      id: "limit",
      severity: .error,
      subject: "the document has \(count) views, more than \(most)",
      place: Place(file: name)
    )
  }

  /// The screens, in the document's order, each under a name of its own.
  ///
  /// A container whose bars are seen around the screens that it holds isn't among them, unless the
  /// document has views beside those screens.
  public var sceneNames: [String] { shownScenes.map(\.name) }

  var shownScenes: [InterfaceScene] {
    let own = scenes.filter { scene in
      !scene.isReference && (!segues.isContainer(scene.controller) || scene.hasViewsBeside)
    }
    if !own.isEmpty { return own }
    return scenes.isEmpty ? [.empty] : scenes
  }

  /// The screen that an app starts with, if the document names one.
  public var initialSceneName: String? { shownScenes.first(where: \.isInitial)?.name }

  /// The name of the screen that one of its names stands for.
  public func sceneName(meantBy word: String) -> String? {
    let shown = shownScenes
    return (shown.first { $0.name == word } ?? shown.first { $0.names.contains(word) })?.name
  }
}

extension Diagnostic {
  fileprivate static func noDocument(_ root: XMLElement, in file: String) -> Diagnostic {
    Diagnostic(
      id: "no-document",
      severity: .error,
      subject: "'\(root.name.prefix(40))' is no document of Interface Builder",
      cause: root.name == "archive"
        ? "it is one of Xcode 3 or 4" : "such a document is a 'document' with objects or scenes",
      place: Place(file: file, line: root.line),
      remedy: root.name == "archive" ? "open it in Xcode and save it" : nil
    )
  }

  fileprivate static func otherSystem(_ root: XMLElement, in file: String) -> Diagnostic {
    Diagnostic(
      id: "no-document",
      severity: .error,
      subject: "the document is for '\((root["targetRuntime"] ?? "").prefix(40))'",
      cause: "documents for iOS and tvOS are drawn",
      place: Place(file: file, line: root.line)
    )
  }
}
