import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineImages
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A hostile drawing` {
  init() { BuiltCommand.triesDrawings() }

  private static func svg(_ body: String, _ attributes: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" \(attributes)>\(body)</svg>
    """
  }

  private static func filtered(by filter: String) -> String {
    svg(
      """
      <filter id="f" x="0" y="0" width="1" height="1">\(filter)</filter>
      <rect width="100" height="100" fill="red" filter="url(#f)"/>
      """
    )
  }

  /// Ten uses of ten uses, and so on.
  private static func nested(_ depth: Int) -> String {
    var body = "<g id=\"a0\"><rect width=\"9\" height=\"9\"/></g>"
    for level in 1...depth {
      let uses = String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10)
      body += "<g id=\"a\(level)\">\(uses)</g>"
    }
    return svg(body)
  }

  private func outcome(
    _ text: String,
    width: Double = 100,
    height: Double = 100
  ) -> ImageError? {
    do throws(ImageError) {
      try VectorDrawing.shared(VectorPicture(svg: text)).check(width: width, height: height)
      return nil
    } catch {
      return error
    }
  }

  @Test func `that makes the library fail ends no run`() {
    let numbers = String(repeating: "1 ", count: 2_500)
    let matrix = "<feConvolveMatrix order=\"50\" kernelMatrix=\"\(numbers)\"/>"
    #expect(outcome(Self.filtered(by: matrix)) == .undrawable(.fault))
    let small = "<feConvolveMatrix order=\"3\" kernelMatrix=\"1 1 1 1 1 1 1 1 1\"/>"
    #expect(outcome(Self.filtered(by: small)) == nil)
  }

  @Test func `that would take for ever takes bounded time`() {
    let noise = { (octaves: Int) in
      "<feTurbulence baseFrequency=\"0.9\" numOctaves=\"\(octaves)\"/>"
    }
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(outcome(Self.filtered(by: noise(10_000_000))) == .undrawable(.time))
    }
    // The machine may be busy; it is given five seconds of the processor's.
    #expect(time < .seconds(100))
    #expect(outcome(Self.filtered(by: noise(3))) == nil)
  }

  @Test func `that repeats itself a billion times is refused`() {
    #expect(outcome(Self.nested(10)) != nil)
    #expect(outcome(Self.nested(2)) == nil)
  }

  @Test func `is tried anew where it is to be far larger, but is known to fail`() throws {
    let filter = "<feTurbulence baseFrequency=\"0.9\" numOctaves=\"40000\"/>"
    // The memory of drawings may be emptied by what else runs; the drawing itself knows.
    let drawing = try VectorDrawing.shared(VectorPicture(svg: Self.filtered(by: filter)))
    try drawing.check(width: 8, height: 8)
    for side in [400.0, 8] {
      #expect(throws: ImageError.undrawable(.time)) { try drawing.check(width: side, height: side) }
    }
  }

  @Test func `is no larger than a drawing may be`() {
    var limits = Limits()
    limits.drawingElements = 10
    let many = Self.svg(String(repeating: "<g/>", count: 20))
    #expect(throws: ImageError.tooManyElements(count: 22, limit: 10)) {
      try ImageFile.read(Data(many.utf8), limits: limits)
    }
    limits = Limits()
    limits.drawingBytes = 50
    #expect(throws: ImageError.tooManyBytes(count: many.utf8.count, limit: 50)) {
      try ImageFile.read(Data(many.utf8), limits: limits)
    }
  }

  @Test(arguments: ["1e30", "2000000", "1e5in"])
  func `that says it is larger than any canvas is told`(side: String) {
    for (width, height) in [(side, "9"), ("9", side)] {
      let text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>"
      #expect(outcome(text) == .undrawable(.size))
    }
    #expect(ImageError.undrawable(.size).diagnostic(file: "").remedy?.contains("smaller") == true)
  }

  @Test(arguments: ["0", "-5", "0.0pt", " -1e3", "0%"])
  func `that says it has no size is told`(side: String) {
    let start = "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'"
    for sides in [
      "width=\"\(side)\" height=\"9\"", "width = '9'\n height = '\(side)'", "height='\(side)'",
    ] {
      #expect(outcome("\(start) \(sides)/>") == .noPixels)
      // Only the whole has a size; parts may be flat, and names may end alike.
      #expect(outcome("\(start) width='9' height='9'><rect \(sides)/></svg>") == nil)
      #expect(outcome("\(start) width='9' height='9'><svg \(sides)/></svg>") == nil)
    }
    #expect(outcome("\(start) stroke-width='0' width='0.5' height='1' />") == nil)
  }

  @Test func `never stops a run, however it was put together`() {
    let pieces = [
      "<feGaussianBlur stdDeviation=\"1e9\"/>",
      "<feMorphology radius=\"1e6\" operator=\"dilate\"/>",
      "<feTurbulence numOctaves=\"-1\" baseFrequency=\"1e99\"/>", "<feOffset dx=\"1e300\"/>",
      "<feConvolveMatrix order=\"40\" kernelMatrix=\"\(String(repeating: "1,", count: 1_600))\"/>",
      "<feConvolveMatrix order=\"0\" kernelMatrix=\"\"/>", "<feTile/>", "<feFlood/>",
      "<feColorMatrix values=\"1e300\"/>", "<feComposite operator=\"arithmetic\" k1=\"nan\"/>",
      "<feDiffuseLighting surfaceScale=\"1e99\"><fePointLight x=\"1e99\"/></feDiffuseLighting>",
      "<feDisplacementMap scale=\"1e30\" in2=\"SourceGraphic\"/>", "<feImage href=\"#f\"/>",
    ]
    for seed in Seed.some(12) {
      var seed = seed
      let filter = (0..<3).map { _ in pieces.randomElement(using: &seed) ?? "" }.joined()
      let width = Double.random(in: 1...300, using: &seed)
      let outcome = outcome(Self.filtered(by: filter), width: width, height: 200)
      // Whatever the answer, there is one, and never for want of a process.
      #expect(outcome?.isForWantOfTrial != true, "\(seed)")
    }
  }
}

@Suite struct `A drawing` {
  init() { BuiltCommand.triesDrawings() }

  @Test func `is measured by one thread while others draw it`() async throws {
    let circles = (0..<400).map {
      "<circle cx=\"\($0 % 100)\" cy=\"50\" r=\"40\" opacity=\"0.1\"/>"
    }
    let picture = VectorPicture(
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">\(circles.joined())</svg>
        """
    )
    let drawing = try VectorDrawing.shared(picture)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for round in 0..<300 {
            guard thread.isMultiple(of: 2) else {
              #expect(drawing.size.width == 120 && drawing.size.height == 80)
              continue
            }
            let side = Double(40 + round % 40)
            do throws(ImageError) { try drawing.check(width: side, height: side) } catch {
              Issue.record("\(error)")
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
