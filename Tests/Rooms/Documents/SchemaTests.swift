import SnaplineDocuments
import TestSupport
import Testing

@Suite struct `The schema of designs` {
  private let validator: SchemaValidator

  init() throws { validator = try SchemaValidator(Design.schema) }

  @Test func `is the same text every time`() {
    #expect(Design.schema == Design.schema)
    #expect(Design.schema.hasPrefix("{\n \"$schema\": "))
    #expect(Design.schema.hasSuffix("}\n"))
  }

  @Test func `is no larger than editors read at once`() {
    #expect(Design.schema.utf8.count <= 150_000)
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

  @Test func `writes the limits of numbers out`() {
    for part in [
      #"{"type": "integer", "minimum": 1, "maximum": 1}"#,
      #"{"type": "number", "minimum": 1, "maximum": 4}"#,
      #"{"type": "number", "exclusiveMinimum": 0, "maximum": 32767}"#,
      #"{"type": "number", "exclusiveMinimum": 0, "maximum": 10000}"#,
      #"{"type": "number", "minimum": 0, "maximum": 1}"#,
      #"{"type": "boolean"}, {"enum": ["true", "false"]}"#,
    ] {
      let text = Design.schema.split(whereSeparator: \.isWhitespace).joined()
      #expect(text.contains(part.replacing(" ", with: "")), "\(part)")
    }
  }

  private let accepted = [
    #"{"view": {"label": "Hi", "if": "dark", "then": {"color": "red", "filling": "superview"}}}"#,
    #"{"view": {"label": "Hi", "cornerRadius": {"radius": "round", "corners": ["topLeading"]}}}"#,
    #"{"view": {"label": "Hi", "cornerRadius": "round", "transform": {"rotate": -45, "scale": "0.5"}}}"#,
    #"{"view": {"label": "Hi", "accessibility": {"label": "A", "traits": ["header"], "hidden": true}}}"#,
    #"{"view": {"label": "Hi", "accessibility": "A", "background": ["red", {"gradient": ["red", "blue"]}]}}"#,
    #"{"view": {"background": {"image": {"symbol": "star.fill"}, "mode": "fit"}}, "environment": {"fallbackFonts": ["DejaVu Sans"]}}"#,
    #"{"view": {"image": {"symbol": "star.fill"}, "aspect": "image"}, "constraints": []}"#,
    #"{"view": {"view": [{"id": "a"}], "constraints": ["a.top == self.top + standard - 2"]}}"#,
    #"{"view": {"label": "Hi", "if": {"all": ["dark", {"not": "pad"}]}, "else": {"lines": 2}}}"#,
    #"{"view": {"conditions": [{"if": "dark", "then": {"if": "pad", "then": {"width": 4}}}]}}"#,
    #"{"view": {"vstack": [], "adjusts": {"if": "dark", "axis": "vertical", "spacing": 4}}}"#,
    #"{"view": {"view": [], "sequence": {"axis": "vertically", "in": {"top": "safeArea"}}}}"#,
    #"{"view": {"view": [], "sequence": "horizontally", "defaults": {"spacing": 4}}}"#,
    #"{"view": {"view": [], "guides": {"a": {"width": 4}, "b": {"frame": {"width": 4, "height": 4}}}}}"#,
    #"{"view": {"vscroll": {"label": "A"}, "footer": {"label": "B"}, "footerMode": "automatic"}}"#,
    #"{"view": {"collapsable": {"wrapping": {"label": "A"}}, "expanded": false, "configuration": "a"}}"#,
    #"{"view": "label"}"#,
    #"{"view": {"vstack": [{"each": "a in 3", "label": "{{a}}", "lines": "{{a}}", "style": "s"}]}, "styles": {"s": {"alpha": "50%", "extends": []}}}"#,
    #"{"view": {"Row": {"title": "a"}, "id": "a"}, "components": {"Row": {"parameters": {"title": "text"}, "view": {"label": "{{title}}", "hidden": false}}}}"#,
    #"{"view": {"label": {"localized": "a"}, "width": "44"}, "strings": {"en": {"a": "A"}}}"#,
    #"{"view": "view", "variants": [{"appearance": ["light", "dark"]}], "data": {"a": 1}}"#,
    #"{"view": "view", "canvas": "iPhone 16"}"#,
    #"{"view": "view", "canvas": {"device": "iPad Pro 11", "split": "twoThirds"}}"#,
    #"{"view": {"filling": "safeArea"}, "environment": {"safeArea": {"top": 20}}}"#,
    #"{"view": {"view": null, "appearance": "dark", "preservesSuperviewMargins": true}}"#,
    #"{"view": {"label": 7}}"#,
    #"{"view": {"label": "Hi", "underline": "double", "strikethrough": {"color": "red"}}}"#,
    #"{"view": {"label": "Hi", "tabStops": [80, "1px", {"at": 90, "alignment": "right"}]}}"#,
    #"{"view": {"label": "Hi", "font": {"size": 9, "scales": "body", "variations": {"wght": 45}}}}"#,
    #"{"styles": {"a": {"color": "red", "baselineOffset": -2}}, "view": "view"}"#,
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
    #"{"view": {"id": "a"}, "constraints": ["2 * a.width <= 3 + 4 @low+1 \"b\""]}"#,
    #"{"view": {"id": "a"}, "constraints": ["(a, self.margins).top == canvas.top - 8 + 1 @9"]}"#,
    #"{"view": {"label": 7, "hidden": "false", "clips": "true", "alpha": 0.5, "lines": "2"}}"#,
    #"{"view": {"id": "a", "width": 44.5, "height": "atMost self.width * 2-8 @high"}}"#,
    #"{"view": {"width": ["44...320", "1px", "atLeast canvas.width / 2", "superview.width +8"]}}"#,
    #"{"view": {"size": "10x1px @low", "hugging": 1000, "background": "123456", "aspect": 1.5}}"#,
    #"{"view": {"background": "rgb( 255 0,12.5 )", "tint": "hsl(360, 100, 50)/100%"}}"#,
    #"{"view": {"alpha": "00.5", "tint": "gray(255.0)/1", "border": "1000000 red/0.25"}}"#,
    #"{"view": {"label": "A", "font": "Inter 9999.5/10000", "hugging": "0.001 "}}"#,
    #"{"view": {"label": "A", "id": "selfish", "aspect": "0.5/9", "compression": "1000.0"}}"#,
    #"{"view": {"size": "32766.5x1"}, "canvas": "32767x0.5"}"#,
    #"{"view": {"hstack": ["spacer", {"divider": 2}, {"view": [], "spacingAfter": "standard"}]}}"#,
    #"{"view": {"vstack": {"spacer": {"minimum": 4}}, "spacing": 8, "alignment": "center"}}"#,
    #"{"view": {"scroll": [], "contentOffset": {"y": 8}, "paging": true}}"#,
    #"{"view": {"textView": "A", "scrolls": false, "textInsets": {"top": 4}}}"#,
    #"{"view": {"width": {"atLeast": 4}}, "canvas": {"width": "0.5...32767.0", "height": 8}}"#,
    #"{"view": {"id": "a"}, "constraints": ["a.width == 8 @999.9", "a.height == 8 @0.1"]}"#,
    #"{"view": {"size": " atLeast 4 @750", "tint": 123456, "x-a": 1}, "version": "1"}"#,
  ]

  private let refused = [
    #"{"view": {"label": "Hi", "if": ["dark"], "then": {"color": "red"}}}"#,
    #"{"view": {"label": "Hi", "if": "dark", "then": {"label": "Ho"}}}"#,
    #"{"view": {"label": "Hi", "if": "dark", "then": {"spacing": 4}}}"#,
    #"{"view": {"conditions": [{"then": {"width": 4}}]}}"#,
    #"{"view": {"view": [], "sequence": {"spacing": 4}}}"#,
    #"{"view": {"view": [], "defaults": {"gap": 4}}}"#,
    #"{"view": {"view": [], "guides": {"a": {"color": "red"}}}}"#,
    #"{"view": {"vstack": [], "adjusts": {"axis": "vertical"}}}"#,
    #"{"canvas": "fit"}"#,
    #"{"view": {"lable": "Hi"}}"#,
    #"{"view": {"label": "Hi", "colour": "red"}}"#,
    #"{"view": {"label": "Hi", "underline": "doubel"}}"#,
    #"{"view": {"label": "Hi", "tabStops": [{"alignment": "right"}]}}"#,
    #"{"view": {"label": "Hi", "font": {"size": 9, "variations": {"weight": 450}}}}"#,
    #"{"styles": {"a": {"colour": "red"}}, "view": "view"}"#,
    #"{"view": {"label": ["Hi"]}}"#,
    #"{"view": {"label": "Hi", "alignment": "centre"}}"#,
    #"{"view": {"label": "Hi", "clips": "yes"}}"#,
    #"{"view": {"label": "Hi", "transform": {"scale": 0}}}"#,
    #"{"view": {"label": "Hi", "transform": 45}}"#,
    #"{"view": {"label": "Hi", "accessibility": {"trait": "button"}}}"#,
    #"{"view": {"label": "Hi", "background": {"image": "a.png", "mode": "cover"}}}"#,
    #"{"view": {"label": "Hi", "background": ["red", ["blue"]]}}"#,
    #"{"view": "view", "environment": {"fallbackFonts": {"a": "b"}}}"#,
    #"{"view": {"label": "Hi", "insets": {"lef": 8}, "filling": "superview"}}"#,
    #"{"view": {"label": "Hi", "color": "0A84FF!"}}"#,
    #"{"view": {"flow": "A"}}"#,
    #"{"view": {"vstack": [], "spacing": "wide"}}"#,
    #"{"view": {"scroll": [], "indicators": "all"}}"#,
    #"{"view": {"label": "Hi", "cornerRadius": "rounded"}}"#,
    #"{"view": "view", "canvas": "iPhone 166"}"#,
    #"{"view": "view", "canvas": {"device": "iPhone 16", "orientation": "up"}}"#,
    #"{"view": "view", "environment": {"idiom": "watch"}}"#,
    #"{"view": "view", "version": "2"}"#,
    #"{"view": "view", "data": 7}"#,
    #"{"view": "view", "version": 2}"#,
    #"{"view": "view", "canvas": {"scale": 5}}"#,
    #"{"view": "view", "canvas": {"scale": "4.5"}}"#,
    #"{"view": "view", "canvas": {"width": 0}}"#,
    #"{"view": "view", "canvas": {"height": 40000}}"#,
    #"{"view": {"alpha": 1.5}}"#,
    #"{"view": {"alpha": -0.5}}"#,
    #"{"view": {"label": "Hi", "lines": -1}}"#,
    #"{"view": {"label": "Hi", "lines": 1.5}}"#,
    #"{"view": {"label": "Hi", "font": 0}}"#,
    #"{"view": {"label": "Hi", "font": 20000}}"#,
    #"{"view": {"cornerRadius": -1}}"#,
    #"{"view": {"border": -1}}"#,
    #"{"view": {"hugging": 1001}}"#,
    #"{"view": {"hugging": 0}}"#,
    #"{"view": {"aspect": 0}}"#,
    #"{"view": {"width": -1}}"#,
    #"{"view": {"width": 2000000}}"#,
    #"{"view": {"width": "44pt"}}"#,
    #"{"view": {"width": "atLeast 4...8"}}"#,
    #"{"view": {"width": "50% card"}}"#,
    #"{"view": {"width": "canvas.top"}}"#,
    #"{"view": {"width": "4 @urgent"}}"#,
    #"{"view": {"size": "1x2x3"}}"#,
    #"{"view": {"insets": 3000000, "filling": "superview"}}"#,
    #"{"view": {"id": 7}}"#,
    #"{"view": {"id": "superview"}}"#,
    #"{"view": {"id": " canvas "}}"#,
    #"{"view": {"background": "red/150%"}}"#,
    #"{"view": {"background": "red/1.5"}}"#,
    #"{"view": {"background": "rgb(256, 2, 3)"}}"#,
    #"{"view": {"background": "rgb(1, 2)"}}"#,
    #"{"view": {"background": "gray(1, 2)"}}"#,
    #"{"view": {"background": "hsl(361, 2, 3)"}}"#,
    #"{"view": {"alpha": "1.5"}}"#,
    #"{"view": {"alpha": "101%"}}"#,
    #"{"view": {"aspect": "16/0"}}"#,
    #"{"view": {"aspect": "0.0"}}"#,
    #"{"view": {"hugging": "1000.5"}}"#,
    #"{"view": {"compression": "0"}}"#,
    #"{"view": {"label": "Hi", "font": "0 bold"}}"#,
    #"{"view": {"label": "Hi", "font": "10001"}}"#,
    #"{"view": {"label": "Hi", "font": {"weight": "bold"}}}"#,
    #"{"view": {"width": {"priority": "high"}}}"#,
    #"{"view": {"insets": "1000001", "filling": "superview"}}"#,
    #"{"view": "view", "canvas": "0x10"}"#,
    #"{"view": "view", "canvas": "32768x10"}"#,
    #"{"view": "view", "canvas": {"width": "0...8"}}"#,
    #"{"view": {"id": "a"}, "constraints": ["a.width == 8 @0"]}"#,
    #"{"view": {"id": "a"}, "constraints": ["a.width == 8 @1001"]}"#,
    #"{"view": "view", "constraints": ["width == 8"]}"#,
    #"{"view": "view", "constraints": ["canvas.width = 8"]}"#,
    #"{"view": "view", "constraints": ["canvas.width == 8+4"]}"#,
    #"{"view": "view", "constraints": ["canvas.width == self.breadth"]}"#,
  ]
}
