public import Foundation
public import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
public import GlissandoViews

/// A view on a clock that the test turns by hand, driven as a person would drive it.
///
/// A stage runs the very passes and the very painter of a window, without a window: nothing waits,
/// and every run gives the same frames. Time stands still until it is advanced.
///
///     @Test("A tap moves the ball by spring")
///     func ball() throws {
///       let stage = Stage(width: 300, height: 100) { Ball() }
///       try stage.tap("Go")
///       stage.advance(by: 0.1)
///       let ball = try stage.element("ball")
///       #expect(ball.frame.minX > 0 && ball.frame.minX < ball.targetFrame.minX)
///       stage.settle()
///       #expect(try stage.element("ball").frame.minX == 200)
///     }
///
/// What was changed since the last frame, by a tap or by the test itself, takes effect at the
/// present time as soon as the stage is asked for anything: an animation that a tap starts has run
/// for exactly 0.1 s after `advance(by: 0.1)`.
///
/// What views leave to be done later is done as the stage's time passes, in the first frame at or after its time: what
/// they give to `DispatchQueue.main`, their timers, and their tasks, which sleep by the stage's clock.
@MainActor
public final class Stage {
  package let host: ViewHost
  private let painter = Painter()
  private let frameRate: Double
  var pointer: CGPoint?
  private let turns = Turns()

  /// Seconds since the stage was made.
  ///
  /// It only moves when the stage is told to advance.
  public private(set) var time = 0.0
  /// The number of frames that did any work: evaluated, laid out, moved or drew something.
  ///
  /// While nothing changes it does not grow, however far time advances.
  public private(set) var framesRendered = 0

  /// Makes a stage and shows its first frame at time 0.
  ///
  /// - Parameters:
  ///   - width: The window's width in points, above 0.
  ///   - height: The window's height in points, above 0.
  ///   - scale: Pixels per point, above 0.
  ///   - colorScheme: Whether the window is light or dark.
  ///   - frameRate: Frames per second, above 0.
  ///   - dateOrigin: The date at time 0, from which the dates of timelines and schedules are told.
  ///     By default a fixed one, so that every run is the same; a view that compares them with
  ///     `Date()` wants `Date()` here, and differs from run to run as that does.
  ///   - content: What the window shows.
  /// - Precondition: All numbers are finite and above 0.
  public init<Content: View>(
    width: Double, height: Double, scale: Double = 1, colorScheme: ColorScheme = .light,
    frameRate: Double = 60, dateOrigin: Date = Date(timeIntervalSinceReferenceDate: 0),
    @ViewBuilder content: () -> Content
  ) {
    for (name, value) in [
      ("width", width), ("height", height), ("scale", scale), ("frameRate", frameRate),
    ] {
      precondition(
        value.isFinite && value > 0, "Stage: \(name) is \(value); it must be finite and above 0")
    }
    self.frameRate = frameRate
    host = ViewHost(
      content(), size: CGSize(width: width, height: height), scale: scale,
      colorScheme: colorScheme, textShaper: PangoTextShaper(), imageReader: ImageFileReader(),
      dateOrigin: dateOrigin)
    renderFrame(interval: 1 / frameRate)
  }

  // MARK: Surroundings

  /// The window's size in points.
  ///
  /// Setting it resizes the window.
  public var size: CGSize {
    get { host.size }
    set { host.size = newValue }
  }

  /// Whether the window is light or dark.
  public var colorScheme: ColorScheme {
    get { host.colorScheme }
    set { host.colorScheme = newValue }
  }

  /// Whether the person has asked for less motion.
  public var reduceMotion: Bool {
    get { host.reduceMotion }
    set { host.reduceMotion = newValue }
  }

  /// Closes the window: views disappear, and every completion that still waits is called.
  public func close() {
    running { host.close() }
    turns.clear()
  }

  // MARK: Time

  /// Whether something is on its way, or is about to be.
  public var isAnimating: Bool { host.isAnimating || host.needsCommit }

  /// Lets time pass, frame by frame, and ends with a frame at exactly the time asked for.
  ///
  /// - Parameter seconds: How long; what is not above 0 only shows what has changed.
  public func advance(by seconds: Double) {
    update()
    guard seconds.isFinite, seconds > 0 else { return }
    let end = time + seconds
    while nextFrameTime < end - Self.timeTolerance { step(to: nextFrameTime) }
    step(to: end)
  }

  /// Lets a number of frames pass.
  public func advance(frames: Int) {
    update()
    for _ in 0..<max(frames, 0) { step(to: nextFrameTime) }
  }

  /// Lets time pass until nothing moves any more, and nothing is left that views do once: after a delay of the main
  /// queue, a timer that does not repeat, or the sleep of a task.
  ///
  /// Timers that repeat, and timelines, do not keep it waiting, nor do delays that end after the limit. A task that
  /// sleeps and acts in a loop without an end does, to the limit.
  ///
  /// - Parameter limit: The most seconds to wait; something that moves forever never settles.
  /// - Returns: Whether all has come to rest.
  @discardableResult
  public func settle(limit: Double = 10) -> Bool {
    update()
    let end = time + limit
    while isAnimating || turns.holdsDelay(until: end), nextFrameTime <= end + Self.timeTolerance {
      step(to: nextFrameTime)
    }
    return !isAnimating
  }

  /// Two times nearer than this, in seconds, are the same frame: sums of frame intervals differ
  /// by rounding only.
  nonisolated static let timeTolerance = 1e-9

  /// The time of the next frame; frames stand at whole multiples of the interval.
  var nextFrameTime: Double {
    ((time + Self.timeTolerance) * frameRate).rounded(.down).advanced(by: 1) / frameRate
  }

  func step(to next: Double) {
    let interval = next - time
    time = next
    runTurns()
    if host.needsFrame || host.nextWakeUp.map({ $0 <= next }) ?? false {
      renderFrame(interval: interval)
    }
  }

  /// Shows what has changed since the last frame, at the present time.
  package func update() {
    // An action may change state that another action follows; a cycle must not hang the test.
    var rounds = 0
    while rounds < 16, runTurns() || host.needsCommit {
      if host.needsCommit { renderFrame(interval: 0) }
      rounds += 1
    }
  }

  private func renderFrame(interval: Double) {
    running {
      _ = host.render(FrameTime(index: framesRendered, seconds: time, interval: interval))
      framesRendered += 1
      host.finishFrame()
    }
  }

  // MARK: What is left to be done later

  /// Runs code of the views, and keeps what it leaves to be done later.
  func running<Result>(_ body: () -> Result) -> Result { turns.running(at: time, body) }

  /// Does what is due; what that leaves to be done at once waits for the next call.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  private func runTurns() -> Bool { running { turns.run(until: time) } }

  // MARK: Elements

  /// All that a person could find in the window, in the order of the views.
  public var elements: [Element] {
    update()
    return host.elements.map(Element.init)
  }

  /// The element of a name: an `accessibilityIdentifier`, else an `accessibilityLabel`, else a
  /// text.
  ///
  /// One that stays comes before one that is leaving, and one that input can reach before one in a
  /// page that another covers.
  ///
  /// - Throws: `StageError.notFound`, which lists the names that there are.
  public func element(_ name: String) throws -> Element {
    let elements = elements
    for key in [\Element.identifier, \Element.label, \Element.text] {
      let matches = elements.filter { $0[keyPath: key] == name }
      let staying = matches.filter { !$0.isLeaving }
      if let found = staying.first(where: \.takesInput) ?? staying.first ?? matches.first {
        return found
      }
    }
    throw StageError.notFound(name: name, available: elements.map(\.name))
  }

  // MARK: Pictures

  /// What the window shows now, up to 16,384 pixels along a side; of a window that has no size, no pixel.
  public func image() -> Image {
    update()
    return Image(
      PaintedImage(
        host.displayList, width: pixels(host.size.width), height: pixels(host.size.height),
        scale: host.scale, background: host.groundColor, painter: painter))
  }

  private func pixels(_ points: CGFloat) -> Int {
    min(max(Int(pixels: (points * host.scale).rounded(.up)), 0), 16384)
  }

  /// A film strip: the window now and at equal distances of time from now, side by side.
  ///
  /// Time advances to the last of the frames.
  ///
  /// - Parameters:
  ///   - frames: How many; at least 1.
  ///   - interval: The seconds from one to the next.
  public func strip(frames: Int, every interval: Double) -> Image {
    var images = [image()]
    for _ in 1..<max(frames, 1) {
      advance(by: interval)
      images.append(image())
    }
    return Image.strip(of: images)
  }
}
