public import Foundation
import SnaplineDrawing
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// A material behind content: UIKit's `UIVisualEffectView`.
///
/// Its content belongs in its ``contentView``.
open class VisualEffectView: View {
  public let contentView = View()

  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.tintColor = effect?.tint
    addSubview(contentView)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    // What stands in the view may decide on its size.
    LayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// A ``BlurEffect``, a ``VibrancyEffect``, or nothing.
  open var effect: VisualEffect? {
    didSet { contentView.tintColor = effect?.tint }
  }

  open override func recordContent(into recorder: SceneRecorder) {
    guard let ground = effect?.ground?.resolved(with: recorder.traits) else { return }
    let edges = recorder.grid.edges(of: CGRect(origin: recorder.origin, size: bounds.size))
    let radii = layer.radii(width: edges.width, height: edges.height)
    recorder.append(.fill(.rounded(edges, radii, layer.cornerCurve), .color(ground)))
  }
}
