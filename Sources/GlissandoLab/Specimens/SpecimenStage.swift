package import Glissando
import GlissandoTools
import GlissandoViews

/// One specimen in each lane, all played by one score.
///
/// A click, a drag or a throw on one is one on all of them; each moves by its own lane's animation.
package struct SpecimenStage: View {
  let lanes: [Lane]
  let score: SpecimenScore
  private let showsHint: Bool
  private let showsGround: Bool

  /// Shows the lanes, at most four, playing a score.
  ///
  /// - Parameters:
  ///   - showsHint: Whether it is said below what to try, where there is room for it.
  ///   - showsGround: Whether each lane has a ground and an edge of its own, with its letter, or lies on
  ///     what is behind, with its name if it has one.
  package init(
    lanes: [Lane], score: SpecimenScore, showsHint: Bool = true, showsGround: Bool = true
  ) {
    self.lanes = lanes
    self.score = score
    self.showsHint = showsHint
    self.showsGround = showsGround
  }

  /// The specimens, side by side or below each other, whichever gives them more room.
  package var body: some View {
    GeometryReader { proxy in
      let unit = Self.unit(proxy.size)
      VStack(spacing: 7 * unit) {
        LaneGrid(design: score.kind.design, spacing: 8 * unit) {
          ForEach(lanes) { lane in
            LaneCell(
              lane: lane, score: score, unit: unit, isAlone: lanes.count == 1,
              showsGround: showsGround
            )
            .transition(.scale(scale: 0.9).combined(with: .opacity))
          }
        }
        .overlay { KeyboardFrame() }
        if showsHint, proxy.size.height >= Self.leastHeightForHint {
          // Words are no part of the picture.
          HintLine(kind: score.kind, unit: min(unit, 1))
        }
      }
    }
    .background { ScoreClock(score: score) }
    .focusableUnmarked(interactions: .activate)
    .onKeyPress { handle($0) }
    .accessibilityLabel("Specimens")
    .accessibilityIdentifier("specimens")
  }

  /// What letters, gaps and the hint are scaled by: 1 in the room that a window of 1280 × 800
  /// leaves.
  private static func unit(_ size: CGSize) -> Double {
    min(max(min(size.width / 900, size.height / 270), 0.9), 2)
  }

  /// In less room the specimens need all of it, in points.
  private static let leastHeightForHint = 220.0

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return .ignored }
    switch press.key {
    case .space, .return:
      // A key that is held down would only make it tremble.
      if press.phase == .down { score.play() }
    case .rightArrow, .upArrow: score.step(isAbove: score.kind.grows(press.key))
    case .leftArrow, .downArrow: score.step(isAbove: score.kind.grows(press.key))
    default: return .ignored
    }
    return .handled
  }
}

extension SpecimenKind {
  /// Whether an arrow key makes the value grow.
  fileprivate func grows(_ key: KeyEquivalent) -> Bool {
    key == .rightArrow || key == (direction == .down ? .downArrow : .upArrow)
  }
}

/// What to try, below the specimens.
private struct HintLine: View {
  let kind: SpecimenKind
  let unit: Double
  @Environment(\.paperPalette) private var palette

  var body: some View {
    Text(kind.hint)
      .font(.system(size: 11.5 * unit))
      .foregroundStyle(palette.faintInk)
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .id(kind)
      .transition(.opacity)
      .frame(maxWidth: .infinity)
      .frame(height: 16 * unit)
  }
}

/// Hands the time of each frame to a score that plays by itself.
private struct ScoreClock: View {
  let score: SpecimenScore

  var body: some View {
    TimelineView(.animation(paused: !score.isLive)) { context in
      Color.clear
        .onChange(of: context.date) { _, date in
          score.advance(to: date.timeIntervalSinceReferenceDate)
        }
    }
  }
}
