import QuartzCore
import Testing

@Suite struct `A file that imports Quartz Core` {
  @Test func `has layers and their animations`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    layer.cornerRadius = 4
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.5
    layer.add(fade, forKey: "fade")
    #expect(layer.cornerRadius == 4 && CACurrentMediaTime() > 0)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }
}
