import Foundation
import SnaplineCodes
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout
public import SnaplineText

/// A text as a barcode, with the text written below the bars.
///
///     let code = BarcodeView("4006381333931", kind: .ean13)
///
open class BarcodeView: CodeView {
  /// The kinds of barcodes.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Letters, digits and signs of ASCII.
    case code128
    /// An article number: 13 digits, the last of which is a check digit.
    case ean13
  }

  open var barcodeKind = Kind.code128 { didSet { if barcodeKind != oldValue { forget() } } }

  /// Whether the text stands below the bars.
  open var showsText = true { didSet { if showsText != oldValue { forget() } } }

  /// The font of the text; `nil` takes the system's, as large as fits below the bars.
  open var font: Font? { didSet { forget() } }

  public convenience init(_ text: String, kind: Kind = .code128) {
    self.init(frame: .zero)
    self.text = text
    barcodeKind = kind
  }

  override var kind: CodeKind { barcodeKind == .ean13 ? .ean13 : .code128 }

  /// The free modules on both sides: the first digit of an EAN stands in them.
  private var zone: (before: Int, behind: Int) {
    let (before, behind, _) = kind.quietZone
    let own = quietZone.map { max(0, $0) }
    return (max(own ?? before, showsText && kind == .ean13 ? 9 : 0), own ?? behind)
  }

  /// How high the bars of a view are that nobody gave another height, in modules.
  private static let barHeight = 30.0

  override func size(of modules: CodeModules) -> CGSize {
    let width = Double(modules.width + zone.before + zone.behind) * moduleSize
    let text = showsText ? BarcodeText(self, module: moduleSize, modules: modules.width).height : 0
    return CGSize(width: width, height: Self.barHeight * moduleSize + text)
  }

  override func record(_ matrix: CodeMatrix, over edges: Edges, into recorder: SceneRecorder) {
    let grid = recorder.grid
    let count = matrix.width + zone.before + zone.behind
    let module = module(count: count, in: edges.width, grid)
    let side = start(of: module * Double(count), in: edges.width, grid)
    let left = edges.left + side + module * Double(zone.before)
    let text = showsText ? text(below: matrix, module: module, in: edges.height) : nil
    let bottom = max(edges.top, grid.round(edges.bottom - (text?.height ?? 0)))
    let guards = text == nil || kind != .ean13 ? [] : BarcodeText.guards
    let path = Path { path in
      for bar in matrix.bars() {
        let isLong = guards.contains { $0.contains(bar.lowerBound) }
        let end = isLong ? min(edges.bottom, bottom + 5 * module) : bottom
        path.addRect(
          CGRect(
            x: left + Double(bar.lowerBound) * module,
            y: edges.top,
            width: Double(bar.count) * module,
            height: end - edges.top
          )
        )
      }
    }
    fill(path, into: recorder)
    text?.record(left: left, top: bottom, into: recorder)
  }

  /// The least height that a text leaves to the bars, in modules; half of the view's height where that is less.
  private static let leastHeight = 10.0

  /// The text below the bars, in the height that they don't need; nothing where it would be too small to read.
  ///
  /// A warning tells of a text that isn't shown.
  private func text(below matrix: CodeMatrix, module: Double, in height: Double) -> BarcodeText? {
    let most = max(height - Self.leastHeight * module, height / 2)
    let text = BarcodeText(self, module: module, modules: matrix.width, atMost: most)
    guard text.lacksHeight else { return text }
    let needed = Int((2 * (1.25 * BarcodeText.leastSize + module)).rounded(.up))
    report(
      Diagnostic(
        id: "code-too-small",
        severity: .warning,
        subject: "the text of the code has no room below its bars",
        cause: "it isn't shown, as nobody could read it",
        remedy: "make the code at least \(needed) points high, or write showsText: false"
      )
    )
    return nil
  }
}
