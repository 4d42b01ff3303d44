import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// What programs ask without saying of which window, and what a closed window leaves behind: nothing.
@MainActor
@Suite("The latest window")
struct LatestWindowTests {
  @Test("Less motion is wanted as long as the window is open that was told so")
  func reducedMotion() {
    let first = Stage(width: 100, height: 100) { Text("first") }
    do {
      let second = Stage(width: 100, height: 100) { Text("second") }
      second.reduceMotion = true
      #expect(UIAccessibility.isReduceMotionEnabled)
      first.size = CGSize(width: 120, height: 100)
      #expect(!UIAccessibility.isReduceMotionEnabled, "the first was told something last")
      second.size = CGSize(width: 120, height: 100)
      #expect(UIAccessibility.isReduceMotionEnabled)
    }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    let third = Stage(width: 100, height: 100) { Text("third") }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    withExtendedLifetime((first, third)) {}
  }

  @Test("The screen is that of a window that is open")
  func screen() {
    let first = Stage(width: 321, height: 123, scale: 2) { Text("first") }
    let second = Stage(width: 200, height: 100, scale: 3) { Text("second") }
    #expect(UIScreen.main.bounds.size == CGSize(width: 200, height: 100))
    second.close()
    #expect(UIScreen.main.bounds.size == CGSize(width: 321, height: 123))
    #expect(UIScreen.main.scale == 2)
    withExtendedLifetime((first, second)) {}
  }

  @Test("The clipboard that a program names is that of its window")
  func clipboard() throws {
    struct Program: View {
      @State private var text = ""
      var body: some View {
        Button("Copy") { UIPasteboard.general.string = "copied" }
        ShareLink("Share", item: "shared")
        TextField("Field", text: $text).accessibilityIdentifier("field")
        Text("has \(text)")
      }
    }
    let stage = Stage(width: 300, height: 200) { VStack { Program() } }
    try stage.tap("field")
    for (button, text) in [("Copy", "copied"), ("Share", "shared")] {
      try stage.tap(button)
      #expect(UIPasteboard.general.string == text)
      try stage.tap("field")
      stage.key("a", modifiers: .control)
      stage.key("v", modifiers: .control)
      stage.settle()
      #expect(stage.elements.contains { $0.text == "has \(text)" })
    }
    let next = Stage(width: 300, height: 200) { Text("next") }
    #expect(UIPasteboard.general.string == nil)
    withExtendedLifetime((stage, next)) {}
  }

  @Test("A picture that one window has not found is looked for by the next")
  func pictures() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func size() throws -> CGSize {
      let stage = Stage(width: 300, height: 200) {
        Image(file: path).accessibilityIdentifier("picture")
      }
      return try stage.element("picture").frame.size
    }
    let missing = try size()
    let red = Stage(width: 31, height: 17) { Color.red }
    try red.image().writePNG(to: path)
    #expect(try size() == CGSize(width: 31, height: 17))
    #expect(missing != CGSize(width: 31, height: 17))
  }
}
