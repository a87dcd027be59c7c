import CoreGraphics
import Testing

@Suite struct `A file that imports Core Graphics` {
  @Test func `has its types and functions`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 20) < 1e-9 && turned.minX < 0)
    let path = CGMutablePath()
    path.addRect(rect)
    #expect(path.contains(CGPoint(x: 5, y: 5)) && CGVector(dx: 1, dy: 2).dy == 2)
    let width: CGFloat = Double(rect.width) + 1
    #expect(width == 11)
  }
}
