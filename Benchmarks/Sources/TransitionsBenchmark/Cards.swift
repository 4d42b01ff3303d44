import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoViews

/// What lets somebody outside exchange the cards.
@MainActor
final class Writer {
  var exchange: (() -> Void)?
}

/// A grid of cards that all go at once, while as many others come in their places.
struct Cards: View {
  let count: Int
  let writer: Writer
  @State private var generation = 0

  static let columns = 25
  static let size = CGSize(width: 44, height: 28)

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(generation * count..<(generation + 1) * count, id: \.self) { number in
        RoundedRectangle(cornerRadius: 6)
          .fill(number / count % 2 == 0 ? Color.teal : Color.orange)
          .frame(width: Self.size.width - 6, height: Self.size.height - 6)
          .position(place(of: number % count))
          .transition(.scale.combined(with: .opacity))
      }
    }
    .onAppear { writer.exchange = { withAnimation(.smooth) { generation += 1 } } }
  }

  private func place(of index: Int) -> CGPoint {
    CGPoint(
      x: (Double(index % Self.columns) + 0.5) * Self.size.width,
      y: (Double(index / Self.columns) + 0.5) * Self.size.height)
  }
}

/// The cards in a window without a window: all passes, and the painting.
@MainActor
final class CardWindow {
  private static let size = CGSize(width: 1280, height: 800)
  private let host: ViewHost
  private let painter = Painter()
  private let memory: UnsafeMutableRawPointer
  private let writer = Writer()
  private var frame = 0

  init(count: Int) {
    host = ViewHost(
      Cards(count: count, writer: writer), size: Self.size, scale: 1,
      textShaper: PangoTextShaper())
    memory = .allocate(byteCount: Int(Self.size.width * Self.size.height) * 4, alignment: 64)
    render()
  }

  /// Lets all cards go and others come.
  /// - Returns: its processor time in milliseconds, the frame that takes it up included.
  func exchange() -> Double {
    let start = processorTime()
    writer.exchange?()
    return (processorTime() - start) * 1000 + render()
  }

  /// Makes and paints a frame.
  /// - Returns: its processor time in milliseconds.
  @discardableResult
  func render() -> Double {
    frame += 1
    let start = processorTime()
    let hasDamage = host.render(
      FrameTime(index: frame, seconds: Double(frame) / 60, interval: 1.0 / 60))
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
    return (end - start) * 1000
  }
}

/// Seconds of processor time of this thread: what other processes do in between does not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
