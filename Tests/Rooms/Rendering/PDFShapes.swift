import Foundation
import SnaplineGeometry
import SnaplineScene

/// The shapes of a page that Cairo wrote, as a scene: fills in plain colours, cut by clips.
struct PDFShapes {
  private struct State {
    var transform = Transform.identity
    var color = RGBA.black
    var clips: [Shape] = []
  }

  private var state = State()
  private var saved: [State] = []
  private var path = Path()
  private var rule = FillRule.winding
  private var isClip = false
  private(set) var items: [DisplayItem] = []

  /// - Parameters:
  ///   - content: The words of the page.
  ///   - height: How tall the page is, which is measured from below.
  init(_ content: String, height: Double) {
    state.transform = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    var numbers: [Double] = []
    for word in content.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        run(String(word), numbers)
        numbers = []
      }
    }
  }

  private mutating func run(_ word: String, _ numbers: [Double]) {
    func point(_ place: Int) -> CGPoint {
      state.transform.applied(to: CGPoint(x: numbers[place], y: numbers[place + 1]))
    }
    switch word {
    case "q": saved.append(state)
    case "Q": state = saved.popLast() ?? State()
    case "cm":
      state.transform = Transform(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      ).concatenating(state.transform)
    case "rg": state.color = RGBA(red: numbers[0], green: numbers[1], blue: numbers[2])
    case "g": state.color = RGBA(red: numbers[0], green: numbers[0], blue: numbers[0])
    case "m": path.move(to: point(0))
    case "l": path.addLine(to: point(0))
    case "c": path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "h": path.close()
    case "re":
      let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
      let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map {
        state.transform.applied(to: CGPoint(x: $0.0, y: $0.1))
      }
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.addLine(to: corner) }
      path.close()
    case "W", "W*": (isClip, rule) = (true, word == "W" ? .winding : .evenOdd)
    case "n": end()
    case "f", "f*": fill(word == "f" ? .winding : .evenOdd)
    default: break
    }
  }

  private mutating func fill(_ rule: FillRule) {
    for clip in state.clips { items.append(.begin(Group(className: "", clip: clip))) }
    items.append(.fill(.path(path, rule), .color(state.color)))
    for _ in state.clips { items.append(.end) }
    end()
  }

  private mutating func end() {
    if isClip { state.clips.append(.path(path, rule)) }
    (path, isClip) = (Path(), false)
  }
}
