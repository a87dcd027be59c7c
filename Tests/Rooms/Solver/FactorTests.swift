import Testing

@testable import SnaplineSolver

@Suite struct `Sparse factors` {
  @Test func `of few rows aren't full because many were before`() {
    var basis = SparseBasis()
    basis.begin(20, 50, Deadline())
    for slot in 0..<20 {
      basis.beginRow()
      for variable in 0..<20 {
        basis.addTerm(Int32(variable), Double((slot * 7 + variable * 13) % 11 + 1))
      }
    }
    let (isFinished, isFull) = (basis.finish(), basis.isFull)
    #expect(!isFinished && isFull)
    basis.begin(2, 50, Deadline())
    for slot in 0..<2 {
      basis.beginRow()
      basis.addTerm(Int32(slot), 1)
    }
    let (isSmallOneFinished, isStillFull) = (basis.finish(), basis.isFull)
    #expect(isSmallOneFinished && !isStillFull)
  }

  @Test func `have a slot for what is missed beside rows of any strength`() {
    for step in 0..<400 {
      let factor = 1.05 + Double(step) * 0.0137
      var activeSet = ActiveSet()
      activeSet.largestDenseCount = 0
      activeSet.begin(variableCount: 2)
      activeSet.addTerm(0, 1)
      activeSet.endRow(0, 0, level: 0)
      activeSet.addTerm(0, factor)
      activeSet.endRow(1, 100, level: 0)
      // Each level weighs far more than the next.
      for level in 1..<7 {
        activeSet.addTerm(1, 1)
        activeSet.endRow(1, -Double(level), level: Int32(level))
      }
      activeSet.prepare()
      activeSet.solveDual()
      let (outcome, total) = (activeSet.settle(0), activeSet.total(ofLevel: 0))
      #expect(outcome == .optimal && abs(total - min(100, 100 / factor)) < 1e-6, "\(factor)")
    }
  }
}
