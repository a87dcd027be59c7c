import Foundation
import Snapline

/// All pictures, in the order of the article.
let previews = [
  filling, points, edges, neighbours, aligning, areas, sizes, stacks, containers, conditions,
].flatMap { $0.flatMap(\.self) }

/// The view that a picture outlines, since a part of it can't be seen.
enum Outline: Sendable {
  case box, title, a
}

/// The pictures of a call that places `box` in `view`, where `title` may have its place already.
func picture(
  _ name: String,
  area: Area? = nil,
  title: CGRect? = nil,
  outlines: Outline? = nil,
  in circumstances: [Circumstance] = [.usual],
  call: @escaping @Sendable (_ view: View, _ box: View, _ title: View) -> Void
) -> [LayoutPreview] {
  circumstances.map { circumstance in
    preview(name, circumstance) {
      let stage = Stage(area: area, title: title, circumstance)
      let box = stage.box("box")
      call(stage.view, box, stage.title)
      return stage.content(outlining: outlines.map { $0 == .title ? stage.title : box })
    }
  }
}

/// The pictures of a call that places `a`, `b` and `c` in `view`; with texts these are labels.
func group(
  _ name: String,
  area: Area? = nil,
  texts: [String] = [],
  outlines: Outline? = nil,
  in circumstances: [Circumstance] = [.usual],
  call: @escaping @Sendable (_ view: View, _ a: View, _ b: View, _ c: View) -> Void
) -> [LayoutPreview] {
  circumstances.map { circumstance in
    preview(name, circumstance) {
      let stage = Stage(area: area, title: nil, circumstance)
      let colors = [Color.systemBlue, .systemIndigo, .systemPurple]
      let boxes = ["a", "b", "c"].enumerated().map { index, name in
        stage.box(name, text: index < texts.count ? texts[index] : nil, color: colors[index])
      }
      call(stage.view, boxes[0], boxes[1], boxes[2])
      return stage.content(outlining: outlines == nil ? nil : boxes[0])
    }
  }
}

private func preview(
  _ name: String,
  _ circumstance: Circumstance,
  make: @escaping @Sendable () -> any LayoutPreviewContent
) -> LayoutPreview {
  LayoutPreview(
    circumstance == .usual ? name : "\(name)-\(circumstance)",
    on: circumstance == .flat ? "iPhone 16" : nil,
    landscape: circumstance == .flat,
    width: 180,
    height: 120,
    textSize: circumstance == .largeText ? .accessibilityMedium : nil,
    direction: circumstance == .rightToLeft ? .rightToLeft : nil,
    make
  )
}
