// Written by 'snapline to-swift membership-card.yaml'.
import Snapline

/// Membership card.
///
/// A card for a wallet, with a number in groups and a pattern of rings.
enum MembershipCardLayout {
  /// How large the picture is, in points.
  static let size = CGSize(width: 340, height: 214)

  static let deep = Color(hex: 0x14213D)
  static let gold = Color(hex: 0xFCA311)
  static let mid = Color(hex: 0x274690)

  /// What surrounds the view, with what the design says of it.
  static var environment: Environment {
    var environment = Environment.current
    environment.traits.displayScale = 3
    environment.locale = "en-GB"
    return environment
  }

  /// Makes the view, with all that is on it.
  static func makeView(in environment: Environment = MembershipCardLayout.environment) -> View {
    Environment.$current.withValue(environment) {
      makeCanvas(in: environment)
    }
  }

  private static func makeCanvas(in environment: Environment) -> View {
    let canvas = View()
    canvas.environment = environment
    canvas.bounds.size = size
    canvas.backgroundColor = .clear
    canvas.layer.cornerRadius = 16

    let box2 = View()
    box2.backgroundGradient = Gradient([mid, deep], angle: 150)
    let shape = ShapeView(.ellipse)
    shape.fill = nil
    shape.line = Color.white.withAlphaComponent(0.1)
    shape.pen = Stroke(width: 22)
    shape.constrain(widthAndHeight: 220)
    let shape2 = ShapeView(.ellipse)
    shape2.fill = nil
    shape2.line = Color.white.withAlphaComponent(0.08)
    shape2.pen = Stroke(width: 22)
    shape2.constrain(widthAndHeight: 320)
    let shape3 = ShapeView(.ellipse)
    shape3.fill = nil
    shape3.line = gold.withAlphaComponent(0.5)
    shape3.pen = Stroke(width: 2)
    shape3.constrain(widthAndHeight: 270)
    let bicyclePicture = ImageView(
      image: Image(
        systemName: "bicycle",
        withConfiguration: Image.SymbolConfiguration(pointSize: Font.labelFontSize)
      )
    )
    bicyclePicture.tintColor = gold
    bicyclePicture.constrain(widthAndHeight: 30)
    let cyclingUnionPlovdivLabel = Label(
      text: "Cycling Union Plovdiv",
      font: .systemFont(ofSize: 15, weight: .semibold),
      color: .white
    )
    let spacer = View()
    let patronLabel = Label(
      text: "Patron",
      font: .systemFont(ofSize: 11, weight: .bold),
      color: deep,
      numberOfLines: 1
    )

    let row2 = View.horizontallyStacked(patronLabel)
    row2.isLayoutMarginsRelativeArrangement = true
    row2.backgroundColor = gold
    row2.layer.isCapsule = true
    row2.directionalLayoutMargins = .with(.horizontal(8), .vertical(3))

    let row = View.horizontallyStacked(
      bicyclePicture,
      cyclingUnionPlovdivLabel,
      spacer,
      row2,
      alignment: .center,
      spacing: 10
    )
    row.fittingTexts(leavesRoom: true)
    spacer.constrain(width: .exactly(0, priority: LayoutPriority(1)))

    let spacer2 = View()
    let label = Label(
      text: "0048 2210 7731",
      font: .systemFont(ofSize: 24, weight: .medium),
      color: .white,
      numberOfLines: 1
    )
    label.attributedText = NSAttributedString(
      string: "0048 2210 7731",
      attributes: [.tracking: 2.0]
    )
    let memberLabel = Label(
      text: "Member",
      font: .systemFont(ofSize: 10),
      color: Color.white.withAlphaComponent(0.7)
    )
    let desislavaGeorgievaLabel = Label(
      text: "Desislava Georgieva",
      font: .systemFont(ofSize: 15, weight: .semibold),
      color: .white
    )

    let column2 = View.verticallyStacked(memberLabel, desislavaGeorgievaLabel)

    let spacer3 = View()
    let sinceLabel = Label(
      text: "Since",
      font: .systemFont(ofSize: 10),
      color: Color.white.withAlphaComponent(0.7)
    )
    let label2 = Label(
      text: "2017",
      font: .systemFont(ofSize: 15, weight: .semibold),
      color: .white
    )

    let column3 = View.verticallyStacked(sinceLabel, label2, alignment: .trailing)

    let row3 = View.horizontallyStacked(column2, spacer3, column3)
    row3.fittingTexts(leavesRoom: true)
    spacer3.constrain(width: .exactly(0, priority: LayoutPriority(1)))

    let column = View.verticallyStacked(row, spacer2, label, row3, spacing: 10)
    spacer2.constrain(height: .exactly(0, priority: LayoutPriority(1)))

    let box = View()
    box.clipsToBounds = true
    box.layer.cornerRadius = 16
    box.addSubview(box2, filling: .superview)
    box.addSubview(shape, centeredIn: .superview, offset: CGPoint(x: 130, y: -70))
    box.addSubview(shape2, centeredIn: .superview, offset: CGPoint(x: 130, y: -70))
    box.addSubview(shape3, centeredIn: .superview, offset: CGPoint(x: 130, y: -70))
    box.addSubview(column, filling: .superview, insets: .all(20))

    canvas.addSubview(box, filling: .superview)

    return canvas
  }
}
