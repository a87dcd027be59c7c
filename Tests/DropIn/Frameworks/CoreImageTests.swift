import CoreImage
import Testing

@Suite struct `A file that imports Core Image` {
  /// Four pixels: red and green above, blue and black below.
  private let pixels: [UInt8] = [
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255,
  ]
  private var picture: CGImage { CGImage(width: 2, height: 2, bytes: pixels) }

  @Test func `has filters, which change no pixel and say so`() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    let input = try #require(CIImage(image: UIImage(cgImage: picture)))
    filter.setValue(input, forKey: kCIInputImageKey)
    filter.setValue(4, forKey: kCIInputRadiusKey)
    #expect(filter.value(forKey: "inputRadius") as? Int == 4)
    var output: CIImage?
    let calls = SystemCall.recorded {
      output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    }
    let expected = ["CIFilter.outputImage", "CIImage.transformed(by:)"]
    #expect(calls.map(\.name) == expected && calls[0].arguments == ["CIGaussianBlur"])
    let result = try #require(output)
    #expect(result.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(UIImage(ciImage: result).cgImage == picture)
    #expect(CIFilter(name: "Blur") == nil)
    #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
  }

  @Test func `cuts pixels out of a picture, from its lower left corner`() {
    let (context, image) = (CIContext(), CIImage(cgImage: picture))
    let corner = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(context.createCGImage(image, from: corner)?.bytes == [0, 0, 255, 255])
    let top = CGRect(x: 0, y: 1, width: 2, height: 5)
    #expect(context.createCGImage(image, from: top)?.bytes == Array(pixels.prefix(8)))
    #expect(context.createCGImage(image, from: image.extent) == picture)
    #expect(context.createCGImage(image, from: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    #expect(context.createCGImage(.empty(), from: image.extent) == nil)
  }

  @Test func `has colours and vectors`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(UIColor(ciColor: CIColor(color: color)) == color)
    let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect([vector.x, vector.y, vector.z, vector.w] == [1, 2, 3, 4])
  }
}
