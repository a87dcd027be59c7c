public import Foundation
public import SnaplineDrawing
public import SnaplineLayout

/// A view filled with a gradient.
///
///     let sky = GradientView(Gradient([.systemTeal, .systemBlue]))
///
open class GradientView: View {
  public init(_ gradient: Gradient) {
    super.init(frame: .zero)
    backgroundGradient = gradient
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var gradient: Gradient? {
    get { backgroundGradient }
    set { backgroundGradient = newValue }
  }
}
