import TestSupport
import Testing

@Suite struct `The gallery` {
  @Test func `looks as it was accepted, and so do the designs of single features`() throws {
    let run = try Built(["test", Checkout.gallery, Checkout.features])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  /// A phone both ways, a tablet and its split screen, light and dark, in both directions, and with
  /// large text.
  @Test(arguments: [
    "--orientation landscape --appearance dark", "--appearance dark --rtl",
    "--device ipad-air-11 --rtl", "--device ipad-air-11 --orientation landscape --appearance dark",
    "--device ipad-air-11 --orientation landscape --split third --appearance dark --rtl",
    "--device ipad-air-11 --orientation landscape --split half",
    "--device iphone-se --text-size accessibility1",
  ])
  func `has one design that suits every screen`(options: String) throws {
    let words = options.split(separator: " ").map(String.init)
    let run = try Built(["test", Checkout.design("departures.yaml")] + words)
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(run.error.isEmpty, "\(run.error)")
  }

  @Test(arguments: [
    ("containers", "--appearance dark --rtl"), ("containers", "--device ipad-air-11 --rtl"),
    ("containers", "--device ipad-air-11 --orientation landscape --appearance dark"),
    ("stacks", "--appearance dark --rtl"), ("flows", "--appearance dark --rtl"),
    ("grids", "--appearance dark --rtl"), ("booking", "--appearance dark --rtl"),
    ("collection", "--device ipad-air-11 --appearance dark --rtl"),
    ("helpers-example", "--orientation landscape"), ("helpers-example", "--device ipad-air-11"),
    ("helpers-example", "--text-size accessibility3 --appearance dark --rtl"),
    ("conditions", "--appearance dark --rtl"), ("sequences", "--appearance dark --rtl"),
    ("sticky-footer", "--text-size accessibility3 --appearance dark --rtl"),
  ])
  func `has containers that suit every screen`(design: String, options: String) throws {
    let words = options.split(separator: " ").map(String.init)
    let run = try Built(["test", Checkout.design("\(design).yaml")] + words)
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(run.error.isEmpty, "\(run.error)")
  }
}
