internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineLayout
internal import SnaplineTerminal

/// How pictures are written, as far as a format leaves a choice.
struct OutputOptions: Hashable, Sendable {
  enum Images: String, CaseIterable, Sendable { case embed, link }
  enum Theme: String, CaseIterable, Sendable { case one, both }
  enum Letters: String, CaseIterable, Sendable { case text, outlines }

  /// An option that some formats have, by its name; ``OutputFormat/choices`` says which.
  enum Choice: String, CaseIterable, Sendable {
    case quality
    case embedLayout = "embed-layout"
    case images
    case theme = "svg-theme"
    case letters = "svg-text"
    case title
    case overlay
  }

  var quality: Int?
  var embedsLayout = false
  var images = Images.embed
  var theme = Theme.one
  var letters = Letters.text
  var title: String?
  var overlays: Set<Overlay> = []
}

extension OutputOptions {
  private static let quality = Option(
    Choice.quality.rawValue,
    .whole("N", in: 1...100),
    "The quality of JPEG and WebP; without it 90 and 80. WebP is lossless at 100."
  )
  private static let embedLayout = Flag(
    Choice.embedLayout.rawValue,
    "Writes the layout into a PNG file, as --format json prints it."
  )
  private static let images = Option(
    Choice.images.rawValue,
    .oneOf("WHERE", Images.self),
    "Whether an SVG contains its pictures, or refers to files beside it."
  )
  private static let theme = Option(
    Choice.theme.rawValue,
    .oneOf("THEME", Theme.self),
    "With both, SVG has the dark colours too, for viewers that prefer them."
  )
  private static let letters = Option(
    Choice.letters.rawValue,
    .oneOf("FORM", Letters.self),
    "Whether texts in SVG stay text, or are shapes that need no font."
  )
  private static let title = Option(
    Choice.title.rawValue,
    .text("TEXT", expectation: "a text"),
    "The title of a PDF or SVG in viewers; without it a PDF has its design's name."
  )

  static let overlay = Option(
    Choice.overlay.rawValue,
    .overlays,
    repeats: true,
    "The parts of the layout to draw over the picture, separated by commas."
  )

  static let parameters: [Parameter] = [
    quality.parameter, embedLayout.parameter, images.parameter, theme.parameter,
    letters.parameter, title.parameter, overlay.parameter,
  ]

  /// Those of pictures that refer to no files beside them.
  static let ofRows: [Parameter] = parameters.filter { $0.name != images.parameter.name }

  /// What a line says, checked against what the format has.
  init(_ invocation: Invocation, for plan: RenderPlan) throws(UsageError) {
    let toStandardOutput = plan.destination == .standardOutput
    try self.init(invocation, for: plan.format, toStandardOutput: toStandardOutput)
  }

  /// What a line says, checked against what the format has.
  init(
    _ invocation: Invocation,
    for format: OutputFormat,
    toStandardOutput: Bool
  ) throws(UsageError) {
    quality = invocation[Self.quality]
    embedsLayout = invocation[Self.embedLayout]
    images = invocation[Self.images] ?? .embed
    theme = invocation[Self.theme] ?? .one
    letters = invocation[Self.letters] ?? .text
    title = invocation[Self.title]
    overlays = invocation.all(Self.overlay).reduce(into: []) { $0.formUnion($1) }
    for choice in Choice.allCases
    where Self.isGiven(choice, in: invocation) && !format.choices.contains(choice) {
      let names = OutputFormat.allCases.filter { $0.choices.contains(choice) }.map(\.rawValue)
      throw .contradiction(
        "--\(choice.rawValue) is for \(names.joined(separator: " and ")), and this is \(format.rawValue)",
        remedy: "leave --\(choice.rawValue) out, or write --format \(names[0])"
      )
    }
    if images == .link, toStandardOutput {
      throw .contradiction(
        "pictures can't stand beside what goes to standard output",
        remedy: "name a file with -o, or leave --images link out"
      )
    }
    if theme == .both,
      CircumstanceOptions.overrides(of: invocation).traits.userInterfaceStyle != .unspecified
    {
      throw .contradiction(
        "--svg-theme both draws in both appearances, and --appearance wants one",
        remedy: "leave one of them out"
      )
    }
  }

  private static func isGiven(_ choice: Choice, in invocation: Invocation) -> Bool {
    switch choice {
    case .quality: invocation[quality] != nil
    case .embedLayout: invocation[embedLayout]
    case .images: invocation[images] != nil
    case .theme: invocation[theme] != nil
    case .letters: invocation[letters] != nil
    case .title: invocation[title] != nil
    case .overlay: !invocation.all(overlay).isEmpty
    }
  }

  /// The options as far as a format has them.
  func those(of format: OutputFormat) -> OutputOptions {
    var own = self
    if !format.choices.contains(.theme) { own.theme = .one }
    return own
  }
}

extension ValueType where Value == Set<Overlay> {
  /// Names of overlays, with commas between.
  fileprivate static let overlays = ValueType(
    placeholder: "KIND,KIND",
    expectation: "some of " + Overlay.allCases.map(\.rawValue).joined(separator: ", "),
    completion: .choices(Overlay.allCases.map(\.rawValue)),
    suggest: { word in
      // What is right stays, and the one that isn't is told by its nearest name.
      let parts = word.split(separator: ",").map(String.init)
      let known = Overlay.allCases.map(\.rawValue)
      return [
        parts.compactMap { known.contains($0) ? $0 : nearestName(to: $0, among: known) }
          .joined(separator: ",")
      ].filter { !$0.isEmpty }
    }
  ) { word in
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    let overlays = parts.map { Overlay(rawValue: String($0)) }
    return overlays.contains(nil) ? nil : Set(overlays.compactMap { $0 })
  }
}

extension OutputFormat {
  /// The options by which the format leaves a choice.
  var choices: Set<OutputOptions.Choice> {
    switch self {
    case .png: [.embedLayout, .overlay]
    case .jpeg, .webp: [.quality, .overlay]
    case .svg: [.images, .theme, .letters, .title, .overlay]
    case .pdf: [.title, .overlay]
    case .json, .text: []
    }
  }
}
