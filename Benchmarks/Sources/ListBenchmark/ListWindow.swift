import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoViews

/// A row with what rows have: an icon, two texts, a number at the end.
struct NumberedRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 10) {
      Circle().fill(number % 3 == 0 ? Color.teal : Color.orange).frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 2) {
        Text("Row number \(number)")
        if number % 4 == 0 { Text("with a second line").font(.caption) }
      }
      Spacer()
      Text("\(number * 7 % 1000)")
    }
  }
}

/// A list of a hundred thousand rows in a window without a window: all passes, and the painting.
@MainActor
final class ListWindow {
  static let size = CGSize(width: 800, height: 900)
  static let frameRate = 60.0
  private let host: ViewHost
  private let painter = Painter()
  private let memory: UnsafeMutableRawPointer
  private var frame = 0
  private let center = CGPoint(x: 400, y: 450)

  init(rows: Int) {
    host = ViewHost(
      List(0..<rows, id: \.self) { NumberedRow(number: $0) }, size: Self.size, scale: 1,
      textShaper: PangoTextShaper())
    memory = .allocate(byteCount: Int(Self.size.width * Self.size.height) * 4, alignment: 64)
    render()
  }

  private var time: Double { Double(frame) / Self.frameRate }

  /// Turns the wheel by points; content moves up.
  func scroll(by distance: Double) {
    host.send(.wheel(delta: CGSize(width: 0, height: -distance), at: center), at: time)
  }

  /// Throws the content up, as fast as a hand does.
  func fling() {
    host.send(.pointerDown(CGPoint(x: 400, y: 850), button: 1, modifiers: []), at: time)
    for step in 1...6 {
      frame += 1
      host.send(.pointerMoved(CGPoint(x: 400, y: 850 - Double(step) * 120)), at: time)
      render()
    }
    host.send(.pointerUp(CGPoint(x: 400, y: 130), button: 1), at: time)
  }

  /// Goes to the end, or back to the beginning, at once.
  func jump(_ key: KeyEquivalent) { host.send(.key(KeyPress(key: key)), at: time) }

  /// Makes and paints a frame.
  /// - Returns: its processor time in milliseconds, painting included, and that without it.
  @discardableResult
  func render() -> (whole: Double, passes: Double) {
    frame += 1
    let start = processorTime()
    let hasDamage = host.render(
      FrameTime(index: frame, seconds: time, interval: 1 / Self.frameRate))
    let middle = processorTime()
    if hasDamage {
      painter.paint(
        host.displayList,
        into: PixelBuffer(
          base: memory, width: Int(Self.size.width), height: Int(Self.size.height),
          bytesPerRow: Int(Self.size.width) * 4), scale: 1, damage: host.damage,
        background: host.groundColor)
    }
    let end = processorTime()
    host.finishFrame()
    return ((end - start) * 1000, (middle - start) * 1000)
  }
}

/// Seconds of processor time of this thread: what other processes do in between does not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
