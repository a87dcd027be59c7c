import Foundation

/// What UIKit raises an exception for: a constraint that means nothing.
enum Mistake {
  case noItem(LayoutConstraint)
  case noCommonAncestor(LayoutConstraint)
  case locationAlone(LayoutConstraint)
  case impossiblePair(LayoutConstraint)
  case mixedSides(LayoutConstraint)
  case notFinite(String, of: LayoutConstraint, value: CGFloat)
  case tooLarge(LayoutConstraint)
  case illegalPriority(LayoutPriority, of: LayoutConstraint)
  case requiredChanged(to: LayoutPriority, of: LayoutConstraint)
  case cycle(View)
  case notFiniteNumber(String, of: View)
  case illegalContentPriority(LayoutPriority, of: View)
  case neverSettles(View)
  case contentNeverSettles(View)
  case visualFormat(VisualFormatError)

  /// What is wrong with the constraint by itself, wherever its items stand.
  init?(in constraint: LayoutConstraint) {
    let terms = constraint.terms
    guard terms.$node.look(\.isThere) ?? false,
      !terms.hasOther || terms.$otherNode.look(\.isThere) ?? false
    else {
      self = .noItem(constraint)
      return
    }
    if !constraint.multiplier.isFinite {
      self = .notFinite("multiplier", of: constraint, value: constraint.multiplier)
    } else if !constraint.constant.isFinite {
      self = .notFinite("constant", of: constraint, value: constraint.constant)
    } else if let pairing = Mistake(pairingIn: constraint) {
      self = pairing
    } else {
      return nil
    }
  }

  private init?(pairingIn constraint: LayoutConstraint) {
    let first = constraint.first
    guard first.attribute.axis != nil else {
      self = .impossiblePair(constraint)
      return
    }
    guard let second = constraint.second, constraint.multiplier != 0 else {
      guard first.isLength else {
        self = .locationAlone(constraint)
        return
      }
      return nil
    }
    if first.isLength != second.isLength {
      self = .impossiblePair(constraint)
    } else if first.isLength || constraint.crossesAxes {
      return nil
    } else if first.attribute.isDirectional && second.attribute.isFixedSide
      || first.attribute.isFixedSide && second.attribute.isDirectional
    {
      self = .mixedSides(constraint)
    } else {
      return nil
    }
  }
}

extension LayoutConstraint {
  /// Whether a horizontal position is compared with a vertical one.
  ///
  /// UIKit takes such a constraint as active, and suites of makers count on that; what it would mean
  /// for frames nobody says, so the layout goes on without it and tells of it.
  var crossesAxes: Bool {
    // Distances are compared as lengths, whichever way they lie.
    guard terms.hasOther, !terms.hasStarts, multiplier != 0 else { return false }
    let (first, other) = (terms.attribute, terms.otherAttribute)
    return !first.isSize && !other.isSize && first.axis != nil && other.axis != nil
      && first.axis != other.axis
  }
}
