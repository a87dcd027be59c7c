import Foundation
import TestSupport
import Testing

@Suite(.mustEnd, .enabled(if: Chromium.isInstalled, "\(Chromium.absence)"))
struct `A design in a browser` {
  @Test func `follows its file, and its last good picture stays under the messages`() throws {
    let folder = try DesignFolder()
    folder.write("canvas: 400x200\nview: {label: Hello, centeredIn: superview}\n", to: "hello.yaml")
    let page = try PreviewPage(folder)
    try page.open("hello.yaml")
    expectEqual(try page.words, "Hello")
    expectEqual(try page.messages, "")
    try folder.edit("hello.yaml", "Hello", to: "Good morning")
    try page.waits(forWords: "Good morning")

    let good = folder.text("hello.yaml")
    folder.write(good + "colour: red\n", to: "hello.yaml")
    try page.browser.wait(until: "!document.getElementById('messages').hidden")
    let messages = try page.messages
    #expect(messages.contains("'colour'"), "\(messages)")
    #expect(messages.contains("hello.yaml:3"), "\(messages)")
    #expect(messages.contains("colour: red"), "\(messages)")
    expectEqual(try page.words, "Good morning")

    folder.write(good.replacing("morning", with: "evening"), to: "hello.yaml")
    try page.waits(forWords: "Good evening")
    expectEqual(try page.messages, "")
    expectEqual(try page.browser.console, [])
    expectEqual(try page.strangers(), [])
  }
}
