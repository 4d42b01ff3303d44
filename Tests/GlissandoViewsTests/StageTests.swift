import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// The stage itself.
@MainActor
@Suite("Stage")
struct StageTests {
  @Test("What cannot be found throws an error that lists what could have been")
  func notFound() {
    let stage = Stage(width: 100, height: 100) {
      VStack {
        Text("Hello")
        Rectangle().accessibilityLabel("Board")
        Circle().accessibilityIdentifier("ball").accessibilityLabel("Ball")
        Text("Secret").accessibilityHidden(true)
      }
    }
    let error = #expect(throws: StageError.self) { try stage.tap("Save") }
    #expect(error == .notFound(name: "Save", available: ["Hello", "Board", "ball"]))
    #expect(
      error?.description == "nothing is called \"Save\"; there are \"Hello\", \"Board\", \"ball\"")
  }

  @Test("Elements are found by identifier, else by label, else by text")
  func names() throws {
    let stage = Stage(width: 200, height: 100) {
      HStack(spacing: 0) {
        Text("b").frame(width: 20)
        Rectangle().frame(width: 30).accessibilityLabel("b")
        Rectangle().frame(width: 40).accessibilityIdentifier("b")
        HStack(spacing: 0) {
          Text("one"); Text("two")
        }.accessibilityIdentifier("both")
      }
    }
    #expect(try stage.element("b").frame.width == 40)
    #expect(try stage.element("both").text == "one two")
    #expect(try stage.element("two").label == nil)
  }

  @Test("Time advances exactly as asked, in frames of the rate")
  func time() {
    let log = Journal<Double>()
    struct Clock: View {
      let log: Journal<Double>
      var body: some View {
        TimelineView(.animation) { context in
          let _ = log.entries.append(context.date.timeIntervalSinceReferenceDate)
          Text("\(context.date.timeIntervalSinceReferenceDate)")
        }
      }
    }
    let stage = Stage(width: 100, height: 100, frameRate: 10) { Clock(log: log) }
    stage.advance(by: 0.25)
    #expect(stage.time == 0.25)
    #expect(log.entries.map(short) == ["0", ".1", ".2", ".25"])
    stage.advance(frames: 2)
    #expect(near(stage.time, 0.4))
    stage.advance(by: .nan)
    stage.advance(by: -1)
    #expect(near(stage.time, 0.4))
  }

  @Test("An animation that an action starts has run exactly for the time that was advanced")
  func exactTime() throws {
    let (stage, v) = makeStage(0.0) { Rectangle().opacity($0).accessibilityIdentifier("box") }
    stage.advance(by: 0.123)
    withAnimation(.linear(duration: 1)) { v.value = 1 }
    stage.advance(by: 0.3)
    #expect(near(try stage.element("box").opacity, 0.3, 1e-12))
  }

  @Test("Looking does not change anything")
  func looking() throws {
    let (stage, v) = makeStage(0.0) { Rectangle().opacity($0).accessibilityIdentifier("box") }
    withAnimation(.linear(duration: 1)) { v.value = 1 }
    stage.advance(by: 0.5)
    let frames = stage.framesRendered
    _ = stage.elements
    _ = stage.image()
    _ = try stage.element("box")
    #expect(stage.framesRendered == frames)
  }

  @Test("settle gives up on what never ends")
  func settle() {
    let (stage, v) = makeStage(0.0) { Rectangle().opacity($0) }
    withAnimation(.linear(duration: 0.1).repeatForever()) { v.value = 1 }
    #expect(!stage.settle(limit: 1))
    #expect(near(stage.time, 1, 0.02))
    v.value = 0
    #expect(stage.settle(limit: 1))
  }

  @Test("A picture has the window's pixels and can be written")
  func image() throws {
    let stage = Stage(width: 40, height: 20, scale: 2) {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0); Color(red: 0, green: 0, blue: 1)
      }
    }
    let image = stage.image()
    #expect((image.width, image.height) == (80, 40))
    #expect(image.pixel(10, 10) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(70, 30) == SIMD4(0, 0, 255, 255))
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("stage-\(ProcessInfo.processInfo.processIdentifier).png").path
    try image.writePNG(to: path)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: StageError.self) { try image.writePNG(to: "/nowhere/at/all.png") }
  }

  @Test("A strip shows several frames side by side")
  func filmStrip() throws {
    let (stage, isOn) = makeStage(false, width: 20, height: 10) { isOn in
      isOn ? Color.white : Color.black
    }
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    let strip = stage.strip(frames: 3, every: 0.5)
    #expect((strip.width, strip.height) == (64, 10))
    #expect(near(stage.time, 1))
    #expect(strip.pixel(10, 5).x == 0)
    #expect(strip.pixel(32, 5).x > 40 && strip.pixel(32, 5).x < 215)
    #expect(strip.pixel(54, 5).x == 255)
  }

  @Test("Two runs give the same display lists")
  func determinism() throws {
    func run() throws -> [UInt64] {
      let (stage, v) = makeStage(["a", "b", "c"]) { names in
        VStack {
          ForEach(names, id: \.self) { name in
            Text(name).padding(CGFloat(names.count)).background(Color.red.opacity(0.3))
          }
        }
      }
      var hashes: [UInt64] = []
      for names in [["c", "a"], ["d", "a", "c"], ["b"]] {
        withAnimation(.bouncy) { v.value = names }
        for _ in 0..<6 {
          stage.advance(by: 0.05)
          hashes.append(stage.host.displayList.stableHash)
        }
      }
      return hashes
    }
    #expect(try run() == run())
  }

  // MARK: Input

  /// A button, a thing to drag and a place for keys.
  struct Playground: View {
    @State private var count = 0
    @State private var offset = CGSize.zero
    @State private var keys = ""
    var body: some View {
      VStack(spacing: 0) {
        Button("Add") { count += 1 }
        Text("count \(count)")
        Circle().frame(width: 40, height: 40)
          .offset(offset)
          .accessibilityIdentifier("ball")
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { offset = $0.translation }
              .onEnded { _ in withAnimation(.smooth) { offset = .zero } })
        Text("keys \(keys)")
          .focusable()
          .onKeyPress { press in
            keys += press.characters
            return .handled
          }
      }
    }
  }

  @Test("A tap on its text presses a button")
  func tapping() throws {
    let stage = Stage(width: 300, height: 200) { Playground() }
    try stage.tap("Add")
    try stage.tap("Add")
    #expect(throws: Never.self) { try stage.element("count 2") }
    #expect(stage.settle())
  }

  @Test("A drag takes its time, and what it dragged follows and springs back")
  func dragging() throws {
    let stage = Stage(width: 300, height: 200) { Playground() }
    let start = try stage.element("ball").frame
    stage.press(at: CGPoint(x: start.midX, y: start.midY))
    stage.move(to: CGPoint(x: start.midX + 30, y: start.midY - 10))
    #expect(try stage.element("ball").frame == start.offsetBy(dx: 30, dy: -10))
    stage.release()
    stage.settle()
    #expect(try stage.element("ball").frame == start)
    let time = stage.time
    stage.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX + 60, y: start.midY),
      duration: 0.2)
    #expect(near(stage.time - time, 0.2))
    #expect(near(try stage.element("ball").frame.minX, start.minX + 60))
    stage.settle()
    #expect(try stage.element("ball").frame == start)
  }

  // MARK: Damage

  /// Everything that can be drawn, in motion.
  struct Everything: View {
    let step: Int
    var body: some View {
      ZStack {
        VStack(spacing: CGFloat(step % 3) * 4) {
          ForEach((0..<5).filter { ($0 + step) % 4 != 0 }, id: \.self) { index in
            Text("Line \(index) \(step % 2 == 0 ? "even" : "")")
              .foregroundStyle(step % 2 == 0 ? Color.red : .blue)
              .zIndex(Double((index * step) % 3))
              .background(Color.yellow.opacity(0.5))
          }
        }
        Circle().fill(step % 2 == 0 ? Color.green : .purple)
          .frame(width: 20 + CGFloat(step % 4) * 10)
          .offset(x: CGFloat(step * 17 % 60), y: CGFloat(step * 29 % 50))
          .shadow(radius: CGFloat(step % 3) * 4, x: 3, y: 5)
        RoundedRectangle(cornerRadius: CGFloat(step % 5) * 4)
          .stroke(Color.orange, lineWidth: CGFloat(1 + step % 4))
          .frame(width: 60, height: 40)
          .rotationEffect(.degrees(Double(step * 20)))
          .scaleEffect(1 + CGFloat(step % 3) * 0.25)
          .position(x: 60, y: 140)
          .opacity(step % 3 == 0 ? 0.3 : 1)
        if step % 3 != 1 {
          LinearGradient(colors: [.red, .white], startPoint: .top, endPoint: .bottom)
            .frame(width: 40, height: 40)
            .clipShape(Circle())
            .blur(radius: step % 2 == 0 ? 2 : 0)
            .offset(x: -60, y: -50)
        }
        Canvas { context, size in
          context.fill(Path(CGRect(x: 5, y: 5, width: 10 + step, height: 10)), with: .color(.teal))
        }
        .frame(width: 40, height: 30)
        .position(x: 170, y: 170)
      }
    }
  }

  @Test("Painting the damage alone gives the same pixels as painting all")
  func damage() throws {
    let (stage, step) = makeStage(0, width: 200, height: 200) { Everything(step: $0) }
    let surface = Surface(stage)
    surface.paintDamage()
    for round in 1...24 {
      withAnimation(round % 4 == 0 ? nil : .easeInOut(duration: 0.12)) { step.value = round }
      stage.update()
      surface.paintDamage()
      for _ in 0..<4 {
        stage.advance(frames: 1)
        surface.paintDamage()
        let difference = surface.differenceFromFullPaint()
        // Cairo rounds the edges of a polygon by where it is cut off; what is not repainted at all
        // differs by far more.
        #expect(difference <= 16, "step \(round) at \(stage.time) s")
      }
    }
  }
}
