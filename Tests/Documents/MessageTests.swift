import Testing

@Suite struct `A message about a design` {
  @Test func `shows the place, the line, a caret and the remedy`() {
    #expect(
      messages("view:\n  label: Hi\n  textColor: red\n") == """
        [unknown-property] card.yaml:3:3: error: 'label' has no property 'textColor'
              textColor: red
              ^^^^^^^^^
          write 'color: red'
        """
    )
  }

  @Test func `names all errors of a file in order of place`() {
    let text = """
      view:
      - {label: One, colour: red}
      - {label: Two, clips: yes, width: 44pt}
      """
    #expect(ids(text) == ["unknown-property", "boolean", "size-grammar"])
  }
}
