import SnaplineEnvironment
package import SnaplineScene

import struct Foundation.Data

/// What stands for the version of a library that decodes pictures: the pixels that it makes of a small
/// picture which is always the same.
///
/// A new version that decodes all of it as before changes no picture either, as far as can be told.
package enum DecoderProbe {
  /// The hash of those pixels, found out once a process; nothing where the library isn't there.
  ///
  /// Shapes are drawn by whoever paints scenes, and have no pixels here.
  package static func hash(of decoder: PictureDecoder) -> String? {
    switch decoder {
    case .jpeg: jpegHash
    case .webp: webpHash
    case .gif: gifHash
    case .icc: iccHash
    case .svg: nil
    }
  }

  /// The file of the small picture; of colours, their profile.
  package static func bytes(of decoder: PictureDecoder) -> [UInt8] {
    let text =
      switch decoder {
      case .jpeg: jpeg
      case .webp: webp
      case .gif: gif
      case .icc: profile
      case .svg: ""
      }
    return Data(base64Encoded: text).map(Array.init) ?? []
  }

  private static let jpegHash = hashOfPicture(.jpeg)
  private static let webpHash = hashOfPicture(.webp)
  private static let gifHash = hashOfPicture(.gif)
  private static let iccHash = hashOfColors()

  private static func hashOfPicture(_ decoder: PictureDecoder) -> String? {
    guard let bitmap = try? Bitmap(decoding: Data(bytes(of: decoder))) else { return nil }
    return PixelHash(bitmap).description
  }

  /// Colours all over the cube, brought to sRGB.
  private static func hashOfColors() -> String? {
    guard let profile = ColorProfile(bytes(of: .icc), channels: 3) else { return nil }
    let levels: [UInt8] = [0, 37, 74, 111, 148, 185, 222, 255]
    var bytes: [UInt8] = []
    for red in levels {
      for green in levels { for blue in levels { bytes += [red, green, blue, 255] } }
    }
    guard unsafe bytes.withUnsafeMutableBytes({ unsafe profile.convert($0) }) else { return nil }
    let count = bytes.count / 4
    return PixelHash(Bitmap(width: count, height: 1, bytes: bytes)).description
  }

  /// 24 by 20 pixels whose colours are kept for every second pixel of every second row.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywt\
    QFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
    T09PT09PT09PT09PT09PT09PT0//wAARCAAUABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI\
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol\
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip\
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR\
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX\
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA\
    PwCxNqupQ6ittqdp51vAOWxmqSpoOv6pJcRv9meLp25psWr6zpWnyyanaeeJTgNjPFPjt9DvNNUZ+y3U5+lRXqzx0lCl\
    Fpbc0dvN2HH90vbSVvttx1XaKaJYbbWtLhnv7ef7RCOFGc0Uy80/WdPS3tNMuPtERILDOeKKjE4T+0KjqQUZRWie2xHt\
    MRBKFJQk95PZ3eupNY6pczyWlnPskh44Zc1d8RaRZXGoRZi2bVyNnFFFd2bfuI2pe7o9tPyM6/uY6ShouaGxzNpqF3p+\
    tyiCdyEHAc5ooorkzNKCpKOnuo+lwtKnLnk4pvmfQ//Z
    """

  /// 24 by 20 pixels, partly transparent, with a loss.
  private static let webp = """
    UklGRrQBAABXRUJQVlA4WAoAAAAQAAAAFwAAEwAAQUxQSCMAAAABPyAQIBIcKPFfJiIiMgfIBCwqLIssstD/cHsj+j8B\
    yOn8CABWUDggagEAALAJAJ0BKhgAFAA+7WytUimlpCKoCAEwHYlsAJ0yhHtYsOwr1+pL6gNgA9QH6I/rt7OX9m9gH4ze\
    qr1kH6gewn0pHlVAK+8TuG4N8OAGP7wts5EK79yQAP5m2n4TDz6SUtpk6IrT1JikHZimCDwRmPN/o4G7GKatFLDKzhjQ\
    MNZyvF6hxkTZvqT9rvCdNBnbWItwnATbb/EltNAYQfLOoFJMsP5ZTUhhv/dt5TRGIv6i1AMJuwTt705nCCINhU7qfzj8\
    Tcw3jAzXBFnbqLR5MFJp3FuRvUr5oY35k4J5RnbJLpMBI+9ZWu9kx/kQb4gmwlNVUbmzOt6B6+Vz06/yar8ss++fFps1\
    UGJZ3LEuHuW9aui7e6n+Xfjsv3dM66Dodg4fMQY5Vp6LY/1+berZrgiK1PO78apP/2rVuZFU8ZNZfhQD6OzAGvXDNMcN\
    ck4xAX20rDz7vfXMH/jjFWIUYo2UB47KFxMbhoAA
    """

  /// 13 by 11 pixels in interlaced rows, one of whose colours is transparent.
  private static let gif = """
    R0lGODlhDQALAPMAAAD/ABDvNSDfajDPn0C/1FCvCWCfPnCPc4B/qJBv3aBfErBPR8A/fNAvseAf5vAPGyH5BAEAAAUA\
    LAAAAAANAAsAQARnEIAQhBiDkFIMQEEiKMNCMEXjEUkjGMtDIE3gCcWhME9AGImFA2BoDBSAQ4OgCByGisJDQXgkCI7E\
    YBjIGA6JXeMBEAAGOkeggOANDMjCgriwMZwM8+FhcKROJSMAWgwGVgIoDwgCEQA7
    """

  /// A profile of wider primaries than those of sRGB, with an even curve of 2.2.
  private static let profile = """
    AAABsAAAAAACQAAAbW50clJHQiBYWVogB+oAAQABAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    APbWAAEAAAAA0y0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIZGVzYwAA\
    AOQAAABpd3RwdAAAAVAAAAAUclhZWgAAAWQAAAAUZ1hZWgAAAXgAAAAUYlhZWgAAAYwAAAAUclRSQwAAAaAAAAAQZ1RS\
    QwAAAaAAAAAQYlRSQwAAAaAAAAAQZGVzYwAAAAAAAAAPU25hcGxpbmUgcHJvYmUAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWFlaIAAAAAAA\
    APbWAAEAAAAA0y1YWVogAAAAAAAAnBgAAE+lAAAE/FhZWiAAAAAAAAA0jQAAoCwAAA+VWFlaIAAAAAAAACYxAAAQLwAA\
    vpxjdXJ2AAAAAAAAAAECMwAA
    """
}
