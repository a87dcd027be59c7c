import Snapline

/// The length of a run in large figures, a bar for each kilometre, and what the run took.
public final class RunCard: View {
  private let ember = Color(hex: 0xFDBA74)
  private let quiet = Color(white: 1, alpha: 0.7)

  public init(_ run: Run) {
    super.init(frame: .zero)
    let night = Gradient([Color(hex: 0x3B1C4A), Color(hex: 0x111827)], angle: 170)
    backgroundFills = [.gradient(night)]
    layer.cornerRadius = 24
    let length = View.horizontallyStacked(
      text("\(run.seconds.count)", size: 64, weight: .heavy),
      text("km", size: 22, weight: .bold, color: ember),
      alignment: .firstBaseline,
      spacing: 6
    )
    let heading = View.verticallyStacked(
      text(run.title, size: 17, weight: .semibold),
      text(run.day, size: 13, color: quiet),
      length,
      alignment: .leading,
      spacing: 2
    )
    let content = View.verticallyStacked(heading, bars(of: run), figures(of: run), spacing: 16)
    addSubview(content, filling: .superview, insets: .all(24))
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// A bar for each kilometre: the faster it was, the higher.
  private func bars(of run: Run) -> View {
    let bars = StackView(axis: .horizontal, alignment: .bottom, distribution: .fillEqually)
    bars.spacing = 6
    bars.constrain(height: 72)
    let (fastest, slowest) = (run.seconds.min() ?? 0, run.seconds.max() ?? 0)
    for seconds in run.seconds {
      let bar = View(backgroundColor: seconds == fastest ? ember : ember.withAlphaComponent(0.45))
      bar.layer.cornerRadius = 4
      bars.addArrangedSubview(bar)
      let share = 1 - 0.7 * CGFloat(seconds - fastest) / CGFloat(max(slowest - fastest, 1))
      bar.heightAnchor.constraint(equalTo: bars.heightAnchor, multiplier: share).isActive = true
    }
    return bars
  }

  /// What the run took, in columns of the same width.
  private func figures(of run: Run) -> View {
    let sum = run.seconds.reduce(0, +)
    let pace = sum / max(run.seconds.count, 1)
    let fastest = run.seconds.min() ?? 0
    let columns = [("Time", sum), ("Pace", pace), ("Fastest", fastest)].map { name, seconds in
      View.verticallyStacked(
        text(name, size: 13, color: quiet),
        text(clock(seconds), size: 22, weight: .bold),
        spacing: 2
      )
    }
    return View.horizontallyStacked(columns, distribution: .fillEqually, spacing: 12)
  }

  private func text(
    _ text: String,
    size: CGFloat,
    weight: Font.Weight = .regular,
    color: Color = .white
  ) -> Label {
    Label(text: text, font: .systemFont(ofSize: size, weight: weight), color: color)
  }
}
