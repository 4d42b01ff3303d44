import CAllocationCounter
package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
import GlissandoPainting
package import GlissandoViews

/// What frames are made of: views, or views among panels.
@MainActor
package protocol MeasuredSource: AnyObject {
  /// Hands over an event; whether something reacted to it.
  func send(_ event: InputEvent, at time: Double) -> Bool
  /// Makes a frame; whether what is to be seen changed.
  func render(_ time: FrameTime) -> Bool
  /// Ends the frame.
  func finishFrame()
  /// What is to be seen.
  var displayList: DisplayList { get }
  /// What the frame changed, in pixels.
  var damage: Damage { get }
  /// What lies behind everything.
  var groundColor: Color.Resolved { get }
  /// What the passes did.
  var counters: FrameCounters { get }
  /// What the passes cost, in seconds; nothing where nobody has given a clock.
  var profile: FrameProfile { get }
}

extension ViewHost: MeasuredSource {}

/// Views in a window that nobody sees: all passes of its frames, at sixty in a second, and the
/// painting where it is asked for.
@MainActor
package final class OffscreenWindow {
  /// What a frame cost.
  package struct Cost {
    /// Milliseconds of processor time from the beginning to the list of what is shown.
    package var passes = 0.0
    /// Those of the passes and of the painting.
    package var whole = 0.0
    /// Whether a body was evaluated.
    package var isEvaluated = false
    /// Whether elements came, went or changed their order.
    package var isRebuilt = false
    /// How often memory was asked for.
    package var allocations = 0
    /// The seconds of each pass, where they are measured.
    package var profile = FrameProfile()
  }

  private static let frameRate = 60.0
  private let host: any MeasuredSource
  private let painter: Painter?
  private let memory: UnsafeMutableRawPointer
  private let size: CGSize
  private var frame = 0

  /// Makes a window and its first frame.
  package convenience init(_ content: some View, size: CGSize, isPainted: Bool) {
    self.init(
      source: ViewHost(
        content, size: size, scale: 1, textShaper: PangoTextShaper(),
        imageReader: ImageFileReader()), size: size, isPainted: isPainted)
  }

  /// Makes a window of what makes its frames, and the first of them.
  package init(source: any MeasuredSource, size: CGSize, isPainted: Bool) {
    self.size = size
    host = source
    painter = isPainted ? Painter() : nil
    memory = .allocate(byteCount: Int(size.width * size.height) * 4, alignment: 64)
    render()
  }

  /// Hands an event to the views, at the time of the next frame.
  package func send(_ event: InputEvent) {
    _ = host.send(event, at: Double(frame) / Self.frameRate)
  }

  /// Makes a frame.
  @discardableResult
  package func render() -> Cost {
    frame += 1
    let time = FrameTime(
      index: frame, seconds: Double(frame) / Self.frameRate, interval: 1 / Self.frameRate)
    var cost = Cost()
    let allocations = glissando_allocation_count()
    let start = processorTime()
    let hasDamage = host.render(time)
    let middle = processorTime()
    if hasDamage, let painter {
      painter.paint(
        host.displayList,
        into: PixelBuffer(
          base: memory, width: Int(size.width), height: Int(size.height),
          bytesPerRow: Int(size.width) * 4),
        scale: 1, damage: host.damage, background: host.groundColor)
    }
    cost.whole = (processorTime() - start) * 1000
    cost.passes = (middle - start) * 1000
    cost.allocations = Int(glissando_allocation_count() - allocations)
    cost.profile = host.profile
    cost.isEvaluated = host.counters.evaluatedBodies > 0
    cost.isRebuilt = host.counters.drawnItems >= host.counters.displayItems
    host.finishFrame()
    return cost
  }
}
