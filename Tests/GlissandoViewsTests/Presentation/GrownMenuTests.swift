import Foundation
import GlissandoDrawing
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What opens above the content, where people want larger text.
@MainActor
@Suite("Menus and tips in large text")
struct GrownMenuTests {
  private struct Page: View {
    @State private var asks = false
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Menu("Motion") {
          Button("Play") { said = "played" }
          Menu("Pace") { Button("Slow") { said = "slower" } }
        }
        Color.red.frame(width: 300, height: 100).accessibilityIdentifier("area")
          .contextMenu { Button("Copy") { said = "copied" } }
          .help("What is red")
        Button("Ask") { asks = true }
          .alert("Really?", isPresented: $asks) { Button("Yes") { said = "agreed" } }
        Text(said).font(.system(size: 14)).accessibilityIdentifier("said")
      }
    }
  }

  private func stage(text: Double) -> Stage {
    let stage = Stage(width: 700, height: 500) { Page() }
    stage.host.appearance.textScale = text
    stage.settle()
    return stage
  }

  private func secondClick(_ stage: Stage, _ name: String) throws {
    let frame = try stage.element(name).frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    stage.host.send(.pointerDown(point, button: 3, modifiers: []), at: stage.time)
    stage.host.send(.pointerUp(point, button: 3), at: stage.time)
    stage.settle()
  }

  /// The size of a text that is opened in a certain way, and where it lies.
  private func frame(
    of words: String, text: Double, _ open: (Stage) throws -> Void
  ) throws -> CGRect {
    let stage = stage(text: text)
    try open(stage)
    stage.settle()
    return try #require(stage.host.elements.first { $0.text == words && !$0.isLeaving }).frame
  }

  @Test("The words of menus, of tips and of questions grow, and lie whole in the window")
  func grows() throws {
    let ways: [(String, (Stage) throws -> Void)] = [
      ("Play", { try $0.tap("Motion") }),
      (
        "Slow",
        {
          try $0.tap("Motion")
          $0.settle()
          try $0.tap("Pace")
        }
      ),
      ("Copy", { try secondClick($0, "area") }),
      (
        "What is red",
        {
          let frame = try $0.element("area").frame
          $0.move(to: CGPoint(x: frame.midX, y: frame.midY))
          $0.advance(by: 1)
        }
      ),
      ("Really?", { try $0.tap("Ask") }),
      ("Yes", { try $0.tap("Ask") }),
    ]
    for (words, open) in ways {
      let usual = try frame(of: words, text: 1, open)
      let large = try frame(of: words, text: 1.5, open)
      #expect(abs(large.width - usual.width * 1.5) <= 1.5, "\(words): \(usual), \(large)")
      #expect(abs(large.height - usual.height * 1.5) <= 1.5, "\(words): \(usual), \(large)")
      #expect(large.minX >= 0 && large.maxX <= 700 && large.minY >= 0 && large.maxY <= 500)
    }
  }

  @Test("What has grown is pressed where it is seen")
  func presses() throws {
    let stage = stage(text: 2)
    try stage.tap("Motion")
    stage.settle()
    try stage.tap("Pace")
    stage.settle()
    try stage.tap("Slow")
    stage.settle()
    #expect(try stage.element("said").text == "slower")
    try secondClick(stage, "area")
    try stage.tap("Copy")
    stage.settle()
    #expect(try stage.element("said").text == "copied")
  }

  @Test("The bar of a window's menus grows, and leads from one to the next")
  func bar() throws {
    func stage(_ text: Double) throws -> Stage {
      let scene = WindowGroup { Color.blue.accessibilityIdentifier("content") }
        .commands {
          CommandMenu("Motion") { Button("Play") {} }
          CommandMenu("Places") { Button("Home") {} }
        }
      let content = try #require(scene.allWindows.first?.content)
      let stage = Stage(width: 500, height: 300) { content }
      stage.host.appearance.textScale = text
      stage.settle()
      return stage
    }
    let (usual, large) = (try stage(1), try stage(2))
    let (name, reference) = (try large.element("Places").frame, try usual.element("Places").frame)
    #expect(abs(name.height - reference.height * 2) <= 1, "\(name), \(reference)")
    #expect(try large.element("content").frame.minY >= name.maxY)
    try large.tap("Motion")
    large.settle()
    _ = try large.element("Play")
    large.move(to: CGPoint(x: name.midX, y: name.midY))
    large.settle()
    #expect(try large.element("Home").frame.minX >= name.minX - 40)
  }

  @Test("In a menu that a click has opened the first key down stands on the first item")
  func firstKey() throws {
    let stage = stage(text: 1)
    try stage.tap("Motion")
    stage.settle()
    stage.key(.downArrow)
    stage.key(.return)
    stage.settle()
    #expect(try stage.element("said").text == "played")
    try secondClick(stage, "area")
    stage.key(.downArrow)
    stage.key(.return)
    stage.settle()
    #expect(try stage.element("said").text == "copied")
  }
}
