import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

/// What closures of modifiers read when layout, a scroll view or a preference asks for their answers, and no body does.
@MainActor
@Suite("Reading in closures that run late")
struct LateReadingTests {
  @Observable final class Model {
    var isOn = false
  }

  /// A square at the upper left, and a state that only a closure around the square reads.
  private struct Program<Changed: View>: View {
    let change: (Square, Switch) -> Changed
    @State private var isOn = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        change(Square(), Switch { isOn })
        Color.red.frame(width: 20, height: 20).offset(y: 200).accessibilityIdentifier("toggle")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
  }

  private struct Square: View {
    var body: some View {
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("square")
    }
  }

  /// Reads the state where it is asked.
  // Unchecked: closures that layout calls are not said to be on the main thread, but are only ever called there.
  private struct Switch: @unchecked Sendable {
    let read: () -> Bool
    var isOn: Bool { read() }
  }

  private func stage<Changed: View>(
    _ change: @escaping (Square, Switch) -> Changed
  ) -> Stage {
    Stage(width: 400, height: 300) { Program(change: change) }
  }

  private func frame(_ stage: Stage, _ name: String = "square") throws -> String {
    let frame = try stage.element(name).frame
    return "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))"
  }

  @Test("An alignment guide follows a state that no body reads, with the change's animation")
  func guide() throws {
    let stage = stage { square, state in
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 200, height: 20)
        square.alignmentGuide(.leading) { _ in state.isOn ? -100 : 0 }
      }
    }
    #expect(try frame(stage) == "0 20 20")
    try stage.tap("toggle")
    stage.advance(by: 0.5)
    #expect(try frame(stage) == "50 20 20")
    stage.settle()
    #expect(try frame(stage) == "100 20 20")
  }

  @Test("A visual effect follows a state that no body reads, with the change's animation")
  func visualEffect() throws {
    let stage = stage { square, state in
      square.visualEffect { content, _ in content.offset(x: state.isOn ? 100 : 0) }
    }
    try stage.tap("toggle")
    stage.advance(by: 0.5)
    #expect(try frame(stage) == "50 0 20")
    stage.settle()
    #expect(try frame(stage) == "100 0 20")
  }

  @Test("A frame that a closure makes of the container's follows a state that no body reads")
  func containerFrame() throws {
    let stage = stage { _, state in
      Color.blue.accessibilityIdentifier("square")
        .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
          state.isOn ? length / 2 : length
        }
        .frame(height: 20)
    }
    #expect(try frame(stage) == "0 0 400")
    try stage.tap("toggle")
    stage.advance(by: 0.5)
    #expect(try frame(stage) == "0 0 300")
  }

  @Test("What is drawn in a scroll view's phases follows a state that no body reads")
  func scrollTransition() throws {
    let stage = stage { square, state in
      ScrollView {
        square.scrollTransition { content, _ in content.scaleEffect(state.isOn ? 2 : 1) }
      }
      .frame(height: 100)
    }
    try stage.tap("toggle")
    stage.settle()
    #expect(try stage.element("square").frame.width == 40)
  }

  @Test("What is made of geometry, scrolling and preferences follows a state that no body reads")
  func observers() throws {
    let log = Journal<String>()
    let stage = stage { square, state in
      ScrollView {
        square
          .onGeometryChange(for: Bool.self, of: { _ in state.isOn }) {
            log.entries.append("frame \($0)")
          }
          .transformPreference(Sum.self) { $0 += state.isOn ? 1 : 0 }
          .anchorPreference(key: Sum.self, value: .bounds) { _ in state.isOn ? 2 : 0 }
      }
      .frame(height: 100)
      .onScrollGeometryChange(for: Bool.self, of: { _ in state.isOn }) {
        log.entries.append("scroll \($1)")
      }
      .onPreferenceChange(Sum.self) { log.entries.append("sum \($0)") }
    }
    stage.update()
    log.entries.removeAll()
    try stage.tap("toggle")
    stage.settle()
    #expect(log.entries.sorted() == ["frame true", "scroll true", "sum 2"])
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("An observed model is followed, too, with one registration however often a closure has run")
  func models() throws {
    let model = Model()
    let stage = Stage(width: 400, height: 300) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(height: 20)
        Square().alignmentGuide(.leading) { _ in model.isOn ? -100 : 0 }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    for width in stride(from: 500.0, to: 400, by: -1) {
      stage.size.width = width
      stage.advance(frames: 1)
    }
    for isOn in [true, false, true] {
      model.isOn = isOn
      stage.settle()
      #expect(try frame(stage) == (isOn ? "100 20 20" : "0 20 20"))
    }
  }
}
