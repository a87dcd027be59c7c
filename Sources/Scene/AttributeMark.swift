/// What a class has as its first stored property whose objects are values of attributed strings.
///
/// Where two runs meet, Foundation on Linux compares their values, and takes ten bits of an object's
/// first property for the number of one of its own types. Where these are 0, as those of most
/// numbers and short enumerations are, it ends the process. These bits are those of no type, and the
/// objects are asked whether they are equal.
package struct AttributeMark: Sendable {
  private let bits = 0x3FF00

  package init() {}
}
