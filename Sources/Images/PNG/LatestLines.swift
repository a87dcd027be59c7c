internal import Glibc
internal import SnaplineDeflate

/// The rows of the latest file and how they were compressed, so that of the next picture only what changed
/// is packed and searched.
///
/// The file of a picture is the same, byte for byte, whatever is kept.
@safe package final class LatestLines {
  /// Rows of more bytes aren't kept.
  package static let mostBytes = 4_000_000

  private var plan: PNGWriter.Plan?
  private var lines: [UInt8] = []
  private var isOpaque = false
  /// Rows that alone have too many colours for a palette, as far as any are known.
  private var crowded: Range<Int>?
  private var samples = RowSamples()
  private let trail = RowTrail()

  package init() {}

  /// The file of a bitmap, which is the latest one but for some of its rows; with `nil`, it has nothing to do
  /// with that.
  package func file(
    of bitmap: Bitmap,
    changing rows: [Range<Int>]?,
    scale: Double,
    texts: [PNG.Text]
  ) throws(ImageError) -> [UInt8] {
    let writer = PNGWriter(scale: scale, effort: .normal, texts: texts)
    isOpaque =
      if isOpaque, let rows { rows.allSatisfy(bitmap.isOpaque(in:)) } else { bitmap.isOpaque }
    crowded = crowdedRows(of: bitmap, changing: rows)
    let plan = try PNGWriter.Plan(bitmap, isOpaque: isOpaque, isCrowded: crowded != nil)
    guard plan.lineBytes <= Self.mostBytes else {
      forget()
      return try writer.file(bitmap)
    }
    let isLike = self.plan.map { $0.width == plan.width && $0.form == plan.form } ?? false
    let known = isLike && lines.count == plan.lineBytes ? rows : nil
    if lines.count != plan.lineBytes { lines = [UInt8](repeating: 0, count: plan.lineBytes) }
    self.plan = plan
    let changes = unsafe bitmap.bytes.withUnsafeBytes { pixels in
      unsafe pack(pixels, plan, rows: known ?? [0..<plan.height])
    }
    trail.begin(changing: known == nil ? nil : changes)
    if known == nil { samples = RowSamples() }
    for bytes in changes {
      samples.forget(bytes.lowerBound / plan.stride..<bytes.upperBound / plan.stride)
    }
    var bytes: [UInt8]?
    var failure = ImageError.outOfMemory
    unsafe lines.withUnsafeMutableBytes { lines in
      do throws(ImageError) {
        bytes = try unsafe assemble(lines, plan, by: writer)
      } catch {
        failure = error
      }
    }
    guard let bytes else {
      forget()
      throw failure
    }
    return bytes
  }

  /// Rows that alone have too many colours for a palette: those that had before where they are the same, else
  /// some below all that changed, which are likely to be the same in the next picture.
  private func crowdedRows(of bitmap: Bitmap, changing rows: [Range<Int>]?) -> Range<Int>? {
    guard let rows else { return nil }
    if let crowded, !rows.contains(where: crowded.overlaps) { return crowded }
    guard let last = rows.last?.upperBound, let plan, plan.form.channels > 1 else { return nil }
    return PNGPalette.crowdedRows(of: bitmap, in: last..<bitmap.height)
  }

  /// Packs rows, and says which bytes of the lines aren't as they were.
  private func pack(
    _ pixels: UnsafeRawBufferPointer,
    _ plan: PNGWriter.Plan,
    rows: [Range<Int>]
  ) -> [Range<Int>] {
    var changes: [Range<Int>] = []
    let stride = plan.stride
    unsafe lines.withUnsafeMutableBytes { lines in
      unsafe withUnsafeTemporaryAllocation(byteCount: stride, alignment: 16) { packed in
        guard let kept = lines.baseAddress, let start = packed.baseAddress else { return }
        for row in rows.joined() {
          unsafe plan.pack(row, of: pixels, into: packed)
          let place = row * stride
          guard unsafe memcmp(kept + place, start, stride) != 0 else { continue }
          unsafe memcpy(kept + place, start, stride)
          if let last = changes.last, last.upperBound == place {
            changes[changes.count - 1] = last.lowerBound..<place + stride
          } else {
            changes.append(place..<place + stride)
          }
        }
      }
    }
    return changes
  }

  private func assemble(
    _ lines: UnsafeMutableRawBufferPointer,
    _ plan: PNGWriter.Plan,
    by writer: PNGWriter
  ) throws(ImageError) -> [UInt8] {
    let filter = unsafe plan.filter(for: lines, &samples)
    // The rows of a photograph are filtered in their place, and aren't what they were any more.
    if filter == .adaptive {
      trail.forget()
      self.plan = nil
    }
    return try Compressor.lend(level: writer.level) { compressor throws(ImageError) in
      let spare = unsafe compressor.room(of: RowFilter.room(of: plan.stride))
      return try unsafe writer.assemble(
        lines,
        plan,
        filter,
        with: compressor,
        spare: spare,
        after: trail
      )
    }
  }

  /// Forgets everything.
  package func forget() {
    (plan, lines, isOpaque, crowded) = (nil, [], false, nil)
    trail.forget()
  }
}
