import SnaplineXCTest
import Testing
import XCTest

@Suite struct `An assertion for XCTest` {
  @Test func `stops hard in a test of Swift Testing`() async {
    await #expect(processExitsWith: .failure) {
      assertSnapshot(of: "text", as: .lines)
    }
  }

  @Test func `stops hard where it can't tell whether a test case is running`() {
    struct Renamed { var watchers = [1] }
    struct Idle { var observers: [Int] = [] }
    struct Running { var observers = [1] }
    #expect(!hasObservers(Renamed()))
    #expect(!hasObservers(Idle()))
    #expect(hasObservers(Running()))
  }

  @Test func `knows the field in which this toolchain's XCTest keeps observers`() {
    let fields = Mirror(reflecting: XCTestObservationCenter.shared).children.compactMap(\.label)
    #expect(fields.contains("observers"), "hasObservers must look elsewhere: \(fields)")
  }
}
