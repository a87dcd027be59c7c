/// Numbered variables and linear constraints with priorities, edited in place.
///
/// Required constraints hold. Optional ones are met strictly by priority: the sum of the violations
/// of one priority becomes least before anything of lower priority counts. Tie-breaks settle what
/// is still open: the smallest sizes, then the order of sizes that share a length, then authored
/// inequalities about positions made tight, then the smallest positions, then variable by variable in
/// the order of their ranks.
///
/// Nothing is solved until a ``Solver`` is asked. A problem is a value: a copy costs nothing until
/// one of the two is edited.
public struct Problem: Sendable {
  /// A variable's number, the same as long as it exists.
  package struct Variable: Hashable, Sendable {
    package let index: Int32

    @inlinable package init(index: Int32) { self.index = index }
  }

  /// A constraint's number, the same as long as it exists.
  package struct Constraint: Hashable, Sendable {
    package let index: Int32

    package init(index: Int32) { self.index = index }
  }

  /// Constraints that are switched on and off together.
  package struct Group: Hashable, Sendable {
    package let index: Int32
  }

  /// How the sum of the terms stands to the constant.
  package enum Relation: Int8, BitwiseCopyable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The tie-break that settles a variable when no constraint does.
  package enum TieBreak: UInt8, BitwiseCopyable, Sendable {
    case size
    case position
  }

  /// Which constraint gives way first in a conflict: one that a person wrote, before one that the
  /// system derives.
  ///
  /// Tie-breaks make inequalities tight that a person wrote, and no others.
  package enum YieldClass: UInt8, BitwiseCopyable, Sendable {
    case authored
    case derived
  }

  /// A variable times a number.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A constraint that was refused, and why.
  package struct Rejection: Hashable, Sendable {
    package enum Reason: UInt8, Sendable {
      /// A coefficient, constant or priority is NaN or infinite.
      case notFinite
      /// A coefficient or constant beyond ±1e9.
      case tooLarge
      /// A priority outside (0, 1000].
      case priorityOutOfRange
      /// A term names a variable that isn't there.
      case unknownVariable
    }

    package let serial: Int64
    package let reason: Reason
  }

  /// Coefficients and constants beyond this are refused.
  package static let largestNumber = 1e9

  var box = MatrixBox()
  /// The constraints that were refused, the first hundred of them.
  package internal(set) var rejected: [Rejection] = []

  package init() {}

  /// How many variables there are.
  package var variableCount: Int { box.matrix.liveVariables }

  /// How many constraints there are, switched off or on.
  package var constraintCount: Int { box.matrix.liveRows }

  @inline(__always) mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
  }
}
