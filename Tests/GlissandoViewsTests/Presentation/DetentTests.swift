import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Sheets that rise from the lower edge of the window, and covers.
@MainActor
@Suite("Detents")
struct DetentTests {
  struct Program: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.height(200)
    var isDismissDisabled = false

    var body: some View {
      VStack {
        Text(detent == .large ? "is large" : "is low")
        Button("Show") { isShown = true }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .sheet(isPresented: $isShown) {
        VStack {
          Text("Content")
          Button("Grow") { detent = .large }
          Button("Hide") { isShown = false }
        }
        .presentationDetents([.height(200), .large], selection: $detent)
        .interactiveDismissDisabled(isDismissDisabled)
      }
    }
  }

  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  @Test("A height that a type reckons is made of the most")
  func reckoned() throws {
    func frame(_ detent: PresentationDetent) throws -> CGRect {
      let stage = Stage(width: 500, height: Self.height) {
        Text("below").sheet(isPresented: .constant(true)) {
          Color.red.accessibilityIdentifier("sheet").presentationDetents([detent])
        }
      }
      stage.settle()
      return try stage.element("sheet").frame
    }
    #expect(try frame(.custom(Third.self)) == frame(.height(200)))
    #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
  }

  /// The height of the window; the highest sheet leaves 12 points above it.
  private static let height = 612.0
  private static let spring = Spring(duration: 0.45, bounce: 0.12)

  private func open(_ program: Program = Program()) throws -> Stage {
    let stage = Stage(width: 500, height: Self.height) { program }
    try stage.tap("Show")
    stage.settle()
    return stage
  }

  private func isOpen(_ stage: Stage) -> Bool {
    stage.elements.contains { $0.name == "Content" && !$0.isLeaving }
  }

  @Test("A sheet rises to its height by its spring, and goes down again")
  func rising() throws {
    let stage = Stage(width: 500, height: Self.height) { Program() }
    try stage.tap("Show")
    var middles: [Double] = []
    for _ in 0..<40 {
      stage.advance(frames: 1)
      middles.append(try stage.element("Content").frame.midY)
    }
    stage.settle()
    let rest = try stage.element("Content").frame.midY
    #expect(rest > Self.height - 200)
    for (frame, middle) in middles.enumerated() {
      let left = 200 - Self.spring.value(target: 200.0, time: Double(frame + 1) / 60)
      #expect(abs(middle - (rest + left)) < 0.01)
    }
    try stage.tap("Hide")
    stage.advance(by: 0.1)
    let leaving = try #require(stage.elements.first { $0.name == "Content" })
    #expect(leaving.isLeaving && leaving.frame.midY > rest + 10)
    stage.settle()
    #expect(!isOpen(stage))
  }

  @Test(
    "A pull is followed between the heights; let go, it goes to the nearest, and the program knows")
  func dragging() throws {
    let stage = try open()
    let low = try stage.element("Content").frame.midY
    stage.press(at: CGPoint(x: 100, y: 500))
    stage.move(to: CGPoint(x: 100, y: 480))
    stage.move(to: CGPoint(x: 100, y: 260))
    stage.advance(frames: 1)
    // The content is in the middle of what is twice as far from the edge.
    #expect(abs(try stage.element("Content").frame.midY - (low - 120)) < 1)
    stage.advance(by: 0.5)
    stage.release()
    stage.settle()
    #expect(abs(try stage.element("Content").frame.midY - (low - 200)) < 1)
    #expect(throws: Never.self) { try stage.element("is large") }
  }

  @Test("A program chooses the height, and the sheet goes there by its spring")
  func selection() throws {
    let stage = try open()
    let low = try stage.element("Content").frame.midY
    try stage.tap("Grow")
    stage.advance(by: 0.15)
    let between = try stage.element("Content").frame.midY
    #expect(between < low - 40 && between > low - 200)
    stage.settle()
    #expect(abs(try stage.element("Content").frame.midY - (low - 200)) < 1)
  }

  @Test("Thrown down it closes; a click beside it closes it as well")
  func dismissal() throws {
    let stage = try open()
    stage.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 590), duration: 0.2)
    stage.settle()
    #expect(!isOpen(stage))
    let other = try open()
    other.tap(at: CGPoint(x: 100, y: 100))
    other.settle()
    #expect(!isOpen(other))
  }

  @Test("A sheet that must not be dismissed gives way to a pull and comes back")
  func disabledDismissal() throws {
    let stage = try open(Program(isDismissDisabled: true))
    let rest = try stage.element("Content").frame.midY
    stage.press(at: CGPoint(x: 100, y: 450))
    stage.move(to: CGPoint(x: 100, y: 470))
    stage.move(to: CGPoint(x: 100, y: 610))
    stage.advance(frames: 1)
    let pulled = try stage.element("Content").frame.midY
    #expect(pulled > rest + 20 && pulled < rest + 60)
    stage.release()
    stage.settle()
    #expect(abs(try stage.element("Content").frame.midY - rest) < 1)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.key(.escape)
    stage.settle()
    #expect(isOpen(stage))
    try stage.tap("Hide")
    stage.settle()
    #expect(!isOpen(stage))
  }

  struct Traits: View {
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      VStack { Button("Count \(count)") { count += 1 } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .onAppear { isShown = true }
        .sheet(isPresented: $isShown) {
          Text("Content")
            .presentationDetents([.fraction(0.25)])
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            .presentationBackground(Color.green)
            .presentationCornerRadius(30)
            .presentationDragIndicator(.hidden)
        }
    }
  }

  @Test("What is behind a sheet can be used where the sheet says so, and its ground is its own")
  func traits() throws {
    let stage = Stage(width: 500, height: Self.height) { Traits() }
    stage.settle()
    try stage.tap("Count 0")
    stage.settle()
    #expect(throws: Never.self) { try stage.element("Count 1") }
    #expect(isOpen(stage))
    let pixel = stage.image().pixel(250, Int(Self.height) - 20)
    #expect(pixel.y > pixel.x && pixel.y > pixel.z)
    // Nothing is darkened.
    #expect(stage.image().pixel(20, 200).x > 230)
  }

  struct Covered: View {
    @State private var isShown = false
    var body: some View {
      Button("Cover") { isShown = true }
        .fullScreenCover(isPresented: $isShown) { Inner() }
    }

    struct Inner: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Leave") { mode.wrappedValue.dismiss() } }
    }
  }

  @Test("A cover comes from below and goes back there")
  func cover() throws {
    let stage = Stage(width: 400, height: 400) { Covered() }
    try stage.tap("Cover")
    stage.advance(by: 0.1)
    let coming = try stage.element("Leave")
    #expect(coming.frame.midY > 240 && abs(coming.frame.midX - 200) < 1)
    stage.settle()
    #expect(abs(try stage.element("Leave").frame.midY - 200) < 2)
    try stage.tap("Leave")
    stage.advance(by: 0.15)
    #expect(try stage.element("Leave").frame.midY > 240)
    stage.settle()
    #expect(!stage.elements.contains { $0.name == "Leave" })
  }
}
