import Foundation

/// Writes a picture to the file that the command's first word names.
func keep(_ png: Data) throws {
  try png.write(to: URL(filePath: CommandLine.arguments[1]))
}
