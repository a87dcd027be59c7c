package import Foundation
import SnaplineDesigns
package import SnaplineDiagnostics
package import SnaplineLayout
package import SnaplineScene

/// A design laid out to be looked at and asked.
///
/// The picture is there first: what takes long to find, such as what nothing decides, is looked for by a
/// drawing of its own.
package struct LiveLayout {
  package let scene: Scene
  /// What was said of reading and building, and of constraints that can't hold together.
  package let diagnostics: [Diagnostic]
  package let inspection: Design.Inspection
  /// The views by their places in the scene's tree.
  package let views: [View]
  let builder: TreeBuilder
  let source: SourceSet

  package var canvas: View { builder.canvas }
}

extension Design {
  /// Builds the tree anew and lays it out, without looking over it; of several pages the first one.
  ///
  /// Texts may be given so many times their length, as another language may have them.
  /// Where it is reviewed, it is looked over for what its author hardly wanted. Where trees are kept, they take
  /// the size in place of a new one; the layout is then valid until they take the next one.
  package func live(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    textLength: Double = 1,
    isReviewed: Bool = false,
    keptIn kept: KeptTrees? = nil
  ) throws(DesignError) -> LiveLayout {
    let search = Search(isForOpenNumbers: false, isReview: isReviewed)
    // Conditions are answered by texts as they are written, before these have another length.
    let kept = size == nil || textLength != 1 ? nil : kept
    kept?.begin(at: scale)
    let pages = try pageDesigns(size: size, scale: scale, measures: kept?.pages)
    var built = try KeptTrees.layOut(pages, in: kept) { page throws(DesignError) in
      try page.built(size: size, scale: scale, searching: search, keptIn: kept) { builder in
        if textLength != 1 { builder.setLength(ofTexts: textLength) }
      }
    }
    if pages.count > 1 {
      built.said.diagnostics.append(.firstPage(of: pages.count, in: source.name))
    }
    return LiveLayout(
      scene: built.scene,
      diagnostics: built.said.shown(in: source.name),
      inspection: Inspection(built.builder, built.said, source),
      views: built.views,
      builder: built.builder,
      source: source
    )
  }

  /// How large the design's own canvas is on the device that it is drawn for, at a scale.
  package func ownSize(scale: CGFloat?) -> CGSize {
    tree(size: nil, scale: scale).size(of: size).whole
  }
}

extension Diagnostic {
  fileprivate static func firstPage(of count: Int, in file: String) -> Diagnostic {
    Diagnostic(
      id: "first-page",
      severity: .note,
      subject: "this is the first of \(count) pages",
      place: Place(file: file),
      remedy: "draw all of them with snapline render"
    )
  }
}

extension LiveLayout {
  /// The place of a view in the scene's tree.
  package func node(of view: View) -> Int? { views.firstIndex { $0 === view } }

  /// Where each view of the scene's tree stands written, where it does.
  package var places: [Place?] {
    var places: [ObjectIdentifier: Place] = [:]
    forEachBuilt { built in
      places[ObjectIdentifier(built.view)] = built.element.span.place
    }
    return views.map { places[ObjectIdentifier($0)] }
  }

  /// The paths of the files that the design is made of, by the names that messages have for them.
  package var files: [String: String] {
    let sources = [source.main] + source.parts
    let named = sources.compactMap { source in source.path.map { (source.name, $0) } }
    return Dictionary(named) { first, _ in first }
  }

  /// What a file of the design held when it was read; nothing for what can't be edited.
  package func bytes(at path: String) -> [UInt8]? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let found = ([source.main] + source.parts).first { $0.path == path && !$0.isMended }
    return found.flatMap { source in
      switch source.markLength {
      case 0: source.bytes
      case mark.count: mark + source.bytes
      default: nil
      }
    }
  }

  /// A constraint in the words of the design, with its place there.
  package func told(_ reason: LayoutReason) -> LayoutReason { source.placed(reason) }

  func forEachBuilt(_ body: (TreeBuilder.Built) -> Void) {
    var waiting = Array(builder.built.reversed())
    while let built = waiting.popLast() {
      body(built)
      waiting += built.children.reversed()
    }
  }
}
