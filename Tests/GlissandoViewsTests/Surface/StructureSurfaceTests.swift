import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

private enum Mode: String, CaseIterable, Identifiable {
  case one, two, three
  var id: Self { self }
}

/// A modifier with parameters, state and a value of the environment.
private struct Badge: ViewModifier {
  var text: String
  @State private var taps = 0
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topTrailing) { Text("\(text) \(taps)") }
      .onTapGesture { taps += 1 }
  }
}

/// A modifier whose data animates, in the older spelling.
private struct Shake: AnimatableModifier {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: sin(amount * .pi) * 30) }
}

/// A modifier whose data animates, in the newer spelling.
private struct Wave: ViewModifier, Animatable {
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View {
    content.offset(y: amount).accessibilityIdentifier("wave")
  }
}

extension View {
  fileprivate func badge(_ text: String) -> some View { modifier(Badge(text: text)) }

  @ViewBuilder
  fileprivate func `if`<Content: View>(
    _ condition: Bool, transform: (Self) -> Content
  ) -> some View {
    if condition { transform(self) } else { self }
  }

  fileprivate func eraseToAnyView() -> AnyView { AnyView(self) }
}

/// A container with builders of its own.
private struct Card<Header: View, Content: View>: View {
  let header: Header
  @ViewBuilder let content: () -> Content

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Content) {
    self.header = header()
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      header
      content()
    }
    .padding(8)
    .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension Card where Header == Text {
  fileprivate init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(header: { Text(title) }, content: content)
  }
}

private struct Branches: View {
  var mode: Mode
  var name: String?

  @ViewBuilder private var title: some View {
    switch mode {
    case .one: Text("first")
    case .two:
      Text("second")
      Text("second again")
    case .three: EmptyView()
    }
  }

  private func row(_ text: String) -> some View { Text("row \(text)") }

  var body: some View {
    let shown = mode.rawValue.uppercased()
    title
    if let name { row(name) }
    if mode == .one, name == nil { row("nobody") } else if mode == .two { row(shown) }
    if #available(macOS 14, *) { Text("available") }
    Group {
      Text("a")
      Text("b")
    }
    .foregroundStyle(.red)
  }
}

@MainActor
@Suite("Structure as people write it")
struct StructureSurfaceTests {
  private func texts(_ stage: Stage) -> [String] { stage.elements.compactMap(\.text) }

  @Test("Branches, groups and local names build views")
  func branches() {
    let stage = Stage(width: 400, height: 300) { Branches(mode: .one) }
    #expect(texts(stage) == ["first", "row nobody", "available", "a", "b"])
    let second = Stage(width: 400, height: 300) { Branches(mode: .two, name: "x") }
    #expect(
      texts(second) == ["second", "second again", "row x", "row TWO", "available", "a", "b"])
  }

  @Test("Loops run over ranges, collections and identities")
  func loops() {
    struct Item { var name: String }
    let items = [Item(name: "x"), Item(name: "y")]
    let stage = Stage(width: 400, height: 300) {
      VStack {
        ForEach(0..<2) { Text("range \($0)") }
        ForEach(0..<2, id: \.self) { index in Text("own \(index)") }
        ForEach(items, id: \.name) { item in Text(item.name) }
        ForEach(Mode.allCases) { Text($0.rawValue) }
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          Text("\(offset)\(item.name)")
        }
        ForEach(["p", "q"], id: \.self, content: Text.init)
        ForEach(items.indices, id: \.self) { Text("index \($0)") }
      }
    }
    #expect(
      texts(stage) == [
        "range 0", "range 1", "own 0", "own 1", "x", "y", "one", "two", "three", "0x", "1y", "p",
        "q", "index 0", "index 1",
      ])
  }

  @Test("Modifiers and containers of one's own are used like built-in ones")
  func modifiers() throws {
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Card("title") {
          Text("content").badge("new").id("content")
          Text("plain").modifier(EmptyModifier()).tag(1).zIndex(2)
        }
        Card {
          Text("header").if(true) { $0.italic() }
        } content: {
          Text("erased").eraseToAnyView()
          AnyView(Circle().frame(width: 4, height: 4))
        }
        Text("concatenated").modifier(Badge(text: "p").concat(Wave(amount: 0)))
      }
    }
    #expect(throws: Never.self) { try stage.element("new 0") }
    try stage.tap("content")
    #expect(throws: Never.self) { try stage.element("new 1") }
    #expect(throws: Never.self) { try stage.element("header") }
  }

  @Test("Modifiers with data animate, in both spellings")
  func animatableModifiers() throws {
    let (stage, value) = makeStage(0.0) { value in
      Color.red.frame(width: 20, height: 20)
        .modifier(Wave(amount: value))
        .modifier(Shake(amount: value))
    }
    withAnimation(.linear(duration: 1)) { value.value = 100 }
    stage.advance(by: 0.5)
    #expect(near(try stage.element("wave").frame.midY, 200))
  }

  @Test("Changes and appearances are followed in every form")
  func lifecycle() async throws {
    let log = Log()
    let (stage, value) = makeStage(1) { value in
      Text("value \(value)")
        .onAppear { log.lines.append("appear") }
        .onAppear(perform: { log.lines.append("perform") })
        .onDisappear { log.lines.append("disappear") }
        .onChange(of: value) { log.lines.append("changed") }
        .onChange(of: value) { log.lines.append("to \($0)") }
        .onChange(of: value) { old, new in log.lines.append("\(old) to \(new)") }
        .onChange(of: value, initial: true) { log.lines.append("initial") }
        .task { await log.started() }
        .task(id: value) { await log.started() }
        .task(priority: .userInitiated) {}
    }
    _ = stage.elements
    value.value = 2
    _ = stage.elements
    #expect(log.lines.filter { $0 == "appear" || $0 == "perform" }.count == 2)
    #expect(log.lines.filter { $0 == "initial" }.count == 2)
    #expect(log.lines.contains("changed") && log.lines.contains("to 2"))
    #expect(log.lines.contains("1 to 2"))
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
    func started() async {}
  }
}
