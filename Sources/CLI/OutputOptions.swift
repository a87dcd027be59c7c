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
    "quality",
    .whole("N", in: 1...100),
    "How true JPEG and WebP stay; without it 90 and 80, and WebP is exact at 100."
  )
  private static let embedLayout = Flag(
    "embed-layout",
    "Says in a PNG file what is where, as --format json does."
  )
  private static let images = Option(
    "images",
    .oneOf("WHERE", Images.self),
    "Whether SVG holds its pictures, or refers to files beside it."
  )
  private static let theme = Option(
    "svg-theme",
    .oneOf("THEME", Theme.self),
    "With both, SVG has the dark colours too, for viewers that prefer them."
  )
  private static let letters = Option(
    "svg-text",
    .oneOf("FORM", Letters.self),
    "Whether texts in SVG stay text, or are shapes that need no font."
  )
  private static let title = Option(
    "title",
    .text("TEXT", expectation: "a text"),
    "What viewers call a PDF or SVG; without it a PDF has its design's name."
  )

  static let overlay = Option(
    "overlay",
    .overlays,
    repeats: true,
    "What of the layout to draw over the picture, several with commas between."
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
    for format: PictureFormat,
    toStandardOutput: Bool
  ) throws(UsageError) {
    quality = invocation[Self.quality]
    embedsLayout = invocation[Self.embedLayout]
    images = invocation[Self.images] ?? .embed
    theme = invocation[Self.theme] ?? .one
    letters = invocation[Self.letters] ?? .text
    title = invocation[Self.title]
    overlays = invocation.all(Self.overlay).reduce(into: []) { $0.formUnion($1) }
    let given: [(isGiven: Bool, name: String, formats: [PictureFormat])] = [
      (quality != nil, "quality", [.jpeg, .webp]),
      (embedsLayout, "embed-layout", [.png]),
      (invocation[Self.images] != nil, "images", [.svg]),
      (invocation[Self.theme] != nil, "svg-theme", [.svg]),
      (invocation[Self.letters] != nil, "svg-text", [.svg]),
      (title != nil, "title", [.svg, .pdf]),
      (!overlays.isEmpty, "overlay", [.png, .jpeg, .webp, .svg, .pdf]),
    ]
    for option in given where option.isGiven && !option.formats.contains(format) {
      let names = option.formats.map(\.rawValue)
      throw .contradiction(
        "--\(option.name) is for \(names.joined(separator: " and ")), and this is \(format.rawValue)",
        remedy: "leave --\(option.name) out, or write --format \(names[0])"
      )
    }
    if images == .link, toStandardOutput {
      throw .contradiction(
        "pictures can't stand beside what goes to standard output",
        remedy: "name a file with -o, or leave --images link out"
      )
    }
    if theme == .both,
      Circumstances.overrides(of: invocation).traits.userInterfaceStyle != .unspecified
    {
      throw .contradiction(
        "--svg-theme both draws in both appearances, and --appearance wants one",
        remedy: "leave one of them out"
      )
    }
  }

  /// The options as far as a format has them.
  func those(of format: PictureFormat) -> OutputOptions {
    var own = self
    if format != .svg { own.theme = .one }
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
