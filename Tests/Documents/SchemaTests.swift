import SnaplineDocuments
import Testing

@Suite struct `The schema of designs` {
  private let validator: SchemaValidator

  init() throws { validator = try SchemaValidator(Design.schema) }

  @Test func `is the same text every time`() {
    #expect(Design.schema == Design.schema)
    #expect(Design.schema.hasPrefix("{\n  \"$schema\": "))
    #expect(Design.schema.hasSuffix("}\n"))
  }

  @Test func `names no definition that isn't there, and has none that nothing names`() {
    let references = validator.references
    #expect(references.named == references.there)
  }

  @Test func `accepts what the reader accepts`() throws {
    for design in accepted {
      #expect(ids(design, named: "card.json").isEmpty, "\(design)")
      #expect(try validator.accepts(json: design), "\(design)")
    }
  }

  @Test func `refuses words and shapes that the reader refuses`() throws {
    for design in refused {
      #expect(!ids(design, named: "card.json").isEmpty, "\(design)")
      #expect(try !validator.accepts(json: design), "\(design)")
    }
  }

  private let accepted = [
    #"{"view": "label"}"#,
    #"{"view": {"label": 7}}"#,
    #"{"view": [{"label": "Hi", "font": 17, "lines": 2}, {"view": null, "id": "a"}]}"#,
    #"{"view": {"label": {"text": "Hi"}, "x-tool": {"a": 1}}, "version": 1}"#,
    #"{"view": {"label": "Hi", "font": "Inter 28/34 bold", "color": "white | 1C1C1E"}}"#,
    #"{"view": {"label": "Hi", "font": {"size": 17, "weight": "bold"}, "color": "black/50%"}}"#,
    #"{"view": {"background": "0A84FF", "size": "320x200"}, "canvas": "1200x630"}"#,
    #"{"view": {"width": ["atLeast 44", "50% of superview @high"], "aspect": "16/9"}}"#,
    #"{"view": {"filling": {"top": "superview", "others": "layoutMargins"}, "insets": 8}}"#,
    #"{"view": {"centeredIn": "superview", "offset": {"x": 8}, "hugging": "low+1"}}"#,
    #"{"view": {"border": "1 separator", "cornerRadius": 8, "hidden": true, "alpha": "50%"}}"#,
    #"{"view": "view", "colors": {"a": "red", "b": {"light": "a", "dark": "rgb(1, 2, 3)"}}}"#,
    #"{"view": "view", "fonts": {"a": "title1 bold", "b": "a"}, "canvas": {"width": "44...320"}}"#,
    #"{"view": "view", "environment": {"appearance": "dark", "locale": "ar-EG"}}"#,
    #"{"view": {"id": "a"}, "constraints": ["a.width == 8", {"equation": "a.top == a.bottom"}]}"#,
  ]

  private let refused = [
    #"{"canvas": "fit"}"#,
    #"{"view": {"lable": "Hi"}}"#,
    #"{"view": {"label": "Hi", "colour": "red"}}"#,
    #"{"view": {"label": ["Hi"]}}"#,
    #"{"view": {"label": "Hi", "alignment": "centre"}}"#,
    #"{"view": {"label": "Hi", "clips": "yes"}}"#,
    #"{"view": {"label": "Hi", "transform": {"scale": 2}}}"#,
    #"{"view": {"label": "Hi", "insets": {"lef": 8}, "filling": "superview"}}"#,
    #"{"view": {"label": "Hi", "color": "0A84FF!"}}"#,
    #"{"view": {"vstack": []}}"#,
    #"{"view": {"label": "Hi", "cornerRadius": "round"}}"#,
    #"{"view": "view", "canvas": "iPhone 16"}"#,
    #"{"view": "view", "version": "2"}"#,
    #"{"view": "view", "data": {}}"#,
  ]
}
