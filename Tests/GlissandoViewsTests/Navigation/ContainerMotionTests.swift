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
