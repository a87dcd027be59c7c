import Foundation
import SnaplineCodes
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

extension CodeView {
  /// The width of a module where so many have to find room in a length: whole pixels, where that is one
  /// or more; else less than a pixel, which is told.
  func module(count: Int, in length: Double, _ grid: PixelGrid) -> Double {
    let pixels = length * grid.scale / Double(count)
    // What a frame was rounded to counts as what it was meant to be.
    let whole = (pixels + 1e-6).rounded(.down)
    guard whole < 1 else {
      if let warning = blurWarning(module: whole / grid.scale) { report(warning) }
      return whole / grid.scale
    }
    report(
      Diagnostic(
        id: "code-too-small",
        severity: .warning,
        subject: "the code has \(count) modules in \(Int((length * grid.scale).rounded())) pixels",
        cause: "a module of less than a pixel isn't drawn sharply, and no scanner reads it",
        remedy:
          "make it at least \((Double(count) / grid.scale).rounded(.up).plain) points wide and high"
      )
    )
    return pixels / grid.scale
  }

  /// Where what is as long as `own` begins in the middle of a length, on a whole pixel.
  func start(of own: Double, in length: Double, _ grid: PixelGrid) -> Double {
    ((length - own) / 2 * grid.scale + 1e-6).rounded(.down) / grid.scale
  }

  func fill(_ path: Path, into recorder: SceneRecorder) {
    recorder.append(
      .fill(.path(path, .winding), .color(color.resolved(with: recorder.traits)))
    )
  }

  // MARK: Contrast

  /// The least difference of what dark and light reflect with which a code is graded as usable.
  private static let leastDifference = 0.4

  /// What to say where a scanner won't tell the modules from what they stand on.
  var contrastWarning: Diagnostic? {
    guard let (ink, ground) = paints else { return nil }
    let (dark, light) = (
      reflection(ink) * ink.alpha + reflection(ground) * (1 - ink.alpha), reflection(ground)
    )
    let isOfBars = if case .qr = kind { false } else { true }
    if dark > light {
      return warning(
        "the code is lighter than its ground",
        "scanners look for dark on light, and many find nothing else"
      )
    }
    guard light - dark < Self.leastDifference else { return nil }
    let percent = Int(((light - dark) * 100).rounded())
    return warning(
      "the code differs from its ground by \(percent) %, where a scanner wants 40 %",
      isOfBars ? "scanners of bars shine red light, in which red is as bright as white" : nil
    )
  }

  private func warning(_ subject: String, _ cause: String?) -> Diagnostic {
    Diagnostic(
      id: "code-contrast",
      severity: .warning,
      subject: subject,
      cause: cause,
      remedy: "make 'color' darker, such as black, or 'background' lighter, such as white"
    )
  }

  /// The part of a scanner's light that a colour reflects: red light for bars, all of it else.
  private func reflection(_ color: RGBA) -> Double {
    func linear(_ level: Double) -> Double {
      level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    if case .qr = kind {
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    return linear(color.red)
  }

  /// The colours of the code and of what lies behind it, as its own tint leaves them; nothing where the ground
  /// isn't known.
  private var paints: (ink: RGBA, ground: RGBA)? {
    guard let ground else { return nil }
    let ink = color.resolved(with: traits)
    guard let tint = layer.effect?.tint else { return (ink, ground) }
    return (tint.over(ink.over(ground)), tint.over(ground))
  }

  /// The part of a module's width that a blur may have: QR codes were read with 0.37 of it, and not with 0.5.
  private static let mostBlur = 0.4

  /// What to say where the code's own blur is so wide that its modules run into each other.
  func blurWarning(module: Double) -> Diagnostic? {
    let most = module * Self.mostBlur
    guard let blur = layer.effect?.blur, blur > most else { return nil }
    return Diagnostic(
      id: "code-blurred",
      severity: .warning,
      subject: "the code is blurred by \(blur.inTenths) points, and its modules are "
        + "\(module.inTenths) wide",
      cause: "a scanner doesn't tell such modules from each other",
      remedy: "leave the blur out, or make it at most \((most - 0.05).inTenths)"
    )
  }

  /// The plain colour behind the code; nothing where that is none, or isn't known.
  private var ground: RGBA? {
    var view: View? = self
    while let one = view {
      guard one.backgroundFills.isEmpty else { return nil }
      if let color = one.backgroundColor?.resolved(with: one.traits), color.alpha > 0 {
        return color.alpha == 1 ? color : nil
      }
      view = one.superview
    }
    return nil
  }
}

extension Double {
  fileprivate var plain: String { String(Int(self)) }

  /// With a tenth where it isn't whole.
  fileprivate var inTenths: String {
    let tenths = (self * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
  }
}
