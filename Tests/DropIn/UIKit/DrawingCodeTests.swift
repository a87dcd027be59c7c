import Testing
import UIKit

@Suite struct `Code that draws for a phone` {
  @Test func `has a context only while a view is drawn`() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    for view in [ProgressRing(), CoverView(frame: .zero), Chart()] {
      view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      _ = try view.scene()
      #expect(view.layoutDiagnostics.isEmpty)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `makes pictures in both of UIKit's ways`() {
    let size = CGSize(width: 30, height: 20)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(old?.size == size)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 3
    let new = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.fill(context.format.opaque ? .zero : CGRect(origin: .zero, size: size))
    }
    #expect(new.size == size)
    #expect(new.scale == 3)
  }

  @Test func `asks paths where they lie`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(path.contains(CGPoint(x: 30, y: 20)))
    #expect(!path.contains(CGPoint(x: 11, y: 11)))
    #expect(abs(path.bounds.maxX - 50) < 1e-9)
    #expect(abs(path.bounds.minY - 10) < 1e-9)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(abs(path.bounds.minX - 15) < 1e-9)
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), using: .evenOdd))
    #expect(ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.boundingBoxOfPath.width == 20)
  }

  @Test func `measures text`() {
    let font = UIFont.systemFont(ofSize: 17)
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(size.height >= 20 && size.width > 30)
    let box = NSAttributedString(string: "One two three four", attributes: [.font: font])
      .boundingRect(
        with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        context: nil
      )
    #expect(box.height > 2 * size.height - 1)
    #expect(box.width <= 60)
  }

  @Test func `measures text as a label does`() {
    let text = "Ein Brief, one parcel and three cards for everybody: 12.50 €, today"
    for style in [UIFont.TextStyle.body, .headline, .caption1, .largeTitle] {
      let font = UIFont.preferredFont(forTextStyle: style)
      let label = UILabel()
      (label.font, label.text, label.numberOfLines) = (font, text, 0)
      for width in [90, 120, 213.5, 276, 1000] as [CGFloat] {
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let box = text.boundingRect(
          with: room,
          options: [.usesLineFragmentOrigin],
          attributes: [.font: font],
          context: nil
        )
        let size = label.sizeThatFits(room)
        // A label's size is rounded up to whole pixels.
        #expect((box.width...box.width + 1).contains(size.width), "\(style), \(width)")
        #expect((box.height...box.height + 1).contains(size.height), "\(style), \(width)")
      }
    }
  }
}
