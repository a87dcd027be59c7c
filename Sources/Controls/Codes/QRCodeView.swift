public import Foundation
import SnaplineCodes
import SnaplineGeometry
import SnaplineLayout

/// A text as a QR code.
///
///     let code = QRCodeView("https://example.org/tickets/48213")
///     code.errorCorrection = .high
///
open class QRCodeView: CodeView {
  /// How much of a code may be lost while it can still be read: about 7, 15, 25 or 30 of 100 modules.
  public enum ErrorCorrection: Int, Hashable, Sendable, CaseIterable {
    case low = 1, medium, quartile, high
  }

  /// The lowest level of correction; a higher one is used where it needs no more modules.
  open var errorCorrection = ErrorCorrection.medium {
    didSet { if errorCorrection != oldValue { forget() } }
  }

  public convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    moduleSize = 4
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    moduleSize = 4
  }

  override var kind: CodeKind { .qr(level: errorCorrection.rawValue) }

  private func count(_ modules: Int) -> Int {
    modules + 2 * max(0, quietZone ?? kind.quietZone.above)
  }

  override func size(of modules: CodeModules) -> CGSize {
    let side = CGFloat(count(modules.width)) * moduleSize
    return CGSize(width: side, height: side)
  }

  override func record(_ matrix: CodeMatrix, over edges: Edges, into recorder: SceneRecorder) {
    let grid = recorder.grid
    let module = module(count: count(matrix.width), in: min(edges.width, edges.height), grid)
    let side = module * Double(matrix.width)
    let left = edges.left + start(of: side, in: edges.width, grid)
    let top = edges.top + start(of: side, in: edges.height, grid)
    let path = Path { path in
      for outline in matrix.outlines {
        let points = outline.map {
          CGPoint(x: left + Double($0.x) * module, y: top + Double($0.y) * module)
        }
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        path.close()
      }
    }
    fill(path, into: recorder)
  }
}
