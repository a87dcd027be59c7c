import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineLint

/// The tree of a picture, which takes another size for the next one.
///
/// Where conditions ask for sizes, and where the layout reported anything, a tree isn't kept.
struct KeptTree {
  private let resizable: ResizableTree
  private let views: [View]
  /// Of a tree that may have sizes at which no rule about places finds anything.
  private let quiet: QuietTree?

  /// Nothing where each size needs a tree of its own.
  init?(_ parts: [Design.BuiltScene], of design: Design, found: Reading.Mark) {
    guard parts.count == 1, !design.isPaged, design.exactSize != nil else { return nil }
    let (builder, views) = (parts[0].builder, parts[0].views)
    let tree = BuiltTree(builder: builder, scale: design.environment.traits.displayScale)
    guard builder.questions.asked.isEmpty, tree.isSilent,
      let resizable = ResizableTree(tree, found: found)
    else { return nil }
    (self.resizable, self.views) = (resizable, views)
    quiet = QuietTree(parts[0])
    builder.keptFacts = KeptFacts()
    let changesConstantsAlone = Self.changesConstantsAlone(builder, views)
    // Those that the first look measured hold at other sizes.
    if !changesConstantsAlone { builder.neededWidths = nil }
    builder.toldNumbers = ToldNumbers(mayDiffer: !changesConstantsAlone)
  }

  private var tree: BuiltTree { resizable.built }

  /// The picture of a design that differs in its size alone; nothing where it may be another one than that of
  /// a tree that is built anew.
  func built(for design: Design, searching search: Design.Search) -> Design.BuiltScene? {
    guard let size = design.exactSize else { return nil }
    resizable.begin()
    guard let part = try? design.builtAgain(tree, at: size, searching: search),
      tree.isSilent,
      tree.builder.toldNumbers?.isDoubtful == false,
      part.views.elementsEqual(views, by: { $0 === $1 })
    else { return nil }
    return part
  }

  /// What is found at another size where that is known without a picture; nothing where it isn't.
  ///
  /// Where the same is found as at a size before, it is the same layout, with the number that it was given then.
  func lookQuietly(
    at design: Design,
    numbered number: Int,
    by rules: Set<Lint.Rule>,
    andWarnings: Bool,
    searching search: Design.Search
  ) -> Design.LintedLayout? {
    guard let quiet, let known = quiet.known, let size = design.exactSize else { return nil }
    let builder = tree.builder
    resizable.begin()
    do throws(SceneError) {
      try builder.canvas.layOut(size: size, scale: tree.scale)
    } catch {
      return nil
    }
    guard tree.isSilent, let standing = quiet.knownStanding,
      let told = known.told[standing]
    else { return nil }
    let circumstances = KnownFindings.Circumstances(
      standing: standing,
      open: search.isForOpenNumbers ? builder.canvas.openMark : nil
    )
    if let layout = known.layout(in: circumstances) { return layout }
    let ofNumbers = Design.Search(isForOpenNumbers: search.isForOpenNumbers, isReview: false)
    guard let part = try? design.judged(builder, known.scene, views, searching: ofNumbers),
      builder.toldNumbers?.isDoubtful == false
    else { return nil }
    var layout = design.linted(
      [part],
      by: rules,
      lookingBy: rules.intersection([.ambiguity]),
      andWarnings: andWarnings
    )
    layout.findings += told.findings
    layout.messages += told.messages
    layout.number = number
    known.keep(layout, in: circumstances)
    return layout
  }

  /// Notes what was found by rules at the size that the tree has.
  func note(_ part: Design.BuiltScene, _ layout: Design.LintedLayout, by rules: Set<Lint.Rule>) {
    quiet?.note(part, layout, by: rules)
  }

  /// Whether another size gives constraints no more than other constants, so that the solver goes on with the
  /// rows that it has: baselines, safe areas and readable widths make rows anew.
  private static func changesConstantsAlone(_ builder: TreeBuilder, _ views: [View]) -> Bool {
    let environment = builder.canvas.environment
    guard environment.device == nil, environment.safeArea == .zero, environment.keyboardHeight == 0,
      builder.names.guides.isEmpty, !builder.notes.usesReadableWidth
    else { return false }
    return views.allSatisfy { view in
      view.additionalSafeAreaInsets == .zero && !view.preservesSuperviewLayoutMargins
        && view.constraints.allSatisfy { constraint in
          !constraint.firstAttribute.isBaseline && !constraint.secondAttribute.isBaseline
        }
    }
  }
}

extension TreeBuilder {
  /// How a text stands in its label.
  func fit(of label: Label) -> Label.Fit { keptFacts?.fit(of: label) ?? label.fit }
}

extension LayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
