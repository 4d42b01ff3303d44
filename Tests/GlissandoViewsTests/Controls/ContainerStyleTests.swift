import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Boxes and groups that open and close.
@MainActor
@Suite("Boxes and groups")
struct ContainerStyleTests {
  private struct Marked: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox {
        Text("marked")
        configuration.content
      }
    }
  }

  @Test("Boxes within a box have the style around; one that the style makes has the usual one")
  func nested() {
    let stage = Stage(width: 300, height: 300) {
      GroupBox { GroupBox { Text("inside") } }.groupBoxStyle(Marked())
    }
    #expect(stage.elements.filter { $0.text == "marked" }.count == 2)
    #expect(stage.elements.filter { $0.text == "inside" }.count == 1)
  }

  @Test("A group opens by the right arrow key, closes by the left one, and says which it is")
  func disclosure() {
    let stage = Stage(width: 300, height: 300) { DisclosureGroup("More") { Text("inside") } }
    func isOpen() -> Bool {
      stage.elements.contains { $0.text == "inside" && !$0.isLeaving }
    }
    stage.key(.tab)
    stage.key(.leftArrow)
    stage.settle()
    #expect(!isOpen() && stage.elements.contains { $0.value == "collapsed" })
    stage.key(.rightArrow)
    stage.key(.rightArrow)
    stage.settle()
    #expect(isOpen() && stage.elements.contains { $0.value == "expanded" })
    stage.key(.leftArrow)
    stage.settle()
    #expect(!isOpen())
  }

  private struct Drawer: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          withAnimation { configuration.isExpanded.toggle() }
        } label: {
          configuration.label
        }
        .id(configuration.$isExpanded.wrappedValue ? "open" : "closed")
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test("A group opens by a style of its own, and so do groups within, bound or not")
  func ownDisclosureStyle() throws {
    let bound = Remote<Bool>()
    let stage = Stage(width: 300, height: 300) {
      DisclosureGroup("Outer") {
        Remoted(false, bound) { _ in
          DisclosureGroup("Inner", isExpanded: bound.binding!) { Text("inside") }
        }
      }
      .disclosureGroupStyle(Drawer())
    }
    func centre(of text: String) throws -> CGPoint {
      let frame = try #require(stage.elements.first { $0.text == text }?.frame)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    #expect(!stage.elements.contains { $0.text == "Inner" })
    stage.tap(at: try centre(of: "Outer"))
    stage.settle()
    stage.tap(at: try centre(of: "Inner"))
    stage.settle()
    #expect(bound.value && stage.elements.contains { $0.text == "inside" })
    stage.tap(at: try centre(of: "Outer"))
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "inside" })
  }

  @Test("The usual group in a style has the usual look; .automatic takes a style away")
  func usualDisclosureStyle() {
    struct Framed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("framed")
          AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
        }
      }
    }
    let stage = Stage(width: 300, height: 300) {
      VStack {
        DisclosureGroup("One", isExpanded: .constant(true)) { Text("inside") }
        DisclosureGroup("Two") { Text("hidden") }.disclosureGroupStyle(.automatic)
      }
      .disclosureGroupStyle(Framed())
    }
    #expect(stage.elements.filter { $0.text == "framed" }.count == 1)
    #expect(stage.elements.filter { $0.text == "inside" }.count == 1)
    #expect(stage.elements.contains { $0.value == "collapsed" })
  }

  @Test("A progress of a span of time fills or empties as it passes")
  func timedProgress() {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let span = origin.addingTimeInterval(1)...origin.addingTimeInterval(5)
    let stage = Stage(width: 300, height: 300, dateOrigin: origin) {
      VStack {
        ProgressView(timerInterval: span)
        ProgressView(timerInterval: span, countsDown: false) { Text("Baking") }
        ProgressView(timerInterval: span) {
          Text("Left")
        } currentValueLabel: {
          Text("soon")
        }
      }
    }
    func values() -> [String] { stage.elements.compactMap(\.value) }
    stage.advance(by: 0.5)
    #expect(values() == ["100%", "0%", "100%"])
    stage.advance(by: 1.5)
    #expect(values() == ["75%", "25%", "75%"])
    #expect(stage.elements.contains { $0.text == "0:03" })
    stage.advance(by: 4)
    #expect(values() == ["0%", "100%", "0%"])
    #expect(stage.elements.contains { $0.text == "soon" })
    #expect(!stage.isAnimating)
  }
}
