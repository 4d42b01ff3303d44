import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews
import Testing

/// Names of earlier years, and of a system's own controls, as far as they do something.
@MainActor
@Suite("Older surface")
struct OlderSurfaceTests {
  private func texts(_ stage: Stage) -> [String] {
    stage.elements.filter { !$0.isLeaving }.compactMap(\.text)
  }

  struct Link: View {
    @State private var isActive = false
    @State private var chosen: Int?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("first page"), isActive: $isActive) { Text("first") }
          NavigationLink("second", tag: 2, selection: $chosen) { Text("second page") }
          Button("by itself") { isActive = true }
          Text("chosen \(chosen ?? 0) active \(isActive)")
        }
      }
    }
  }

  @Test("A stepper whose label stands last, and a menu that is held, do what the newer ones do")
  func olderControls() throws {
    struct Program: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("Steps") }
            .accessibilityIdentifier("steps")
          Text("count \(count)")
            .contextMenu(ContextMenu(menuItems: { Button("Forget") { count = 0 } }))
        }
      }
    }
    let stage = Stage(width: 300, height: 200) { Program() }
    let steps = try stage.element("steps").frame
    stage.tap(at: CGPoint(x: steps.maxX - 15, y: steps.midY))
    #expect(texts(stage).contains("count 2"))
    let count = try stage.element("count 2").frame
    let middle = CGPoint(x: count.midX, y: count.midY)
    stage.host.send(.pointerDown(middle, button: 3, modifiers: []), at: stage.time)
    stage.host.send(.pointerUp(middle, button: 3), at: stage.time)
    stage.settle()
    try stage.tap("Forget")
    stage.settle()
    #expect(texts(stage).contains("count 0"))
  }

  @Test("A view of an image says its title, and a preview takes a text")
  func titledImages() throws {
    let stage = Stage(width: 300, height: 200) {
      ContentUnavailableView("Nothing", image: "no such", description: Text("at all"))
    }
    #expect(texts(stage).contains("Nothing") && texts(stage).contains("at all"))
    _ = SharePreview(Text("Title"), image: Image(systemName: "star"))
  }

  @Test("A list of a tree opens and closes its rows")
  func tree() throws {
    struct Place: Identifiable {
      let id: String
      var inner: [Place]?
    }
    let places = [Place(id: "Asia", inner: [Place(id: "Japan")]), Place(id: "Sea")]
    let stage = Stage(width: 300, height: 300) {
      List(places, children: \.inner) { Text($0.id) }
    }
    #expect(texts(stage).contains("Asia") && !texts(stage).contains("Japan"))
    try stage.tap("Asia")
    stage.settle()
    #expect(texts(stage).contains("Japan"))
  }

  @Test("A link opens its page while its binding says so, whoever writes it")
  func activeLinks() throws {
    let stage = Stage(width: 300, height: 300) { Link() }
    try stage.tap("first")
    stage.settle()
    #expect(texts(stage).contains("first page"))
    let other = Stage(width: 300, height: 300) { Link() }
    try other.tap("by itself")
    other.settle()
    #expect(texts(other).contains("first page"))
    let tagged = Stage(width: 300, height: 300) { Link() }
    try tagged.tap("second")
    tagged.settle()
    #expect(texts(tagged).contains("second page"))
  }

  struct Divided: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Text("then \(child[Mark.self])") }
      }
    }
  }

  struct Mark: _ViewTraitKey {
    static var defaultValue: Int { 0 }
  }

  @Test("A container of a program's own gets at the views of its content, and at what they say")
  func variadic() {
    let stage = Stage(width: 200, height: 200) {
      VStack {
        _VariadicView.Tree(Divided()) {
          Text("a")._trait(Mark.self, 7)
          ForEach(["b", "c"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(texts(stage) == ["a", "then 7", "b", "then 0", "c"])
  }

  @Test(
    "A tuple of views that a program has made is its views, and one that a closure lists is known")
  func tuples() {
    struct Pair<First: View, Second: View>: View {
      let views: TupleView<(First, Second)>
      init(@ViewBuilder content: () -> TupleView<(First, Second)>) { views = content() }
      var body: some View {
        VStack {
          views.value.1
          views.value.0
        }
      }
    }
    let stage = Stage(width: 200, height: 200) {
      VStack {
        Pair {
          Text("a")
          Text("b")
        }
        TupleView((Text("c"), Text("d")))
      }
    }
    #expect(texts(stage) == ["b", "a", "c", "d"])
  }

  struct Column: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        LabeledContent(configuration).labeledContentStyle(.automatic)
      }
    }
  }

  @Test("A style says how values with titles look, and may be made of another")
  func labeledContentStyle() {
    let stage = Stage(width: 200, height: 200) {
      LabeledContent("title", value: "value").labeledContentStyle(Column())
    }
    #expect(texts(stage) == ["value", "title", "value"])
  }

  struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style
    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: style))
    }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
      uiView.effect = UIBlurEffect(style: style)
    }
  }

  @Test("A blur of the older kind is the material that looks like it")
  func blur() {
    func pixels<V: View>(_ view: V) -> SIMD4<UInt8> {
      Stage(width: 60, height: 60) {
        ZStack {
          HStack(spacing: 0) {
            Color.black
            Color.white
          }
          view
        }
      }.image().pixel(20, 30)
    }
    #expect(
      pixels(Blur(style: .systemThinMaterial)) == pixels(Rectangle().fill(Material.thin)))
    #expect(pixels(Blur(style: .dark)).x < pixels(Blur(style: .light)).x)
  }

  @Test("Channels of a colour are those that it was made with, and a closure chooses by the scheme")
  func channels() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 0.2) < 1e-3 && abs(green - 0.4) < 1e-3 && abs(blue - 0.6) < 1e-3)
    #expect(alpha == 0.5)
    UIColor(hue: 0.7, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&red, saturation: &green, brightness: &blue, alpha: nil)
    #expect(abs(red - 0.7) < 1e-3 && abs(green - 0.5) < 1e-3 && abs(blue - 0.8) < 1e-3)
    let chosen = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color(chosen).resolve(in: dark) == Color.white.resolve(in: dark))
    #expect(
      Color(chosen).resolve(in: EnvironmentValues()) == Color.black.resolve(in: EnvironmentValues())
    )
    #expect(Color(cgColor: UIColor.red.cgColor).cgColor == UIColor.red.cgColor)
  }

  @Test("The elements of a path are told with their points, in order")
  func pathElements() {
    let path = CGMutablePath()
    path.move(to: CGPointMake(1, 2))
    path.addLine(to: CGPointMake(3, 4))
    path.addQuadCurve(to: CGPointMake(5, 6), control: CGPointMake(7, 8))
    path.addCurve(
      to: CGPointMake(9, 10), control1: CGPointMake(11, 12), control2: CGPointMake(13, 14))
    path.closeSubpath()
    var told: [String] = []
    path.cgPath.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      let points = (0..<count).map { "\(Int(element.pointee.points[$0].x))" }
      told.append("\(element.pointee.type.rawValue): \(points.joined(separator: " "))")
    }
    #expect(told == ["0: 1", "1: 3", "2: 7 5", "3: 11 13 9", "4: "])
    #expect(Path(path) == path.cgPath)
  }
}

/// Tabs that a page, or a program, does not want to see.
@MainActor
@Suite("Hidden tabs")
struct HiddenTabTests {
  struct Tabs: View {
    @State private var hidesTabs = false
    var body: some View {
      TabView {
        VStack {
          Text("first page")
          Button("switch") { hidesTabs.toggle() }
        }
        .toolbar(hidesTabs ? .hidden : .visible, for: .tabBar)
        .tabItem { Text("first tab") }
        Text("second page").tabItem { Text("second tab") }
      }
    }
  }

  @Test("A page hides the tabs, and shows them again")
  func hiding() throws {
    let stage = Stage(width: 300, height: 300) { Tabs() }
    func showsTabs() -> Bool {
      stage.elements.contains { !$0.isLeaving && $0.text == "second tab" }
    }
    #expect(showsTabs())
    try stage.tap("switch")
    stage.settle()
    #expect(!showsTabs())
    try stage.tap("switch")
    stage.settle()
    #expect(showsTabs())
  }
}
