import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What the view in a row says to its list, through whatever is said of it besides.
@MainActor
@Suite struct RowSayingTests {
  /// A way to say more of a view.
  struct Wrapping: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (AnyView) -> AnyView

    init<V: View>(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> V) {
      testDescription = name
      self.apply = { AnyView(apply($0)) }
    }
  }

  nonisolated static let wrappings: [Wrapping] = [
    Wrapping("badge") { $0.badge(3) },
    Wrapping("badge with a text") { $0.badge("new") },
    Wrapping("badge of nothing") { $0.badge(0) },
    Wrapping("two badges") { $0.badge(3).badge("new") },
    Wrapping("help") { $0.help("help") },
    Wrapping("popover") { $0.popover(isPresented: .constant(false)) { Text("popover") } },
    Wrapping("sheet") { $0.sheet(isPresented: .constant(false)) { Text("sheet") } },
    Wrapping("cover") { $0.fullScreenCover(isPresented: .constant(false)) { Text("cover") } },
    Wrapping("alert") { $0.alert("alert", isPresented: .constant(false)) { Button("OK") {} } },
    Wrapping("dialog") {
      $0.confirmationDialog("dialog", isPresented: .constant(false)) { Button("OK") {} }
    },
    Wrapping("context menu") { $0.contextMenu { Button("Item") {} } },
    Wrapping("swipe actions") { $0.swipeActions { Button("Action") {} } },
    Wrapping("toolbar") { $0.toolbar { Button("Tool") {} } },
    Wrapping("title") { $0.navigationTitle("title") },
    Wrapping("destination") {
      $0.navigationDestination(isPresented: .constant(false)) { Text("page") }
    },
    Wrapping("overlay") { $0.overlay { Color.clear }.background { Color.clear } },
    Wrapping("frame") { $0.frame(maxWidth: .infinity, alignment: .leading).padding(.trailing, 2) },
    Wrapping("drawing") {
      $0.opacity(0.9).clipShape(Rectangle()).mask { Rectangle() }.compositingGroup()
    },
    Wrapping("motion") {
      $0.animation(.bouncy, value: 1).transition(.slide).geometryGroup()
        .phaseAnimator([0, 1], trigger: 1) { view, _ in view }
        .keyframeAnimator(initialValue: 0.0, trigger: 1) { view, _ in
          view
        } keyframes: { _ in
          LinearKeyframe(1, duration: 1)
        }
    },
    Wrapping("symbol effect") { $0.symbolEffect(.bounce, value: 1).symbolEffect(.pulse) },
    Wrapping("gestures") { $0.onTapGesture {}.onLongPressGesture {}.onHover { _ in } },
    Wrapping("focus") { $0.focusable().onKeyPress(.space) { .handled } },
    Wrapping("life") { $0.onAppear {}.onChange(of: 1) {}.task {} },
    Wrapping("dragging") {
      $0.draggable("text").dropDestination(for: String.self) { _, _ in true }
    },
    Wrapping("files") {
      $0.fileImporter(isPresented: .constant(false), allowedContentTypes: [.text]) { _ in }
    },
    Wrapping("identity") { $0.id("identity") },
    Wrapping("groups") { view in Group { if true { AnyView(Group { view }) } } },
    Wrapping("accessibility") { $0.accessibilityLabel("label").accessibilityElement() },
    Wrapping("enabling") { $0.disabled(true).tint(.red).redacted(reason: []) },
    Wrapping("preferences") {
      $0.overlayPreferenceValue(Count.self) { _ in EmptyView() }
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: { _ in
        }
    },
  ]

  private struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private func stage(inLoop: Bool, _ row: AnyView) -> Stage {
    Stage(width: 300, height: 200) {
      List {
        if inLoop { ForEach(0..<1) { _ in row } } else { row }
        Text("other")
      }
      .listStyle(.plain)
    }
  }

  @Test("A row says the same to its list inside of what is said besides", arguments: wrappings)
  func inside(_ wrapping: Wrapping) throws {
    for inLoop in [false, true] {
      let row = Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("square")
        .listRowInsets(EdgeInsets(top: 0, leading: 70, bottom: 0, trailing: 0))
        .listRowBackground(Color(red: 0, green: 1, blue: 0))
      let stage = stage(inLoop: inLoop, wrapping.apply(AnyView(row)))
      stage.advance(by: 0.1)
      #expect(abs(try stage.element("square").frame.minX - 70) <= 1)
      let pixel = stage.image().pixel(30, 14)
      #expect(pixel.y > 240 && pixel.x < 10, "\(pixel)")
    }
  }

  @Test("… and outside of it", arguments: wrappings)
  func outside(_ wrapping: Wrapping) throws {
    let square = Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("square")
    let row = wrapping.apply(AnyView(square))
      .listRowInsets(EdgeInsets(top: 0, leading: 70, bottom: 0, trailing: 0))
      .listRowBackground(Color(red: 0, green: 1, blue: 0))
    let stage = stage(inLoop: true, AnyView(row))
    stage.advance(by: 0.1)
    #expect(abs(try stage.element("square").frame.minX - 70) <= 1)
  }

  private struct Mail: View {
    @Binding var selection: String?
    @Binding var color: Color
    let note: (String) -> Void

    var body: some View {
      List(selection: $selection) {
        Text("Inbox").tag("in").listRowBackground(color).swipeActions {
          Button("Archive") { note("Archive") }
        }
        .badge(3)
        Text("Drafts").tag("drafts").badge("new")
        Text("Sent").selectionDisabled().tag("sent").badge(1)
      }
      .listStyle(.plain)
    }
  }

  @Test("A row with a badge is selected by its tag, has its menu, and follows what it says later")
  func mail() throws {
    let stage = Stage(width: 300, height: 200) { BadgeHost() }
    stage.advance(by: 0.1)
    try stage.tap("Drafts")
    #expect(try stage.element("selection drafts").frame.width > 0)
    try stage.tap("Sent")
    #expect(try stage.element("selection drafts").frame.width > 0)
    let inbox = try stage.element("Inbox").frame
    var ground: SIMD4<UInt8> { stage.image().pixel(150, Int(inbox.midY)) }
    #expect(ground.y > 240 && ground.x < 10)
    try stage.tap("Colour")
    stage.settle()
    #expect(ground.x > 240 && ground.y < 10)
    stage.drag(
      from: CGPoint(x: 200, y: inbox.midY), to: CGPoint(x: 20, y: inbox.midY), duration: 0.3)
    stage.settle()
    try stage.tap("Archive")
    #expect(try stage.element("did Archive").frame.width > 0)
  }

  @Test("The badge of a row that leads somewhere stands before the sign of that, once")
  func link() throws {
    for isOutside in [false, true] {
      let stage = Stage(width: 300, height: 200) {
        NavigationStack {
          List {
            NavigationLink(value: 1) {
              if isOutside { Text("Inbox") } else { Text("Inbox").badge(12) }
            }
            .badge(isOutside ? 12 : 0)
            Text("Drafts").badge("new")
          }
        }
      }
      stage.advance(by: 0.1)
      let badges = stage.elements.filter { $0.text == "12" }
      #expect(badges.count == 1)
      #expect(try #require(badges.first).frame.maxX < stage.element("new").frame.maxX - 10)
    }
  }

  @Test("The badge of a row that is dragged aside moves along, whichever was said first")
  func aside() throws {
    let stage = Stage(width: 300, height: 200) {
      List {
        Text("Inbox").swipeActions { Button("Archive") {} }.badge(3)
        Text("Sent").badge(4).swipeActions { Button("Archive") {} }
        Text("Both").swipeActions(edge: .leading) { Button("Read") {} }
          .swipeActions { Button("Archive") {} }.badge(5)
        NavigationLink("Link", value: 1).swipeActions { Button("Archive") {} }.badge(6)
      }
    }
    stage.advance(by: 0.1)
    for (name, badge) in [("Inbox", "3"), ("Sent", "4"), ("Both", "5"), ("Link", "6")] {
      #expect(stage.elements.filter { $0.text == badge }.count == 1)
      let row = try stage.element(name).frame
      let start = try stage.element(badge).frame
      stage.drag(
        from: CGPoint(x: 200, y: row.midY), to: CGPoint(x: 120, y: row.midY), duration: 0.5)
      stage.settle()
      let way = try stage.element(name).frame.minX - row.minX
      #expect(way < -40)
      #expect(abs(try stage.element(badge).frame.minX - start.minX - way) < 0.5, "\(name)")
    }
  }

  private struct BadgeHost: View {
    @State private var selection: String?
    @State private var color = Color(red: 0, green: 1, blue: 0)
    @State private var noted = "nothing"

    var body: some View {
      VStack(spacing: 0) {
        Mail(selection: $selection, color: $color) { noted = $0 }.frame(height: 120)
        Text("selection \(selection ?? "nil")")
        Text("did \(noted)")
        Button("Colour") { color = Color(red: 1, green: 0, blue: 0) }
      }
    }
  }
}
