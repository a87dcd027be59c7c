import Foundation
import SnaplineGeometry
package import SnaplineLayout
package import SnaplineScene
import SnaplineText

extension View {
  /// What the view knows of itself beside its picture.
  ///
  /// It depends on the view's size and constraints, and on what it shows.
  func facts(_ fit: (Label) -> Label.Fit) -> SceneFacts.OfView {
    var facts = SceneFacts.OfView()
    if isWrittenAsNothing { facts.marks.insert(.isFolded) }
    facts.target = fingerTarget
    facts.marks.formUnion(marksOfReading)
    switch self {
    case let label as Label:
      if label.showsText { facts.marks.insert(.hasContent) }
      facts.note(label, fit)
    case let picture as ImageView:
      if picture.image != nil { facts.marks.insert(.hasContent) }
    case let field as TextField:
      facts.marks.insert(.hasContent)
      if !field.isEnabled || !field.hasText { facts.marks.insert(.isInactive) }
    case let control as Control:
      facts.marks.insert(.hasContent)
      if !control.isEnabled { facts.marks.insert(.isInactive) }
    case is ScrollView: facts.marks.insert(.scrolls)
    case let stack as StackView:
      let isTight = stack.arrangedSubviews.contains { stack.customSpacing(after: $0) < 0 }
      if stack.spacing < 0 || isTight { facts.marks.insert(.overlaps) }
    case is TableViewCell, is TableViewHeaderFooterView, is CollectionReusableView:
      facts.marks.insert(.isCell)
    case is NavigationBar, is TabBar, is Toolbar, is SearchBar: facts.marks.insert(.isBar)
    default: break
    }
    return facts
  }

  /// What a screen reader, and the direction of text, make of the view.
  private var marksOfReading: SceneFacts.Marks {
    var marks: SceneFacts.Marks = []
    if semanticContentAttribute != .unspecified { marks.insert(.isOneWay) }
    let spoken = spoken
    if spoken != nil || accessibilityElementsHidden || accessibilityElements != nil {
      marks.insert(.isReadAsOne)
    }
    guard let spoken, !accessibilityElementsHidden else { return marks }
    var names = [spoken.label]
    switch self {
    // A state alone doesn't say what it is the state of.
    case is Switch, is Slider, is Stepper: break
    case let field as TextField: names += [spoken.value, field.placeholder]
    case let segments as SegmentedControl:
      names += (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }
    default: names.append(spoken.value)
    }
    let isNamed = names.contains { $0?.contains { !$0.isWhitespace } ?? false }
    if !isNamed { marks.insert(.isNameless) }
    return marks
  }

  /// Whether a constraint gives one of its sides the length 0; containers wish to be small, and nothing more.
  package var isWrittenAsNothing: Bool {
    constraints.contains { constraint in
      guard constraint.firstItem === self, constraint.secondItem == nil else { return false }
      let sides: [LayoutConstraint.Attribute] = [.width, .height]
      return constraint.constant <= 0 && constraint.relation != .greaterThanOrEqual
        && sides.contains(constraint.firstAttribute)
        && constraint.priority.rawValue > LayoutPriority.fittingSizeLevel.rawValue
    }
  }

  // MARK: Targets

  /// The least length of each side of what fingers aim at.
  private static let leastTarget = 44.0

  /// How large the view has to be for fingers; nothing where they don't aim at it.
  package var fingerTarget: SceneFacts.Target? {
    guard isUserInteractionEnabled else { return nil }
    let isTapped = gestureRecognizers?.contains { $0 is TapGestureRecognizer } ?? false
    guard self is Control && !(self is RefreshControl) || isTapped else { return nil }
    let least = Self.leastTarget
    var target = SceneFacts.Target(width: least, height: least)
    // The system's own controls have sizes that nobody chose.
    if hasUsualSize {
      let own = intrinsicContentSize
      if own.width > 0 { target.width = min(least, own.width) }
      if own.height > 0 { target.height = min(least, own.height) }
    }
    // Code may let fingers hit beside the view.
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let reach = least / 2 - 0.5
    func isHit(_ x: Double, _ y: Double) -> Bool {
      point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
    }
    if bounds.width < least, isHit(-reach, 0), isHit(reach, 0) { target.width = 0 }
    if bounds.height < least, isHit(0, -reach), isHit(0, reach) { target.height = 0 }
    return target
  }

  /// Whether the view is a control whose size is the system's, so that nobody is told to enlarge it.
  var hasUsualSize: Bool {
    switch self {
    case is Switch, is Slider, is Stepper, is SegmentedControl, is PageControl, is TextField,
      is DatePicker, is ColorWell:
      true
    default: false
    }
  }
}

extension SceneFacts.OfView {
  /// Notes what of a text has no room in its label.
  mutating func note(_ label: Label, _ fit: (Label) -> Label.Fit) {
    (cut, brokenWord) = (nil, nil)
    let (width, height) = (label.bounds.width, label.bounds.height)
    guard width > 0, height > 0, label.showsText, !label.cutsOnPurpose else { return }
    let found = fit(label)
    cut = label.cutText(found)
    brokenWord = found.brokenWord.map { word in
      SceneFacts.BrokenWord(word: word, neededWidth: label.width(ofBroken: word))
    }
  }
}

extension Label {
  /// Whether there is anything to read.
  fileprivate var showsText: Bool { text?.contains { !$0.isWhitespace } ?? false }

  /// Whether somebody chose how its text ends where it is too long: nothing else has these ways.
  fileprivate var cutsOnPurpose: Bool {
    switch lineBreakMode {
    case .byClipping, .byTruncatingHead: true
    case .byTruncatingMiddle: !(self is ButtonLabel)
    default: false
    }
  }

  fileprivate func cutText(_ found: Fit) -> SceneFacts.Cut? {
    if found.isCutLine {
      return SceneFacts.Cut(
        lines: 1,
        neededWidth: widthOfText,
        neededHeight: bounds.height,
        isOneLine: true
      )
    }
    return found.cut.map { cut in
      SceneFacts.Cut(
        lines: cut.lines,
        neededWidth: bounds.width,
        neededHeight: heightOfText,
        isOneLine: false
      )
    }
  }
}
