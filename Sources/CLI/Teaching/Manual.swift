internal import SnaplineTerminal

/// `snapline manual`: the manual page, for who installs the command.
enum Manual {
  static let row: CommandRow = CommandRow(
    command: Command("manual", "Prints the manual page.", isHidden: true)
  ) { _, console throws(Stop) in
    try console.print(CommandTable.program.manual)
    return .success
  }
}
