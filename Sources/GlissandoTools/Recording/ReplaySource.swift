package import GlissandoDesktop
package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// Plays a recording in a window, at the times at which it was made.
///
/// Every recorded frame is made, also where the display is slower than the recorded one was and
/// shows only some of them. What the person does meanwhile is left aside.
@MainActor
package final class ReplaySource: FrameSource {
  private let source: any FrameSource
  private let player: ReplayPlayer
  /// Whether each frame of the window is the next one of the recording, however late.
  private let isUnpaced: Bool
  /// From the recording's seconds to the window's.
  private var offset: Double?
  private var allDamage = Damage()
  package var size: CGSize {
    get { source.size }
    set { _ = newValue }
  }

  /// Plays to `source`, which is the player's too.
  package init(_ source: any FrameSource, player: ReplayPlayer, isUnpaced: Bool) {
    self.source = source
    self.player = player
    self.isUnpaced = isUnpaced
  }

  package func render(_ time: FrameTime) -> Bool {
    var isChanged = false
    allDamage.reset(
      width: Int(pixels: (source.size.width * source.scale).rounded(.up)),
      height: Int(pixels: (source.size.height * source.scale).rounded(.up)))
    while let next = player.nextFrame {
      let offset = offset ?? time.seconds - next.seconds
      self.offset = offset
      guard isUnpaced || next.seconds + offset <= time.seconds + Self.tolerance else { break }
      if player.playFrame() == true {
        isChanged = true
        allDamage.formUnion(source.damage)
      }
      source.finishFrame()
      if isUnpaced { break }
    }
    if player.isOver { player.playRest() }
    return isChanged
  }

  /// Sums of times differ by rounding only, in seconds.
  private static let tolerance = 1e-6

  package var needsFrame: Bool { isUnpaced && !player.isOver }
  package var nextWakeUp: Double? {
    guard let next = player.nextFrame else { return nil }
    return offset.map { next.seconds + $0 } ?? 0
  }
  package var isOver: Bool { player.isOver }

  /// The recording says when that is due.
  package func drain(_ queue: MainQueue) -> Double? { nil }
  package func send(_ event: InputEvent, at time: Double) -> Bool { false }
  package func finishFrame() {}
  package var barHeight: Double { source.barHeight }
  package var displayList: DisplayList { source.displayList }
  package var damage: Damage { allDamage }
  package var groundColor: Color.Resolved { source.groundColor }
  package var cursor: PointerStyle { .arrow }
  package var profile: FrameProfile { source.profile }
  package var counters: FrameCounters { source.counters }
  package var movingValues: Int { source.movingValues }

  // The recording says what the surroundings are; the window's own do not reach the views.
  package var scale: Double {
    get { source.scale }
    set { _ = newValue }
  }
  package var appearance: WindowAppearance {
    get { source.appearance }
    set { _ = newValue }
  }
}
