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
    } else if first.isLength {
      return nil
    } else if first.attribute.axis != second.attribute.axis {
      self = .impossiblePair(constraint)
    } else if first.attribute.isDirectional && second.attribute.isFixedSide
      || first.attribute.isFixedSide && second.attribute.isDirectional
    {
      self = .mixedSides(constraint)
    } else {
      return nil
    }
  }
}
