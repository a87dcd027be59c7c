import Foundation
import Snapline

/// What is mixed with what lies behind it.
extension Reftest {
  /// Two boxes over each other in one drawing, the second mixed with the first.
  private static func mixed(_ mode: BlendMode, _ one: RGBA, _ other: RGBA) -> View {
    canvas(
      Sketch {
        $0.setFillColor(one)
        $0.fill(rect(10, 10, 20, 20))
        $0.setBlendMode(mode)
        $0.setFillColor(other)
        $0.fill(rect(10, 10, 20, 20))
      }
    )
  }

  private static func one(_ color: RGBA) -> View { canvas(box(10, 10, 20, 20, Color(color))) }

  /// A gray-blue that is mixed with what leaves it as it is.
  private static func mixture(_ mode: BlendMode, _ other: RGBA) -> Reftest {
    Reftest("mixed by \(mode.rawValue)", change: "the result is 1 level otherwise") { d in
      mixed(mode, d > 0 ? changedGray : gray, other)
    } is: {
      one(gray)
    }
  }

  private static let gray = RGBA(bytes: 51, 102, 204)
  private static let changedGray = RGBA(bytes: 52, 103, 203)

  static let mixtures: [Reftest] = [
    mixture(.multiply, .white),
    mixture(.screen, .black),
    mixture(.darken, .white),
    mixture(.lighten, .black),
    mixture(.difference, .black),
    mixture(.exclusion, .black),
    mixture(.plusLighter, .black),
    mixture(.colorDodge, .black),
    mixture(.colorBurn, .white),
    Reftest("red and green light", change: "the red is 1 level darker") { d in
      mixed(.plusLighter, RGBA(red: 1 - d / 255, green: 0, blue: 0), .green)
    } is: {
      one(.yellow)
    },
    Reftest("a hole", change: "it is 1 wider") { d in
      canvas(
        Sketch {
          $0.fill(rect(10, 10, 30, 20))
          $0.clear(rect(15, 15, 20 + d, 10))
        }
      )
    } is: {
      canvas(box(10, 10, 30, 20, .red, box(5, 5, 20, 10, .white)))
    },
    Reftest("what mixes in a drawing mixes with nothing behind it", change: "1 level darker") { d in
      canvas(
        box(0, 0, 60, 40, .blue),
        Sketch {
          $0.setBlendMode(.multiply)
          $0.setFillColor(RGBA(red: 1 - d / 255, green: 1, blue: 0))
          $0.fill(rect(10, 10, 20, 20))
        }
      )
    } is: {
      canvas(box(0, 0, 60, 40, .blue), box(10, 10, 20, 20, .yellow))
    },
    Reftest("a layer of a drawing", change: "a part is 1 wider") { d in
      canvas(
        Sketch {
          $0.setAlpha(0.5)
          $0.beginTransparencyLayer()
          $0.fill(rect(5, 5, 20, 20))
          $0.fill(rect(15, 5, 20 + d, 20))
          $0.endTransparencyLayer()
        }
      )
    } is: {
      canvas(box(5, 5, 30, 20).with { $0.alpha = 0.5 })
    },
    Reftest("an alpha and a colour's own", change: "it is 1 level more") { d in
      canvas(
        Sketch {
          $0.setAlpha((102 + d) / 255)
          $0.fill(rect(10, 10, 20, 20))
        }
      )
    } is: {
      canvas(box(10, 10, 20, 20, Color.red.withAlphaComponent(102.0 / 255)))
    },
  ]
}
