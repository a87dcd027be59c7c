import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineGeometry
import SnaplineLayout
import SnaplineRendering
import SnaplineScene

extension FrameAnswer {
  /// A picture of a layout, with its views and what gave way in it.
  init(
    _ layout: ShownLayout,
    of choices: PreviewChoices,
    fonts: NumberedFiles,
    _ words: AnswerWords
  ) throws(RenderingError) {
    let scene = layout.scene
    var live = SVGOptions.Live()
    for file in scene.fontFiles {
      live.families[file] = Self.family(fonts.number(of: file))
    }
    live.isMoving = choices.isMoving
    var options = SVGOptions()
    options.live = live
    let begun = ContinuousClock.now
    let text = try scene.svgDocument(options).text
    self.init(design: choices.design, version: "", state: .good)
    direction = layout.isRightToLeft ? "rtl" : "ltr"
    svg = text
    took.svg = begun.milliseconds
    size = [scene.size.width, scene.size.height].map { Double($0) }
    scale = scene.scale
    (variants, scenes) = (layout.variants, layout.scenes)
    views = Self.views(of: layout, words)
    self.fonts = live.families.values.sorted().map { family in
      FontAnswer(family: family, address: "font/" + family.dropFirst(Self.familyStart.count))
    }
    messages = layout.messages.map(words.message)
    files = layout.files.sorted { $0.value < $1.value }.map { words.file($0.key, at: $0.value) }
    if let live = layout.live { gaveWay = Self.missed(in: live, words) }
  }

  private static let familyStart = "snapline-"

  private static func family(_ number: Int) -> String { "\(familyStart)\(number)" }

  private static func views(of layout: ShownLayout, _ words: AnswerWords) -> [ViewAnswer] {
    let tree = layout.scene.tree
    let places = layout.live?.places ?? []
    return zip(tree.nodes, tree.paths).enumerated().map { number, pair in
      let (node, path) = pair
      return ViewAnswer(
        path: path,
        class: node.className,
        frame: node.frame.frame,
        parent: node.parent,
        id: node.identifier,
        text: node.text,
        hidden: node.isHidden ? true : nil,
        place: places.indices.contains(number) ? words.place(places[number]) : nil
      )
    }
  }

  private static func missed(in live: LiveLayout, _ words: AnswerWords) -> [MissedAnswer] {
    let missed = live.missed
    guard !missed.isEmpty else { return [] }
    let paths = live.paths
    return missed.map { state in
      let reason = live.told(state.reason)
      return MissedAnswer(
        key: reason.line,
        text: reason.text,
        place: words.place(reason.place),
        points: -state.slack,
        path: state.view.flatMap { paths[ObjectIdentifier($0)] }
      )
    }
  }
}

extension LiveLayout {
  /// The paths of the views in the tree.
  var paths: [ObjectIdentifier: String] {
    let named = zip(views, scene.tree.paths).map { (ObjectIdentifier($0), $1) }
    return Dictionary(named) { first, _ in first }
  }

  /// The place of a path in the tree.
  func node(at path: String) -> Int? { scene.tree.paths.firstIndex(of: path) }
}

extension Scene {
  /// The files of the fonts that its texts are set in.
  var fontFiles: Set<String> {
    var files: Set<String> = []
    for item in items {
      if case .text(let line) = item {
        for run in line.runs where !run.face.file.isEmpty { files.insert(run.face.file) }
      }
    }
    return files
  }
}

extension ContinuousClock.Instant {
  /// How long ago this was.
  var milliseconds: Double {
    let parts = duration(to: .now).components
    return Double(parts.seconds) * 1_000 + Double(parts.attoseconds) / 1e15
  }
}
