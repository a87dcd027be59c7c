/// Numbered variables and linear constraints with priorities, edited in place.
///
/// Nothing is solved until a ``Solver`` is asked.
public struct Problem: Sendable {}
