import Testing
import UIKit

/// Pictures and colours that Xcode writes into the code.
@Suite struct `Literals of a phone` {
  @Test func `are pictures, or a box`() {
    let gone: UIImage? = #imageLiteral(resourceName: "gone")
    #expect(gone?.size == CGSize(width: 44, height: 44))
  }

  @Test func `are colours`() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0, alpha: 1))
    let view = UIView()
    view.backgroundColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(view.backgroundColor == UIColor(white: 1, alpha: 1))
  }
}
