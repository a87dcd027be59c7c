import Foundation
import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments
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
    self.direction = layout.isRightToLeft ? "rtl" : "ltr"
    svg = text
    self.took.svg = begun.milliseconds
    self.size = [scene.size.width, scene.size.height].map { Double($0) }
    self.scale = scene.scale
    self.variants = layout.variants
    self.scenes = layout.scenes
    views = Self.views(of: layout, words)
    self.fonts = live.families.values.sorted().map { family in
      FontAnswer(family: family, address: "font/" + family.dropFirst(Self.familyStart.count))
    }
    self.messages = layout.messages.map(words.message)
    self.files = layout.files.sorted { $0.value < $1.value }.map {
      words.file($0.key, at: $0.value)
    }
    self.gaveWay = layout.asked.missed(words)
  }

  private static let familyStart = "snapline-"

  private static func family(_ number: Int) -> String { "\(familyStart)\(number)" }

  private static func views(of layout: ShownLayout, _ words: AnswerWords) -> [ViewAnswer] {
    let tree = layout.scene.tree
    let places = layout.asked.places
    return zip(tree.nodes, tree.paths).enumerated().map { number, pair in
      let (node, path) = pair
      return ViewAnswer(
        path: path,
        class: node.className,
        frame: node.frame.frame,
        parent: node.parent,
        id: node.identifier,
        text: node.text,
        isHidden: node.isHidden,
        place: places.indices.contains(number) ? words.place(places[number]) : nil
      )
    }
  }
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
