import Foundation
import Snapline
import Testing

@Suite struct `A view behind a mask` {
  private let size = CGSize(width: 120, height: 40)

  private func label(_ color: Color) -> Label {
    let label = Label(text: "Masked")
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.textColor = color
    label.frame = CGRect(origin: .zero, size: size)
    return label
  }

  private func pixels(_ view: View) throws -> Bitmap {
    let picture = try view.rendered(size: size, scale: 2)
    if let folder = ProcessInfo.processInfo.environment["SNAPLINE_LOOK"] {
      try picture.png().write(to: URL(fileURLWithPath: folder + "/\(type(of: view)).png"))
    }
    return try picture.bitmap()
  }

  @Test func `of letters looks like letters in its colour`() throws {
    let ground = View(backgroundColor: .blue)
    ground.mask = label(.black)
    let (masked, plain) = (try pixels(ground), try pixels(label(.blue)))
    #expect(masked.bytes.contains { $0 > 200 })
    // A mask's edges are rounded once more.
    let most = zip(masked.bytes, plain.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(most) <= 2)
  }

  @Test func `of a round view in another one looks like a round view`() throws {
    func circle(_ color: Color) -> View {
      let circle = View(frame: CGRect(x: 30, y: 5, width: 30, height: 30))
      circle.backgroundColor = color
      circle.layer.cornerRadius = 15
      return circle
    }
    let ground = View(backgroundColor: .blue)
    let mask = View(frame: CGRect(origin: .zero, size: size))
    mask.addSubview(circle(.black))
    ground.mask = mask
    let plain = View()
    plain.addSubview(circle(.blue))
    let most = zip(try pixels(ground).bytes, try pixels(plain).bytes)
      .map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(most) <= 2)
  }
}
