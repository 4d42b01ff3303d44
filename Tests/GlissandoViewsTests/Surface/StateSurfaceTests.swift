import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Observation
import Testing

@Observable
private final class Library {
  var name = "City"
  var books = [Book(title: "One"), Book(title: "Two")]
  var isOpen = false
}

private struct Book: Identifiable, Equatable {
  let id = UUID()
  var title: String
}

private struct CaptionKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var caption: String {
    get { self[CaptionKey.self] }
    set { self[CaptionKey.self] = newValue }
  }
}

extension View {
  fileprivate func caption(_ caption: String) -> some View { environment(\.caption, caption) }
}

private struct Caption: View {
  @Environment(\.caption) private var caption
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.isEnabled) private var isEnabled: Bool

  var body: some View {
    Text("\(caption) \(colorScheme == .dark ? "dark" : "light") \(reduceMotion) \(isEnabled)")
  }
}

/// State in all forms in which it is declared.
private struct Declarations: View {
  @State private var count = 0
  @State var optional: String?
  @State private var library = Library()
  @State private var point: CGPoint = .zero
  @State private var flags: [Bool] = [false, true]

  init(start: Int = 0, optional: String? = nil) {
    _count = State(initialValue: start)
    _optional = .init(initialValue: optional)
  }

  var body: some View {
    VStack {
      Text("count \(count) \(optional ?? "nil") \(Int(point.x)) \(flags.filter { $0 }.count)")
      Child(count: $count, x: $point.x, isOn: $flags[0], title: $library.books[1].title)
      Text(library.books[1].title)
      if let binding = Binding($optional) { Text("bound \(binding.wrappedValue)") }
    }
  }
}

private struct Child: View {
  @Binding var count: Int
  @Binding var x: Double
  @Binding var isOn: Bool
  var title: Binding<String>

  init(count: Binding<Int>, x: Binding<CGFloat>, isOn: Binding<Bool>, title: Binding<String>) {
    _count = count
    _x = Binding(get: { Double(x.wrappedValue) }, set: { x.wrappedValue = CGFloat($0) })
    self._isOn = isOn
    self.title = title
  }

  var body: some View {
    Button("change") {
      count += 1
      x = 7
      isOn.toggle()
      title.wrappedValue = "Three"
    }
  }
}

private struct Editor: View {
  @Bindable var library: Library
  @Environment(Library.self) private var around
  @Environment(Library.self) private var perhaps: Library?

  var body: some View {
    @Bindable var around = around
    Toggle("open", isOn: $library.isOpen.animation(.spring))
    Toggle("around", isOn: $around.isOpen)
    Text("\(library.name) \(perhaps?.name ?? "nobody") \(library.isOpen)")
    ForEach($library.books) { $book in
      Button(book.title) { book.title += "!" }
    }
  }
}

@MainActor
@Suite("State as people write it")
struct StateSurfaceTests {
  @Test("States, bindings and their parts are declared and written")
  func states() throws {
    let stage = Stage(width: 400, height: 300) { Declarations(start: 3, optional: "yes") }
    #expect(throws: Never.self) { try stage.element("count 3 yes 0 1") }
    #expect(throws: Never.self) { try stage.element("bound yes") }
    try stage.tap("change")
    #expect(throws: Never.self) { try stage.element("count 4 yes 7 2") }
    #expect(throws: Never.self) { try stage.element("Three") }
  }

  @Test("Models are observed, bound to and found in the environment")
  func models() throws {
    let (library, other) = (Library(), Library())
    other.name = "Village"
    let stage = Stage(width: 400, height: 300) {
      VStack { Editor(library: library) }.environment(other)
    }
    #expect(throws: Never.self) { try stage.element("City Village false") }
    try stage.tap("One")
    #expect(library.books[0].title == "One!")
    try stage.tap("open")
    try stage.tap("around")
    #expect(library.isOpen && other.isOpen)
    #expect(throws: Never.self) { try stage.element("City Village true") }
  }

  @Test("Environment keys of one's own are set, transformed and read")
  func environment() throws {
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Caption()
        Caption().caption("set").disabled(true)
        Caption()
          .transformEnvironment(\.caption) { $0 += "!" }
          .caption("outer")
        Caption().environment(\.colorScheme, .dark)
      }
    }
    for text in [
      "none light false true", "set light false false", "outer! light false true",
      "none dark false true",
    ] {
      #expect(throws: Never.self) { try stage.element(text) }
    }
  }

  @Test("Bindings are made, constant, animated and projected")
  func bindings() {
    var stored = 1
    let binding = Binding(get: { stored }, set: { stored = $0 })
    binding.wrappedValue += 1
    #expect(stored == 2)
    let carrying = Binding<Int> {
      stored
    } set: { value, transaction in
      stored = transaction.animation == .linear ? value : -1
    }
    carrying.animation(.linear).wrappedValue = 5
    #expect(stored == 5)
    carrying.transaction(Transaction(animation: .easeIn)).wrappedValue = 6
    #expect(stored == -1)
    #expect(carrying.animation().transaction.animation == .default)
    let constant: Binding<Bool> = .constant(true)
    constant.wrappedValue = false
    #expect(constant.wrappedValue && constant.projectedValue.wrappedValue)
  }

  private struct Numbers: View {
    @State private var numbers = [1, 2, 3, 4]
    @State private var offset = CGSize(width: 3, height: 4)

    var body: some View {
      Button("Change") {
        numbers.removeAll { $0 < numbers.count }
        offset.change { $0.width = offset.height }
      }
      Text("\(numbers.description) \(Int(offset.width))")
    }
  }

  @Test("A state can be read while it is changed, and is what it was until then")
  func readWhileChanged() throws {
    let stage = Stage(width: 200, height: 100) { Numbers() }
    try stage.tap("Change")
    stage.advance(frames: 2)
    #expect(throws: Never.self) { try stage.element("[4] 4") }
  }
}

extension CGSize {
  fileprivate mutating func change(_ body: (inout CGSize) -> Void) { body(&self) }
}
