import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Names that programs of many years use, as far as they do something.
@MainActor
@Suite("Names of published programs")
struct PublishedSurfaceTests {
  private struct Sized: View {
    @Environment(\.sizeCategory) private var category
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      Text("\(category) \(size) \(category.isAccessibilityCategory)")
        .accessibilityIdentifier("size")
    }
  }

  @Test("The older size of text is the newer one by another name")
  func sizeCategory() throws {
    let usual = Stage(width: 400, height: 100) { Sized() }
    #expect(try usual.element("size").text == "large large false")
    let larger = Stage(width: 400, height: 100) {
      Sized().environment(\.sizeCategory, .accessibilityLarge)
    }
    #expect(try larger.element("size").text == "accessibilityLarge accessibility2 true")
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
  }

  private struct Wheel: UIViewRepresentable {
    let turns: Bool
    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .large)
    }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
      if turns { uiView.startAnimating() } else { uiView.stopAnimating() }
    }
  }

  private struct Dots: UIViewRepresentable {
    func makeUIView(context: Context) -> UIPageControl {
      let dots = UIPageControl()
      dots.numberOfPages = 3
      dots.currentPage = 1
      dots.currentPageIndicatorTintColor = .red
      return dots
    }
    func updateUIView(_ uiView: UIPageControl, context: Context) {}
  }

  private func isPainted(_ stage: Stage) -> Bool {
    let image = stage.image()
    let ground = image.pixel(0, 0)
    return (0..<image.height).contains { y in
      (0..<image.width).contains { image.pixel($0, y) != ground }
    }
  }

  @Test("A wheel of the older kind is seen while it turns, and dots for pages are seen")
  func wheelAndDots() {
    #expect(isPainted(Stage(width: 80, height: 80) { Wheel(turns: true) }))
    #expect(!isPainted(Stage(width: 80, height: 80) { Wheel(turns: false) }))
    #expect(isPainted(Stage(width: 80, height: 80) { Dots() }))
  }

  @Test("Text is as large as it is said to be before it is shown")
  func textSizes() throws {
    let stage = Stage(width: 400, height: 200) {
      Text("Measured").font(.system(size: 20, weight: .bold)).accessibilityIdentifier("text")
    }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20, weight: .bold)
    ]
    let frame = try stage.element("text").frame
    let size = "Measured".size(withAttributes: attributes)
    #expect(abs(size.width - frame.width) <= 1 && abs(size.height - frame.height) <= 1)
    #expect(NSString(string: "Measured").size(withAttributes: attributes) == size)
    let text = NSAttributedString(string: "Measured Measured", attributes: attributes)
    let narrow = text.boundingRect(
      with: CGSize(width: size.width + 2, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(narrow.height - 2 * size.height) <= 2)
    #expect(abs(text.size().height - size.height) <= 1)
    // It is the window that measures.
    stage.close()
  }

  @Test("A view of the older kind finds the innermost view at a point that takes input")
  func hitTest() {
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 101, y: 90), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === outer)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 21, y: 22))
    #expect(inner.convert(CGPoint(x: 21, y: 22), from: outer) == CGPoint(x: 1, y: 2))
  }

  @Test("A view of the older kind comes above or below all others at places beyond the ends")
  func insertedViews() {
    let outer = UIView()
    let (middle, top, bottom) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    outer.insertSubview(top, at: .max)
    outer.insertSubview(bottom, at: .min)
    #expect(outer.subviews == [bottom, middle, top])
  }

  @Test("Who wants to be told of other traits is warned that nobody is")
  func traits() {
    let warnings = ViewWarning.collecting {
      UIView(frame: .zero).registerForTraitChanges([UITraitUserInterfaceStyle.self]) { _, _ in }
    }
    #expect(warnings.count == 1)
  }

  private struct Animated: View {
    @State private var isMoved = false
    @State private var count = 0
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).offset(x: isMoved ? 100 : 0)
          .accessibilityIdentifier("box")
        Text("\(count)").accessibilityIdentifier("count")
        Button("go") {
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            isMoved = true
          } completion: { _ in
            count += 1
          }
        }
      }
    }
  }

  @Test("A motion of the older kind moves what it changes of a program's state")
  func animate() throws {
    let stage = Stage(width: 300, height: 200) { Animated() }
    let start = try stage.element("box").frame.midX
    try stage.tap("go")
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("box").frame.midX - start - 50) < 5)
    #expect(try stage.element("count").text == "0")
    stage.settle()
    #expect(try stage.element("box").frame.midX == start + 100)
    #expect(try stage.element("count").text == "1")
  }

  private struct Swinging: View {
    var velocity: CGFloat = 0
    @State private var isMoved = false
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).offset(x: isMoved ? 100 : 0)
          .accessibilityIdentifier("box")
        Text("\(count)").accessibilityIdentifier("count")
      }
      .onAppear {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: velocity
        ) {
          isMoved = true
        } completion: { _ in
          count += 1
        }
      }
    }
  }

  @Test("A spring of the older kind rests when its time is over, and begins as fast as is said")
  func spring() throws {
    let stage = Stage(width: 400, height: 100, frameRate: 1000) { Swinging() }
    func x(_ stage: Stage) throws -> CGFloat { try stage.element("box").frame.midX - 200 }
    stage.advance(by: 0.4)
    var farthest: CGFloat = 0
    for _ in 0..<10 {
      stage.advance(by: 0.01)
      farthest = max(farthest, abs(try x(stage) - 100))
    }
    #expect(farthest > 0.5)
    #expect(try stage.element("count").text == "0")
    stage.advance(by: 0.51)
    #expect(abs(try x(stage) - 100) < 0.2)
    stage.settle()
    #expect(try stage.element("count").text == "1")
    let fast = Stage(width: 400, height: 100, frameRate: 1000) { Swinging(velocity: 10) }
    fast.advance(by: 0.01)
    // 10 times 100 points per second, and what the spring adds.
    #expect(try x(fast) > 7)
  }

  @Test("Arrows and Escape are commands of what has the keyboard, and others' where it has none")
  func moveCommands() {
    struct Moved: View {
      let journal: Journal<String>
      let hasOwn: Bool
      @FocusState private var isFocused: Bool
      var body: some View {
        Color.red.focusable().focused($isFocused)
          .onMoveCommand(perform: hasOwn ? { journal.entries.append("\($0)") } : nil)
          .onExitCommand(perform: hasOwn ? { journal.entries.append("exit") } : nil)
          .onAppear { isFocused = true }
          .onKeyPress { press in
            journal.entries.append("outer")
            return .handled
          }
      }
    }
    for hasOwn in [true, false] {
      let journal = Journal<String>()
      let stage = Stage(width: 100, height: 100) { Moved(journal: journal, hasOwn: hasOwn) }
      stage.settle()
      for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .escape] {
        stage.key(key)
      }
      stage.settle()
      let own = ["up", "down", "left", "right", "exit"]
      #expect(journal.entries == (hasOwn ? own : [String](repeating: "outer", count: 5)))
    }
  }

  @Test("The geometry of a scroll view can be made, compared, and says what is seen")
  func scrollGeometry() {
    func geometry(_ y: Double) -> ScrollGeometry {
      ScrollGeometry(
        contentOffset: CGPoint(x: 0, y: y), contentSize: CGSize(width: 100, height: 900),
        contentInsets: EdgeInsets(), containerSize: CGSize(width: 100, height: 200))
    }
    #expect(geometry(50) == geometry(50) && geometry(50) != geometry(51))
    #expect(geometry(50).visibleRect == CGRect(x: 0, y: 50, width: 100, height: 200))
  }

  @Test("Places of views are the same where both are places of one view")
  func anchors() throws {
    struct Places: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let journal = Journal<[Anchor<CGRect>]>()
    let (stage, count) = makeStage(0) { count in
      VStack {
        Text("a").anchorPreference(key: Places.self, value: .bounds) { [$0] }
        Text("a").anchorPreference(key: Places.self, value: .bounds) { [$0] }
        Text("\(count)")
      }
      .onPreferenceChange(Places.self) { journal.entries.append($0) }
    }
    stage.settle()
    count.value = 1
    stage.settle()
    // The same places of the same views are no change.
    #expect(journal.entries.count == 1)
    let places = try #require(journal.entries.last)
    #expect(places.count == 2 && places[0] == places[0] && places[0] != places[1])
  }

  @Test("What is handed on is a text, an address, or what its preview says")
  func shared() throws {
    struct Plan: Transferable {}
    let stage = Stage(width: 300, height: 300) {
      VStack {
        ShareLink(item: Plan(), preview: SharePreview("The plan", image: Image(systemName: "star")))
        ShareLink("Words", item: "words", preview: SharePreview("More"))
        ShareLink(
          Text("Place"), item: URL(fileURLWithPath: "/"), preview: SharePreview(Text("More")))
        ShareLink(String("Other"), item: Plan(), preview: SharePreview(String("Another plan")))
      }
    }
    for (title, copied) in [
      ("Share…", "The plan"), ("Words", "words"), ("Place", "file:///"), ("Other", "Another plan"),
    ] {
      try stage.tap(title)
      stage.settle()
      #expect(UIPasteboard.general.string == copied)
    }
  }
}
