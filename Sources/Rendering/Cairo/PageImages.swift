/// Names for the pictures of a document, which holds pictures of one name once.
///
/// On a page each has a name of its own: Cairo 1.16 lists a picture among the page's resources each time that it is
/// painted, and checkers find fault with that.
final class PageImages {
  /// How often pictures with the same pixels were painted on the page.
  private var counts: [String: Int] = [:]

  func endPage() { counts = [:] }

  /// Names a picture that is about to be painted.
  func name(_ picture: borrowing PictureSurface) {
    let pixels = picture.pixelName
    counts[pixels, default: 0] += 1
    picture.setName("\(pixels) \(counts[pixels, default: 1])")
  }
}
