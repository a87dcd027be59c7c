import SnaplineXCTest
import Testing

@Suite struct `An assertion for XCTest` {
  @Test func `stops hard in a test of Swift Testing`() async {
    await #expect(processExitsWith: .failure) {
      assertSnapshot(of: "text", as: .lines)
    }
  }
}
