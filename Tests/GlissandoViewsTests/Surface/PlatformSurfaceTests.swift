import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews
import Testing

/// Names that programs for other desktops and for telephones use beside those of animations.
@MainActor
@Suite("Platform surface")
struct PlatformSurfaceTests {
  private func texts(_ stage: Stage) -> [String] {
    stage.elements.filter { !$0.isLeaving }.compactMap(\.text)
  }

  private enum Device: String { case phone, desk }

  @Test("A case, or none, is kept by its text")
  func optionalCase() throws {
    struct Kept: View {
      @AppStorage private var device: Device?
      init(key: String) { _device = AppStorage(key) }
      var body: some View {
        VStack {
          Text("on \(device?.rawValue ?? "none")")
          Button("Turn") { device = device == nil ? .desk : nil }
        }
      }
    }
    let key = "test.\(UUID())"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let stage = Stage(width: 200, height: 100) { Kept(key: key) }
    #expect(texts(stage).contains("on none"))
    try stage.tap("Turn")
    stage.settle()
    #expect(texts(stage).contains("on desk"))
    #expect(UserDefaults.standard.string(forKey: key) == "desk")
    try stage.tap("Turn")
    stage.settle()
    #expect(UserDefaults.standard.object(forKey: key) == nil)
  }

  /// Says of which type it is where it wants to be told of traits, as programs do in their views.
  private final class Watcher: UIView, UIScrollViewDelegate {
    func watch() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
        view.isHidden = false
      }
      transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    }
  }

  @Test("Views of the older kind take what programs say to them")
  func olderViews() {
    let watcher = Watcher()
    let scroll = UIScrollView()
    let warnings = ViewWarning.collecting {
      watcher.watch()
      scroll.delegate = watcher
      scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    }
    for word in ["registerForTraitChanges", "transform3D", "UIScrollView", "setContentOffset"] {
      #expect(warnings.contains { $0.contains(word) }, "\(word)")
    }
    #expect(scroll.contentOffset.y == 20 && scroll.delegate === watcher)
    #expect(watcher.viewForZooming(in: scroll) == nil)
    #expect(UIGestureRecognizer().value(forKey: "targets") == nil)
  }

  @Test("A ground of what is around fills the room that there is")
  func grounds() {
    let stage = Stage(width: 60, height: 40) {
      Text("a").containerBackground(.red, for: .window)
    }
    let pixel = stage.image().pixel(2, 2)
    #expect(pixel.x > 200 && pixel.y < 120)
  }

  @Test("What programs of the other system reckon with is what it is there")
  func numbers() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: frame).cgRectValue == frame)
    #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
    #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == nil)
    #expect(CALayer().animationKeys() == nil)
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0 as CGFloat))
  }

  @Test("Colours of the system are other ones in the dark")
  func systemColors() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let light = EnvironmentValues()
    #expect(Color(.systemGray6).resolve(in: light) == Color(hex: 0xF2F2F7).resolve(in: light))
    #expect(Color(.systemGray6).resolve(in: dark) == Color(hex: 0x1C1C1E).resolve(in: light))
    #expect(Color(uiColor: .label).resolve(in: dark) == Color.white.resolve(in: dark))
    #expect(Color(nsColor: .systemRed) == Color.red)
    #expect(
      Color(UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.5))
        == Color(white: 0.5, opacity: 0.5))
    #expect(Color(.secondaryLabel).resolve(in: light).opacity == 0.6)
  }

  /// A style that somebody wrote.
  private struct Signal: ShapeStyle, Hashable {
    var isOn: Bool

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      let color = environment.colorScheme == .dark ? Color.green : isOn ? .red : .gray
      return color.resolve(in: environment)
    }
  }

  @Test("A colour is made from a style, where no platform has one of the same name")
  func colorsOfStyles() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let light = EnvironmentValues()
    #expect(Color(.mint) == .mint)
    #expect(Color(.red) == Color(UIColor.red))
    #expect(Color(Signal(isOn: true)).resolve(in: light) == Color.red.resolve(in: light))
    #expect(Color(Signal(isOn: true)).resolve(in: dark) == Color.green.resolve(in: dark))
    #expect(Color(Signal(isOn: true)) == Color(Signal(isOn: true)))
    #expect(Color(Signal(isOn: true)) != Color(Signal(isOn: false)))
  }

  @Test("Marks in a literal without values are read as well")
  func literalMarks() {
    let stage = Stage(width: 300, height: 200) {
      VStack {
        Text("**Bold** and _slanted_")
        Text(AttributedString("**as it is**"))
      }
    }
    #expect(texts(stage) == ["Bold and slanted", "**as it is**"])
  }

  @Test("A button that shows its icon alone is found by its title")
  func iconOnly() throws {
    struct Icons: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Button("Add", systemImage: "plus") { count += 1 }.labelStyle(.iconOnly)
          Text("count \(count)")
        }
      }
    }
    let stage = Stage(width: 200, height: 100) { Icons() }
    try stage.tap("Add")
    stage.settle()
    #expect(texts(stage).contains("count 1"))
  }

  @Test("A section is closed and opened by its header, and its rows go and come by an animation")
  func collapsibleSection() throws {
    struct Sections: View {
      @State private var isExpanded = true
      var body: some View {
        List {
          Section("Details", isExpanded: $isExpanded) {
            Text("one")
            Text("two")
          }
          Text("behind")
        }
      }
    }
    let stage = Stage(width: 300, height: 400) { Sections() }
    let open = try stage.element("behind").frame.minY
    try stage.tap("Details")
    stage.advance(by: 0.1)
    let between = try stage.element("behind").frame.minY
    stage.settle()
    let closed = try stage.element("behind").frame.minY
    #expect(closed < open - 40 && between < open && between > closed)
    #expect(!texts(stage).contains("one"))
    try stage.tap("Details")
    stage.settle()
    #expect(try stage.element("behind").frame.minY == open)
    #expect(texts(stage).contains("one"))
  }

  @Test("A badge stands at the end of a row and on a tab, and nowhere else")
  func badges() throws {
    struct Badges: View {
      @State private var count = 3
      var body: some View {
        TabView {
          Tab("Mail", systemImage: "envelope") {
            VStack {
              List { Text("Inbox").badge(count) }
              Text("plain").badge(7)
              Button("Read") { withAnimation { count = 0 } }
            }
          }
          .badge(count + 5)
          Tab("Other", systemImage: "star") { Text("second") }.badge(Text("new"))
        }
      }
    }
    let stage = Stage(width: 300, height: 400) { Badges() }
    stage.settle()
    #expect(try stage.element("3").frame.minX > 250)
    #expect(try stage.element("8").frame.minY > 350)
    #expect(texts(stage).contains("new"))
    #expect(!texts(stage).contains("7"))
    try stage.tap("Read")
    stage.settle()
    #expect(!texts(stage).contains("3"))
  }

  @Test("Tabs with values are selected by them")
  func tabs() throws {
    struct Tabs: View {
      @State private var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Tab("First", systemImage: "star", value: "a") { Text("page a") }
          Tab("Second", systemImage: "heart", value: "b") { Text("page b") }
        }
      }
    }
    let stage = Stage(width: 300, height: 300) { Tabs() }
    stage.settle()
    #expect(abs(try stage.element("page b").frame.midX - 150) < 1)
    try stage.tap("First")
    stage.settle()
    #expect(abs(try stage.element("page a").frame.midX - 150) < 1)
  }

  @Test("A scroll view begins at its anchor, and stays there while nobody moves it")
  func scrollAnchor() throws {
    struct Messages: View {
      @State private var count = 30
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Text("message \($0)").frame(height: 20) }
            }
          }
          .frame(height: 200)
          .defaultScrollAnchor(.bottom)
          Button("More") { count += 10 }.frame(height: 40)
          ScrollView { Text("short").frame(height: 20) }
            .frame(height: 100).defaultScrollAnchor(.bottom)
        }
      }
    }
    let stage = Stage(width: 300, height: 340) { Messages() }
    stage.settle()
    #expect(try stage.element("message 29").frame.midY == 190)
    #expect(try stage.element("short").frame.midY == 330)
    try stage.tap("More")
    stage.settle()
    #expect(try stage.element("message 39").frame.midY == 190)
    stage.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 150, y: 100))
    stage.settle()
    let moved = try stage.element("message 35").frame.midY
    try stage.tap("More")
    stage.settle()
    #expect(try stage.element("message 35").frame.midY == moved)
  }

  @Test("A link has an arrow in a list alone, and a page without its bar has its room")
  func links() throws {
    struct Pages: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Plain") {
            Color.red.accessibilityLabel("page")
              .navigationBarBackButtonHidden()
              .toolbar(.hidden, for: .navigationBar)
          }
        }
      }
    }
    let stage = Stage(width: 300, height: 200) { Pages() }
    let link = try stage.element("Plain").frame
    #expect(abs(link.midX - 150) < 1)
    try stage.tap("Plain")
    stage.settle()
    #expect(try stage.element("page").frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("What a window keeps is seen by all views that use the name, and nil is forgotten")
  func sceneStorage() throws {
    struct Kept: View {
      let key: String
      @SceneStorage private var count: Int
      @AppStorage private var name: String?
      init(key: String) {
        self.key = key
        _count = SceneStorage(wrappedValue: 1, key)
        _name = AppStorage(key)
      }
      var body: some View {
        VStack {
          Text("count \(count) \(name ?? "none")")
          Button("Add") {
            count += 1
            name = name == nil ? "Ada" : nil
          }
        }
      }
    }
    let key = "test.\(UUID())"
    defer {
      for name in [key, "scene.\(key)"] { UserDefaults.standard.removeObject(forKey: name) }
    }
    let stage = Stage(width: 200, height: 100) { Kept(key: key) }
    try stage.tap("Add")
    stage.settle()
    #expect(texts(stage).contains("count 2 Ada"))
    let other = Stage(width: 200, height: 100) { Kept(key: key) }
    #expect(texts(other).contains("count 2 Ada"))
    try stage.tap("Add")
    stage.settle()
    #expect(texts(stage).contains("count 3 none"))
  }

  @Test("Glass has its tint, and comes and goes by growing; a prominent button acts")
  func glass() throws {
    struct Panes: View {
      @State private var isThere = false
      @Namespace private var panes
      var body: some View {
        VStack {
          Text("pane").padding(20).glassEffect(.regular.tint(.red).interactive(), in: .rect)
          if isThere { Text("grown").glassEffect().glassEffectID("b", in: panes) }
          Button("Grow") { withAnimation(.linear(duration: 1)) { isThere = true } }
            .buttonStyle(.glassProminent)
        }
      }
    }
    let stage = Stage(width: 200, height: 200) { Panes() }
    let pane = try stage.element("pane").frame
    let pixel = stage.image().pixel(Int(pane.minX) - 10, Int(pane.midY))
    #expect(pixel.x > pixel.y && pixel.x > pixel.z)
    try stage.tap("Grow")
    stage.advance(by: 0.5)
    let half = try stage.element("grown")
    #expect(abs(half.opacity - 0.5) < 0.03)
    let width = half.frame.width
    stage.settle()
    #expect(abs(width / (try stage.element("grown").frame.width) - 0.7) < 0.02)
  }

  @Test("The ground of views inside is the one that is said")
  func backgroundStyle() {
    let stage = Stage(width: 100, height: 100) {
      Color.clear.background(.background).backgroundStyle(.green)
    }
    let pixel = stage.image().pixel(50, 50)
    #expect(pixel.y > pixel.x && pixel.y > pixel.z)
  }
}
