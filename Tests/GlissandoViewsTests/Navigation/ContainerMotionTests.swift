import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Tabs, columns, panels and sheets come and go by motions of their own, and what is in them changes by the program's.
@MainActor
@Suite("Motion in containers")
struct ContainerMotionTests {
  /// A mark that goes 100 points to the side, and a line as wide as there is room.
  private struct Marks: View {
    let isMoved: Bool
    var body: some View {
      VStack {
        Color.red.frame(width: 50, height: 20).offset(x: isMoved ? 100 : 0)
          .accessibilityIdentifier("mark")
        Color.green.frame(height: 10).accessibilityIdentifier("line")
      }
    }
  }

  private struct Tabs<Style: TabViewStyle>: View {
    let style: Style
    let animation: Animation?
    @State private var selection = 0
    @State private var isMoved = false
    var body: some View {
      VStack {
        Button("Go") {
          withAnimation(animation) {
            selection = 1
            isMoved = true
          }
        }
        TabView(selection: $selection) {
          Text("first").tag(0)
          Marks(isMoved: isMoved).tag(1)
        }
        .tabViewStyle(style)
      }
    }
  }

  /// How far the mark is from where it will be, some time after a press.
  private func distance(_ stage: Stage, after seconds: Double) throws -> CGFloat {
    try stage.tap("Go")
    stage.advance(by: seconds)
    let mark = try stage.element("mark")
    return mark.targetFrame.minX - mark.frame.minX
  }

  @Test("A chosen tab is there at once, and what changes in it goes by the program's animation")
  func tabs() throws {
    let stage = Stage(width: 400, height: 300) {
      Tabs(style: .automatic, animation: .linear(duration: 1))
    }
    #expect(try abs(distance(stage, after: 0.5) - 50) < 1)
    let line = try stage.element("line")
    #expect(line.frame == line.targetFrame)
  }

  @Test("A page that is turned glides by itself, and what changes in it does not")
  func pages() throws {
    let stage = Stage(width: 400, height: 300) { Tabs(style: .page, animation: nil) }
    let still = try distance(stage, after: 0.1)
    let line = try stage.element("line")
    #expect(line.frame.minX > line.targetFrame.minX + 1)
    #expect(abs(still + line.frame.minX - line.targetFrame.minX) < 1)
    #expect(stage.settle())
    #expect(try stage.element("line").frame.minX == 0)
  }

  /// Pages that are turned by hand, and marks within and around them that follow the chosen one.
  private struct Turned: View {
    @State private var selection = 0
    @State private var isMoved = false
    var body: some View {
      VStack {
        Marks(isMoved: selection == 1)
        TabView(selection: $selection) {
          Text("first").frame(maxWidth: .infinity, maxHeight: .infinity).tag(0)
          VStack {
            Color.blue.frame(width: 50, height: 20).offset(x: isMoved ? 100 : 0)
              .accessibilityIdentifier("inner")
            Text("second")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity).tag(1)
        }
        .tabViewStyle(.page)
        .onChange(of: selection) { isMoved = selection == 1 }
      }
    }
  }

  @Test("A page that is turned by hand takes along nothing that the program changes because of it")
  func turnedByHand() throws {
    let stage = Stage(width: 400, height: 300) { Turned() }
    stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 180, y: 200))
    stage.advance(by: 0.05)
    let mark = try stage.element("mark")
    #expect(abs(mark.frame.midX - 300) < 1, "\(mark.frame)")
    let (inner, second) = (try stage.element("inner"), try stage.element("second"))
    #expect(second.frame.midX > second.targetFrame.midX + 1, "the page is on its way")
    #expect(abs(inner.frame.midX - second.frame.midX - 100) < 1)
    #expect(stage.settle())
    #expect(try abs(stage.element("second").frame.midX - 200) < 1)
  }

  @Test("A page that is not pulled far enough glides back, and stays under the finger before")
  func pulledBack() throws {
    let stage = Stage(width: 400, height: 300) { Turned() }
    let start = try stage.element("first").frame.midX
    stage.press(at: CGPoint(x: 300, y: 200))
    for x in stride(from: 295.0, through: 260, by: -5) {
      stage.move(to: CGPoint(x: x, y: 200))
      stage.advance(frames: 1)
    }
    #expect(try abs(stage.element("first").frame.midX - start + 40) < 1)
    stage.advance(by: 1)
    stage.release()
    stage.advance(by: 0.05)
    let midway = try stage.element("first").frame.midX
    #expect(midway > start - 39 && midway < start - 1, "\(midway)")
    #expect(stage.settle())
    #expect(try abs(stage.element("first").frame.midX - start) < 1)
    #expect(try abs(stage.element("mark").frame.midX - 200) < 1)
  }

  private struct Shortened: View {
    @State private var hasFirst = true
    @State private var selection = 2
    var body: some View {
      TabView(selection: $selection) {
        if hasFirst { Text("page 1").tabItem { Text("One") }.tag(1) }
        Button("Shorten") { withAnimation(.linear(duration: 1)) { hasFirst = false } }
          .tabItem { Text("Two") }.tag(2)
        Text("page 3").tabItem { Text("Three") }.tag(3)
      }
    }
  }

  @Test("A tab goes with its page, and its neighbours take the room")
  func shortened() throws {
    let stage = Stage(width: 600, height: 300) { Shortened() }
    #expect(try abs(stage.element("Two").frame.midX - 300) < 1)
    try stage.tap("Shorten")
    stage.advance(by: 0.5)
    let (gone, two) = (try stage.element("One"), try stage.element("Two"))
    #expect(gone.isLeaving && near(gone.opacity, 0.5, 0.05))
    #expect(!two.isLeaving && two.opacity == 1)
    #expect(abs(two.frame.midX - 225) < 5)
    #expect(try abs(stage.element("Three").frame.midX - 475) < 5)
    stage.settle()
    #expect(try abs(stage.element("Two").frame.midX - 150) < 1)
  }

  private struct Columns: View {
    let animation: Animation?
    @State private var visibility = NavigationSplitViewVisibility.detailOnly
    @State private var isMoved = false
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("side")
      } detail: {
        VStack {
          Marks(isMoved: isMoved)
          Button("Go") {
            withAnimation(animation) {
              visibility = .all
              isMoved = true
            }
          }
        }
      }
    }
  }

  @Test("A column that comes takes the room of the detail, and nothing else there along")
  func columns() throws {
    let stage = Stage(width: 800, height: 300) { Columns(animation: nil) }
    try stage.tap("Go")
    stage.advance(by: 0.05)
    let (mark, line) = (try stage.element("mark"), try stage.element("line"))
    #expect(line.frame.minX < line.targetFrame.minX - 1 && abs(line.frame.maxX - 800) < 1)
    // The mark is in the middle of the line, and 100 points beside it at once.
    #expect(abs(mark.frame.midX - line.frame.midX - 100) < 1)

    let slow = Stage(width: 800, height: 300) { Columns(animation: .linear(duration: 2)) }
    try slow.tap("Go")
    slow.advance(by: 1)
    let (slowMark, slowLine) = (try slow.element("mark"), try slow.element("line"))
    #expect(abs(slowMark.frame.midX - slowLine.frame.midX - 50) < 1)
    #expect(abs(slowLine.frame.minX - slowLine.targetFrame.minX) < 1)
  }

  private struct Inspected: View {
    @State private var isPresented = false
    @State private var isMoved = false
    var body: some View {
      VStack {
        Marks(isMoved: isMoved)
        Button("Go") {
          isPresented = true
          isMoved = true
        }
      }
      .inspector(isPresented: $isPresented) { Text("panel") }
    }
  }

  @Test("An inspector that comes takes the room of the view, and nothing else there along")
  func inspector() throws {
    let stage = Stage(width: 800, height: 300) { Inspected() }
    try stage.tap("Go")
    stage.advance(by: 0.05)
    let (mark, line) = (try stage.element("mark"), try stage.element("line"))
    #expect(line.frame.width > line.targetFrame.width + 1)
    #expect(abs(mark.frame.midX - line.frame.midX - 100) < 1)
  }

  private struct Opening: View {
    @State private var isMoved = false
    var body: some View { Marks(isMoved: isMoved).frame(width: 300).onAppear { isMoved = true } }
  }

  private struct Presenting: View {
    let isPopover: Bool
    @State private var isPresented = false

    private func presents(if isRight: Bool) -> Binding<Bool> {
      Binding(get: { isPresented && isRight }, set: { isPresented = $0 })
    }

    var body: some View {
      Button("Go") { isPresented = true }
        .sheet(isPresented: presents(if: !isPopover)) { Opening() }
        .popover(isPresented: presents(if: isPopover)) { Opening() }
    }
  }

  @Test(
    "What a view changes as it appears is there when its sheet or popover opens",
    arguments: [false, true])
  func opening(isPopover: Bool) throws {
    let stage = Stage(width: 800, height: 600) { Presenting(isPopover: isPopover) }
    try stage.tap("Go")
    stage.advance(frames: 3)
    let (mark, line) = (try stage.element("mark"), try stage.element("line"))
    // They are as large as the panel is by then.
    let scale = line.frame.width / line.targetFrame.width
    #expect(scale < 1)
    #expect(abs((mark.frame.midX - line.frame.midX) / scale - 100) < 1)
  }
}
