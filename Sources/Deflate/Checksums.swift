internal import CDeflate

/// The CRC-32 of bytes; `sum` is that of the bytes before these.
package func checksum(_ bytes: UnsafeRawBufferPointer, after sum: UInt32 = 0) -> UInt32 {
  unsafe libdeflate_crc32(sum, bytes.baseAddress, bytes.count)
}

/// The Adler-32 of bytes, which ends a zlib stream; `sum` is that of the bytes before these.
func adler(_ bytes: UnsafeRawBufferPointer, after sum: UInt32 = 1) -> UInt32 {
  unsafe libdeflate_adler32(sum, bytes.baseAddress, bytes.count)
}
