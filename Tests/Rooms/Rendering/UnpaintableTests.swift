import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

import struct Foundation.CGPoint
import struct Foundation.CGSize

/// A format of which each file is made from a scene.
private enum Format: CaseIterable {
  case png, svg, pdf

  /// What keeps a scene from being written.
  func refusal(of scene: Scene) -> RenderingError? {
    do throws(RenderingError) {
      switch self {
      case .png: _ = try scene.bitmap()
      case .svg: _ = try scene.svg()
      case .pdf: _ = try scene.pdf()
      }
      return nil
    } catch {
      return error
    }
  }
}

/// What all formats answer, which is noted as a mistake where they don't agree.
private func refusal(
  of scene: Scene,
  _ name: String = "",
  at location: SourceLocation = #_sourceLocation
) -> RenderingError? {
  let answers = Format.allCases.map { $0.refusal(of: scene) }
  #expect(Set(answers).count == 1, "\(name): \(answers)", sourceLocation: location)
  let messages = Set(answers.map { $0?.diagnostic.subject })
  #expect(messages.count == 1, "\(name): \(messages)", sourceLocation: location)
  return answers.first ?? nil
}

private func scene(_ items: [DisplayItem], width: Double = 40, scale: Double = 2) -> Scene {
  Scene(size: CGSize(width: width, height: 30), scale: scale, items: items)
}

private let box = Edges(left: 1, top: 2, right: 30, bottom: 20)
private let shape = Shape.rectangle(box)
private let black = Paint.color(.black)

@Suite struct `What can't be painted` {
  /// Items with one number that can't be painted, by what that is.
  private static func items(with number: Double) -> [(name: String, item: DisplayItem)] {
    let place = CGPoint(x: number, y: 3)
    let broken = Edges(left: 0, top: .nan, right: 1, bottom: 1)
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: Double.nan, y: 1))
    }
    let color = RGBA(red: 1, green: .nan, blue: 0)
    let soft = Shadow(color: .black, radius: 2)
    func group(_ change: (inout Group) -> Void) -> DisplayItem {
      var group = Group(className: "View")
      change(&group)
      return .begin(group)
    }
    func shadow(_ change: (inout Shadow) -> Void) -> Shadow {
      var changed = soft
      change(&changed)
      return changed
    }
    func line(_ change: (inout TextLine) -> Void) -> DisplayItem {
      var line = PangoLine.lay("Ag", font: "Inter", size: 12).value(
        x: 1,
        baseline: 9,
        color: .black
      )
      change(&line)
      return .text(line)
    }
    let fills: [(String, DisplayItem)] = [
      ("box", .fill(.rectangle(broken), black)),
      ("rounded box", .fill(.rounded(broken, CornerRadii(2), .circular), black)),
      ("path", .fill(.path(path, .winding), black)),
      ("colour", .fill(shape, .color(color))),
      ("line", .fill(shape, .linear(LinearGradient(start: place, end: .zero, stops: [])))),
      ("centre", .fill(shape, .conic(ConicGradient(center: place, angle: 0, stops: [])))),
      ("angle", .fill(shape, .conic(ConicGradient(center: .zero, angle: number, stops: [])))),
      (
        "radius",
        .fill(
          shape,
          .radial(RadialGradient(center: .zero, radiusX: number, radiusY: 1, stops: []))
        )
      ),
      (
        "stop",
        .fill(
          shape,
          .linear(
            LinearGradient(
              start: .zero,
              end: CGPoint(x: 9, y: 0),
              stops: [GradientStop(offset: 0, color: color)]
            )
          )
        )
      ),
    ]
    let outlines: [(String, DisplayItem)] = [
      ("width of a stroke", .stroke(shape, Stroke(width: number), black)),
      ("dash", .stroke(shape, Stroke(width: 1, dash: [number]), black)),
      ("phase", .stroke(shape, Stroke(width: 1, dash: [1], dashPhase: number), black)),
      ("stroked path", .stroke(.path(path, .winding), Stroke(width: 1), black)),
      ("colour of a stroke", .stroke(shape, Stroke(width: 1), .color(color))),
      ("border", .border(.rectangle(broken), width: 1, .black)),
      ("width of a border", .border(shape, width: .nan, .black)),
      ("colour of a border", .border(shape, width: 1, color)),
      ("shadow's shape", .shadow(.rectangle(broken), soft)),
      ("radius of a shadow", .shadow(shape, shadow { $0.radius = number })),
      ("offset of a shadow", .shadow(shape, shadow { $0.x = number })),
      ("colour of a shadow", .shadow(shape, shadow { $0.color = color })),
    ]
    let texts: [(String, DisplayItem)] = [
      ("place of a line", line { $0.x = .nan }),
      ("place of a glyph", line { $0.runs[0].glyphs[0].x = .nan }),
      ("size of letters", line { $0.runs[0].face.matrix.xx = number }),
      ("colour of letters", line { $0.runs[0].color = color }),
      ("shadow of letters", line { $0.runs[0].shadow = shadow { $0.radius = number } }),
      (
        "underline",
        line {
          $0.decorations = [TextDecoration(kind: .underline, color: .black, edges: broken)]
        }
      ),
      (
        "colour of an underline",
        line { $0.decorations = [TextDecoration(kind: .underline, color: color, edges: box)] }
      ),
    ]
    let pictures: [(String, DisplayItem)] = [
      ("picture", .picture(Raster(width: 1, height: 1, bytes: [0, 0, 0, 255]), broken)),
      ("drawing", .vector(VectorPicture(svg: "<svg/>"), broken)),
    ]
    let groups: [(String, DisplayItem)] = [
      ("opacity", group { $0.opacity = .nan }),
      ("transform", group { $0.transform = Transform(scaleX: number, y: 1) }),
      ("clip", group { $0.clip = .rectangle(broken) }),
      ("shadow of a group", group { $0.shadow = shadow { $0.y = number } }),
      ("colour of a group's shadow", group { $0.shadow = shadow { $0.color = color } }),
    ]
    return (fills + outlines + texts + pictures + groups).map { (name: $0.0, item: $0.1) }
  }

  @Test(arguments: [Double.nan, .infinity])
  func `is the same error in every format, and names its group`(number: Double) {
    for (name, item) in Self.items(with: number) {
      let group = DisplayItem.begin(Group(identifier: "card", className: "View"))
      let ends = [DisplayItem](repeating: .end, count: 2)
      let told = refusal(of: scene([group, item] + ends), name)
      if case .begin = item {
        #expect(told == .unpaintable(group: "View"), "\(name)")
      } else {
        #expect(told == .unpaintable(group: "card"), "\(name)")
      }
      // A group's layer is measured before what is in it is met.
      let shadow = Shadow(color: .black, radius: 2)
      let casting = DisplayItem.begin(Group(className: "Cast", shadow: shadow))
      #expect(refusal(of: scene([casting, group, item] + ends), name) == told, "\(name)")
    }
  }

  @Test func `is no error where it is hidden`() {
    let hiding = [
      Group(className: "Clear", opacity: 0),
      Group(className: "Away", transform: Transform(translationX: 1e9, y: 0)),
      Group(className: "Flat", transform: Transform(scaleX: 1, y: 0)),
    ]
    for (name, item) in Self.items(with: .nan) {
      for group in hiding {
        #expect(refusal(of: scene([.begin(group), item, .end, .end]), name) == nil, "\(name)")
      }
    }
  }

  @Test func `is a canvas without a size or pixels`() {
    for (width, scale) in [(0, 1), (-1, 1), (.nan, 1), (9, 0), (9, .nan), (9, .infinity)] {
      #expect(refusal(of: scene([], width: width, scale: scale)) == .emptyCanvas)
    }
    for format in Format.allCases {
      let error = format.refusal(of: scene([], width: .infinity))
      guard case .canvasTooLarge = error else {
        Issue.record("\(format): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func `is a path that crosses each row of pixels thousands of times`() {
    let path = Path { path in
      path.move(to: .zero)
      for step in 0..<300_000 {
        path.addLine(to: CGPoint(x: Double(step % 400) / 10, y: Double(step * 7 % 300) / 10))
      }
    }
    let chart = Group(className: "chart", clip: shape)
    let fill = DisplayItem.fill(.path(path, .evenOdd), black)
    #expect(refusal(of: scene([.begin(chart), fill, .end])) == .tooIntricate(group: "chart"))
  }

  @Test func `is a drawing that can't be read, and a letter whose font isn't there`() {
    let broken = DisplayItem.vector(VectorPicture(svg: "<svg"), box)
    guard case .picture = refusal(of: scene([broken])) else {
      Issue.record("a drawing that can't be read is painted")
      return
    }
    var line = PangoLine.lay("a", font: "Inter", size: 12).value(x: 0, baseline: 9, color: .black)
    line.runs[0].face.file = "/nowhere/font.otf"
    #expect(refusal(of: scene([.text(line)])) == .font(file: "/nowhere/font.otf"))
  }

  @Test func `is the same in every format of any scene`() {
    var refused = 0
    for var seed in Seed.many(60) {
      var scene = Scene.random(seed)
      scene.size.width = min(scene.size.width + 1, 300)
      for _ in 0..<seed.number(in: 0...2) {
        let broken = Self.items(with: seed.chance(0.5) ? .nan : .infinity)
        guard let (_, item) = broken.randomElement(using: &seed) else { continue }
        scene.items.insert(item, at: seed.number(in: 0...scene.items.count))
      }
      if refusal(of: scene, "\(seed)") != nil { refused += 1 }
    }
    #expect(refused > 10)
  }
}
