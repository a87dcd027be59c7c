import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineInterfaceBuilder
import SnaplineLive
import SnaplineScene
import Synchronization

/// What was read of an input: a value that is laid out again and again.
struct ReadInput: Sendable {
  enum Content: Sendable {
    case design(Design)
    case interface(InterfaceDocument)
    case swift(LivePictures)
  }

  let content: Content
  let input: PreviewHost.Input
  let environment: Environment
  /// Asked now and then, by what takes long, whether the file was saved anew.
  let isStopped: @Sendable () -> Bool
  private let own = OwnSize()

  init(
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices,
    _ host: PreviewHost,
    _ swift: SwiftStore,
    isStopped: @escaping @Sendable () -> Bool
  ) throws(DesignError) {
    let environment = host.environment
    (self.input, self.environment, self.isStopped) = (input, environment, isStopped)
    guard OrdinaryFile.isThere(input.path) else {
      // A pipe would be waited for, and hold all other pictures up.
      throw DesignError(diagnostics: [.noFile(input.name)], files: [input.path])
    }
    if input.isSwift {
      content = .swift(try swift.pictures(of: input, isStopped: isStopped))
    } else if input.isInterface {
      var settings = host.interface
      settings.overrides = choices.overrides
      content = .interface(
        try InterfaceDocument(
          contentsOf: input.path,
          environment: environment,
          settings: settings
        )
      )
    } else {
      let bytes = try DesignFile.bytes(of: input.path, most: environment.limits.documentBytes)
      content = .design(
        try Design(
          bytes: bytes,
          named: input.name,
          at: input.path,
          environment: environment,
          overrides: choices.overrides,
          data: choices.data
        )
      )
    }
  }

  var isSwift: Bool { if case .swift = content { true } else { false } }

  /// Ends what runs for it.
  func stop() {
    if case .swift(let pictures) = content { pictures.stop() }
  }

  /// The same input with other content.
  init(_ other: ReadInput, content: Content) {
    (self.content, input, environment) = (content, other.input, other.environment)
    isStopped = other.isStopped
  }

  /// What a layout is made for.
  enum Purpose {
    case picture, strip
    /// To be looked over, which may take long.
    case review
  }

  /// What no other input has that was read.
  var identity: AnyObject { own }

  /// Lays it out; a design by kept trees, where there are any.
  func layout(
    _ choices: PreviewChoices,
    for purpose: Purpose = .picture,
    keptIn trees: KeptTrees? = nil
  ) throws(DesignError) -> ShownLayout {
    let size = try size(choices)
    let scale = choices.layoutScale.map { CGFloat($0) }
    switch content {
    case .design(let design):
      return ShownLayout(
        of: try design.live(
          size: size,
          scale: scale,
          textLength: choices.textLength,
          isReviewed: purpose == .review,
          keptIn: trees
        ),
        design,
        input
      )
    case .interface(let document):
      let laidOut = try document.laidOut(
        of: choices.scene,
        size: size,
        scale: scale,
        textLength: choices.textLength
      )
      return ShownLayout(of: laidOut, document, input)
    case .swift(let pictures):
      return try layout(pictures, choices, size: size, purpose)
    }
  }

  /// What there is to ask about, and the names of its files by their paths.
  func asked(
    _ choices: PreviewChoices
  ) throws(DesignError) -> (any Askable, files: [String: String]) {
    guard case .swift(let pictures) = content else {
      let layout = try layout(choices)
      return (layout.asked, layout.files)
    }
    // The helper lays it out for its answer: a picture would have it do that twice.
    let asked = try asked(pictures, choices, size: size(choices))
    return (asked, pictures.program.sources.files)
  }

  /// The size that was chosen, with the design's own length where one of two is left open.
  func size(_ choices: PreviewChoices) throws(DesignError) -> CGSize? {
    guard choices.width != nil || choices.height != nil else { return nil }
    if let width = choices.width, let height = choices.height {
      return CGSize(width: width, height: height)
    }
    // An edge is pulled along many sizes, and the other length stays.
    let scale = choices.layoutScale.map { CGFloat($0) }
    let own = try own.size(scale: scale) { () throws(DesignError) in
      switch content {
      case .design(let design): design.ownSize(scale: scale)
      case .interface(let document): try document.drawing(of: choices.scene).scene.size
      case .swift(let pictures):
        try layout(pictures, choices, size: nil, .picture).scene.size
      }
    }
    return CGSize(width: choices.width ?? own.width, height: choices.height ?? own.height)
  }
}

/// A size that is asked for again and again, and found once as long as the scale stays.
private final class OwnSize: Sendable {
  private let known = Mutex<(size: CGSize, scale: CGFloat?)?>(nil)

  func size(
    scale: CGFloat?,
    _ find: () throws(DesignError) -> CGSize
  ) throws(DesignError) -> CGSize {
    if let known = known.withLock({ $0 }), known.scale == scale { return known.size }
    let found = try find()
    known.withLock { $0 = (found, scale) }
    return found
  }
}

extension ShownLayout {
  fileprivate init(of live: LiveLayout, _ design: Design, _ input: PreviewHost.Input) {
    self.init(
      scene: live.scene,
      messages: live.diagnostics,
      asked: live,
      isRightToLeft: design.environment.isRightToLeft,
      environment: design.environment,
      title: design.name,
      variants: design.variants,
      scenes: [],
      // What is read may be what a link leads to, and the link may come to lead elsewhere.
      sought: design.sought.union([input.path]),
      fontFolders: Set(design.fontFolders),
      files: live.files
    )
  }

  fileprivate init(
    of laidOut: InterfaceDocument.LaidOut,
    _ document: InterfaceDocument,
    _ input: PreviewHost.Input
  ) {
    let drawing = laidOut.drawing
    self.init(
      scene: drawing.scene,
      messages: drawing.diagnostics,
      asked: InterfaceLayout(laidOut, in: input.path),
      isRightToLeft: document.environment.isRightToLeft,
      environment: document.environment,
      title: drawing.name,
      variants: [],
      scenes: document.sceneNames,
      sought: Set(document.files).union([input.path]),
      fontFolders: [],
      files: [input.path: input.path]
    )
  }
}

extension Environment {
  fileprivate var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }
}

extension Diagnostic {
  fileprivate static func noFile(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "no-such-file",
      severity: .error,
      subject: "there is no file that can be read",
      place: Place(file: name),
      remedy: "save it, and it is shown again"
    )
  }
}
