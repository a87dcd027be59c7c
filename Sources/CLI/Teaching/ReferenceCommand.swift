internal import Foundation
internal import SnaplineDesigns
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal

/// `snapline reference`: the pages of the documentation that are made from the tables of words.
enum ReferenceCommand {
  private static let folder = Argument("FOLDER", .path("FOLDER"), "Where the pages go.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "reference",
      "Writes the reference of designs, with the pictures of its examples.",
      isHidden: true
    ) { folder }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    for folder in invocation[folder] {
      do throws(Complaint) {
        for page in ReferencePage.all {
          try OutputFile.write(Array(page.text.utf8), to: join(folder, page.name + ".md"))
        }
        for example in ReferenceExample.all {
          let order = Order(
            source: .text(Array(example.text.utf8)),
            format: .png,
            size: nil,
            scale: nil,
            isStrict: true
          )
          let drawing = RenderedDesign(of: order)
          guard let bytes = drawing.bytes, drawing.diagnostics.isEmpty else {
            console.tell(drawing.diagnostics)
            return .failure
          }
          try OutputFile.write(bytes, to: join(folder, ReferencePage.picture(of: example)))
        }
      } catch {
        console.tell([error.diagnostic])
        return error.status
      }
    }
    return .success
  }
}
