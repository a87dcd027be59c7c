internal import SnaplineTerminal

/// `snapline manual`: the manual page, for who installs the command.
enum Manual {
  static let row: Row = Row(
    command: Command("manual", "Prints the manual page.", isHidden: true)
  ) { _, console throws(Stop) in
    try console.print(Table.program.manual)
    return .success
  }
}
