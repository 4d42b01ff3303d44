import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

private struct PlaceKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var place: String? {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

@MainActor
@Suite("What the view with the keyboard offers")
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedBinding(\.note) private var note
    @FocusedValue(\.place) private var place
    var body: some View {
      HStack {
        Text("note \(note ?? "none")").accessibilityIdentifier("note")
        Text("place \(place ?? "none")").accessibilityIdentifier("place")
        Button("Clear") { note = "" }.disabled(note == nil)
      }
    }
  }

  private struct Editor: View {
    @State private var first = "one"
    @State private var second = "two"
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Reader()
        VStack {
          TextField("First", text: $first).focused($focus, equals: 1)
            .focusedValue(\.note, $first)
            .focusedValue(\.place, "inner")
          TextField("Second", text: $second).focused($focus, equals: 2)
        }
        .focusedValue(\.place, "outer")
        Button("To first") { focus = 1 }
        Button("To second") { focus = 2 }
        Button("To none") { focus = nil }
        Text(first).accessibilityIdentifier("first")
      }
    }
  }

  private func texts(_ stage: Stage) throws -> [String?] {
    stage.advance(frames: 2)
    return [try stage.element("note").text, try stage.element("place").text]
  }

  @Test("It is what is said around the view with the keyboard, the innermost first")
  func offers() throws {
    let stage = Stage(width: 500, height: 300) { Editor() }
    #expect(try texts(stage) == ["note none", "place none"])
    try stage.tap("To first")
    #expect(try texts(stage) == ["note one", "place inner"])
    try stage.tap("To second")
    #expect(try texts(stage) == ["note none", "place outer"])
    try stage.tap("To none")
    #expect(try texts(stage) == ["note none", "place none"])
  }

  @Test("A binding that is offered is written from elsewhere")
  func binding() throws {
    let stage = Stage(width: 500, height: 300) { Editor() }
    try stage.tap("To first")
    stage.type("s")
    #expect(try texts(stage) == ["note \(try stage.element("first").text ?? "")", "place inner"])
    #expect(try stage.element("first").text != "one")
    // A button that is pressed takes no keyboard from a field.
    try stage.tap("Clear")
    #expect(try texts(stage).first == "note ")
  }

  private struct Nested: View {
    @State private var inner: String? = "inner"
    @State private var window: String? = "window"
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Reader()
        VStack {
          TextField("Field", text: .constant("")).focused($isFocused).focusedValue(\.place, inner)
        }
        .focusedValue(\.place, window == nil ? nil : "outer")
        Text("first").focusedSceneValue(\.place, "other")
        Text("second").focusedSceneValue(\.place, window)
        Button("Focus") { isFocused = true }
        Button("Forget inner") { inner = nil }
        Button("Forget all") { window = nil }
      }
    }
  }

  @Test("A view that has no value at the moment hides none that another one offers")
  func noValue() throws {
    let stage = Stage(width: 500, height: 300) { Nested() }
    #expect(try texts(stage).last == "place window")
    try stage.tap("Focus")
    #expect(try texts(stage).last == "place inner")
    try stage.tap("Forget inner")
    #expect(try texts(stage).last == "place outer")
    try stage.tap("Forget all")
    #expect(try texts(stage).last == "place other")
  }

  private struct Page: View {
    @State private var name: String? = "page"
    var body: some View {
      Reader().focusedSceneValue(\.place, name)
      Button("Forget") { name = nil }
    }
  }

  @Test("What a window offers needs no keyboard, and goes when it is taken back")
  func window() throws {
    let stage = Stage(width: 500, height: 100) { Page() }
    #expect(try texts(stage) == ["note none", "place page"])
    try stage.tap("Forget")
    #expect(try texts(stage) == ["note none", "place none"])
  }
}
