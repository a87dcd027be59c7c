internal import SnaplineDeflate

/// Lays out one file: signature, header, colour space, density, texts, pixels, end.
struct PNGWriter {
  let scale: Double
  let effort: PNG.Effort
  let texts: [PNG.Text]

  /// The file of a bitmap that nobody else needs: its own memory is where rows are packed, so that
  /// the pixels and the file are all there is at a time.
  func file(taking bitmap: consuming Bitmap) throws(ImageError) -> [UInt8] {
    let plan = try Plan(copy bitmap)
    guard plan.form.fitsInPlace else { return try file(copy bitmap, plan) }
    var bytes: [UInt8]?
    var failure = ImageError.outOfMemory
    unsafe bitmap.bytes.withUnsafeMutableBytes { memory in
      let lines = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[..<plan.lineBytes])
      do throws(ImageError) {
        unsafe plan.pack(UnsafeRawBufferPointer(memory), into: lines)
        bytes = try Compressor.lend(level: level) { compressor throws(ImageError) in
          let spare = unsafe compressor.room(of: RowFilter.room(of: plan.stride))
          return try unsafe filterAndAssemble(lines, plan, with: compressor, spare: spare)
        }
      } catch {
        failure = error
      }
    }
    guard let bytes else { throw failure }
    return bytes
  }

  /// The file of a bitmap that stays as it is.
  func file(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] { try file(bitmap, Plan(bitmap)) }

  private func file(_ bitmap: Bitmap, _ plan: Plan) throws(ImageError) -> [UInt8] {
    try Compressor.lend(level: level) { compressor throws(ImageError) in
      let room = unsafe compressor.room(of: plan.lineBytes + RowFilter.room(of: plan.stride))
      let lines = unsafe UnsafeMutableRawBufferPointer(rebasing: room[..<plan.lineBytes])
      let spare = unsafe UnsafeMutableRawBufferPointer(rebasing: room[plan.lineBytes...])
      unsafe bitmap.bytes.withUnsafeBytes { unsafe plan.pack($0, into: lines) }
      return try unsafe filterAndAssemble(lines, plan, with: compressor, spare: spare)
    }
  }

  var level: Int32 { effort == .fast ? 1 : 6 }

  private func filterAndAssemble(
    _ lines: UnsafeMutableRawBufferPointer,
    _ plan: Plan,
    with compressor: Compressor,
    spare: UnsafeMutableRawBufferPointer
  ) throws(ImageError) -> [UInt8] {
    var samples = RowSamples()
    let filter = unsafe plan.filter(for: lines, &samples)
    return try unsafe assemble(lines, plan, filter, with: compressor, spare: spare)
  }

  /// The file of rows, which are filtered in their place.
  func assemble(
    _ lines: UnsafeMutableRawBufferPointer,
    _ plan: Plan,
    _ filter: PNGFilter,
    with compressor: Compressor,
    spare: UnsafeMutableRawBufferPointer,
    after trail: RowTrail? = nil
  ) throws(ImageError) -> [UInt8] {
    unsafe filter.apply(
      to: lines,
      stride: plan.stride,
      channels: plan.form.channels,
      spare: spare
    )
    return try unsafe assemble(plan, compressor.bound(lines.count)) { output in
      guard effort == .normal else { return unsafe compressor.compress(lines, into: output) }
      return unsafe compressor.compress(
        rows: lines,
        stride: plan.stride,
        pixel: plan.form.channels,
        finding: filter == .adaptive ? .inRuns : .anywhere,
        after: trail,
        into: output
      )
    }
  }

  /// The file around what `compress` writes in no more than `bound` bytes.
  private func assemble(
    _ plan: Plan,
    _ bound: Int,
    _ compress: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(ImageError) -> [UInt8] {
    let head = self.head(plan)
    let start = head.bytes.count
    var failed = false
    let file = unsafe [UInt8](
      unsafeUninitializedCapacity: start + 8 + bound + 4 + ChunkList.overhead
    ) { output, count in
      let whole = UnsafeMutableRawBufferPointer(output)
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: whole[(start + 8)...])
      let length = unsafe compress(room)
      guard length > 0, length <= Int(Int32.max) else {
        failed = true
        return
      }
      let chunk = unsafe whole[(start + 4)..<(start + 8 + length)]
      unsafe whole.storeBigEndian(UInt32(length), at: start)
      unsafe whole.storeTag("IDAT", at: start + 4)
      let sum = unsafe checksum(UnsafeRawBufferPointer(rebasing: chunk))
      unsafe whole.storeBigEndian(sum, at: start + 8 + length)
      unsafe whole.copyBytes(from: head.bytes)
      var tail = ChunkList(continuing: ())
      tail.append("IEND", [])
      let end = start + 8 + length + 4
      unsafe UnsafeMutableRawBufferPointer(rebasing: whole[end...]).copyBytes(from: tail.bytes)
      count = end + tail.bytes.count
    }
    guard !failed else { throw .outOfMemory }
    return file
  }

  /// Everything before the pixels.
  private func head(_ plan: Plan) -> ChunkList {
    var head = ChunkList(capacity: 1024)
    let size = bigEndian(UInt32(plan.width)) + bigEndian(UInt32(plan.height))
    head.append("IHDR", size + [8, plan.form.kind, 0, 0, 0])
    head.append("sRGB", [0])
    head.append("pHYs", density)
    if case .palette(let palette) = plan.form {
      head.append("PLTE", palette.levels)
      if !palette.alphas.isEmpty { head.append("tRNS", palette.alphas) }
    }
    for text in texts { head.append("iTXt", text.chunk) }
    return head
  }

  /// Pixels per metre, where a point is the 72nd part of an inch.
  private var density: [UInt8] {
    let perMetre = (scale * 72 / 0.0254).rounded()
    let bounded = perMetre >= 1 && perMetre <= 2e9 ? UInt32(perMetre) : 2835
    return bigEndian(bounded) + bigEndian(bounded) + [1]
  }
}

extension PNGWriter {
  /// What is found out of a bitmap while its pixels are still there.
  struct Plan {
    let width, height: Int
    let form: PNGForm

    /// `isOpaque` says whether all pixels are, and `isCrowded` that there are too many colours for a
    /// palette, where that is known.
    init(_ bitmap: Bitmap, isOpaque: Bool? = nil, isCrowded: Bool = false) throws(ImageError) {
      guard bitmap.width > 0, bitmap.height > 0 else { throw .noPixels }
      let limit = Int(Int32.max)
      guard bitmap.width <= limit, bitmap.height <= limit else {
        throw .tooManyPixels(width: bitmap.width, height: bitmap.height, limit: limit)
      }
      (width, height) = (bitmap.width, bitmap.height)
      form = PNGForm(bitmap, isOpaque: isOpaque ?? bitmap.isOpaque, isCrowded: isCrowded)
    }

    /// Bytes of a row, its filter's included.
    var stride: Int { 1 + width * form.channels }
    var lineBytes: Int { stride * height }

    func pack(_ pixels: UnsafeRawBufferPointer, into lines: UnsafeMutableRawBufferPointer) {
      for row in 0..<height {
        let line = unsafe lines[row * stride..<(row + 1) * stride]
        unsafe pack(row, of: pixels, into: UnsafeMutableRawBufferPointer(rebasing: line))
      }
    }

    /// Packs one row behind its filter's byte; it may begin no later than its pixels do.
    func pack(
      _ row: Int,
      of pixels: UnsafeRawBufferPointer,
      into line: UnsafeMutableRawBufferPointer
    ) {
      let source = unsafe UnsafeRawBufferPointer(
        rebasing: pixels[row * width * 4..<(row + 1) * width * 4]
      )
      unsafe form.pack(source, into: UnsafeMutableRawBufferPointer(rebasing: line.dropFirst()))
      // Last, for it may stand where the row's first pixel was.
      unsafe line[0] = 0
    }

    /// Numbers of colours and translucent drawings are never photographs.
    func filter(
      for lines: UnsafeMutableRawBufferPointer,
      _ samples: inout RowSamples
    ) -> PNGFilter {
      switch form {
      case .palette: .none
      case .gray, .rgb, .rgba:
        unsafe PNGFilter(lines, stride: stride, channels: form.channels, samples: &samples)
      }
    }
  }
}
