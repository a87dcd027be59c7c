package import SnaplineSnapshots
internal import Synchronization
internal import XCTest

extension TestOccasion {
  /// The run of the test case of XCTest that goes on.
  package static var ofXCTest: TestOccasion { TestOccasion(run: CaseCounter.shared.count) }
}

/// Counts the cases that XCTest begins, which tells one run of a test from the next.
private final class CaseCounter: NSObject, XCTestObservation, Sendable {
  private let begun = Atomic<UInt64>(0)

  var count: UInt64 { begun.load(ordering: .relaxed) }

  func testCaseWillStart(_ testCase: XCTestCase) { begun.wrappingAdd(1, ordering: .relaxed) }

  /// The counter, which hears of cases from its first use on.
  static let shared: CaseCounter = {
    let counter = CaseCounter()
    XCTestObservationCenter.shared.addTestObserver(counter)
    return counter
  }()
}
