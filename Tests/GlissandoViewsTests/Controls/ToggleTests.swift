import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Toggles in styles of a program's own, for several values, and what labels consist of.
@MainActor
@Suite("Toggles and labels")
struct ToggleTests {
  private struct Bordered: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(10).border(.red)
    }
  }

  @Test("A style may make its toggle once more, in the usual look")
  func styleOfItself() throws {
    struct Program: View {
      @State private var isOn = false
      var body: some View { Toggle(isOn ? "yes" : "no", isOn: $isOn).toggleStyle(Bordered()) }
    }
    let stage = Stage(width: 300, height: 100) { Program() }
    try stage.tap("no")
    _ = try stage.element("yes")
  }

  @Test("A toggle of several values says when they differ, and makes all of them one")
  func mixed() throws {
    struct Program: View {
      @State private var first = true
      @State private var second = false
      var body: some View {
        VStack {
          Toggle("All", sources: [$first, $second], isOn: \.self)
            .toggleStyle(.checkbox).accessibilityIdentifier("all")
          Text("\(first ? 1 : 0)\(second ? 1 : 0)").accessibilityIdentifier("values")
        }
      }
    }
    let stage = Stage(width: 300, height: 100) { Program() }
    /// What programs are told that read the window out.
    func states() throws -> AccessibleStates {
      let elements = stage.host.outline.elements.flatMap(\.flattened)
      return try #require(elements.first { $0.name == "All" }).states
        .intersection([.checkable, .checked, .mixed])
    }
    #expect(try stage.element("all").value == "mixed")
    #expect(try states() == [.checkable, .mixed])
    try stage.tap("All")
    #expect(try stage.element("values").text == "11")
    #expect(try stage.element("all").value == "on")
    #expect(try states() == [.checkable, .checked])
    try stage.tap("All")
    #expect(try stage.element("values").text == "00")
    #expect(try stage.element("all").value == "off")
    #expect(try states() == [.checkable])
  }

  @Test("A second text of a label is written below the first, and smaller")
  func subtitles() throws {
    let stage = Stage(width: 300, height: 200) {
      VStack {
        Toggle(isOn: .constant(true)) {
          Text("Title of one")
          Text("More of one")
        }
        LabeledContent {
          Text("Value")
        } label: {
          Text("Title of two")
          Text("More of two")
        }
      }
    }
    for name in ["one", "two"] {
      let title = try #require(stage.textLeaves.first { $0.string == "Title of \(name)" })
      let more = try #require(stage.textLeaves.first { $0.string == "More of \(name)" })
      #expect(more.baseline > title.baseline + 8 && more.transform.tx == title.transform.tx)
      #expect(more.layoutWidth < title.layoutWidth)
    }
  }

  @Test("Views in a box stand one below the other, and no title takes no room")
  func boxes() throws {
    let stage = Stage(width: 300, height: 300) {
      GroupBox {
        Text("first")
        Text("second")
      }
      .frame(width: 200)
      .accessibilityIdentifier("box")
    }
    let (first, second) = (try stage.element("first").frame, try stage.element("second").frame)
    #expect(second.minY >= first.maxY && abs(second.midX - first.midX) < 1)
    let box = try #require(stage.elements.first { $0.frame.width == 200 }?.frame)
    #expect(abs((first.minY - box.minY) - (box.maxY - second.maxY)) < 0.5)
  }
}
