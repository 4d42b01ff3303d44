package import Glissando

/// One specimen in each lane, all played by one score.
///
/// A click, a drag or a throw on one is one on all of them; each moves by its own lane's animation.
package struct SpecimenStage: View {
  let lanes: [Lane]
  let score: SpecimenScore

  /// Shows the lanes, at most four, playing a score.
  package init(lanes: [Lane], score: SpecimenScore) {
    self.lanes = lanes
    self.score = score
  }

  /// The specimens, side by side or below each other, whichever gives them more room.
  package var body: some View {
    LaneGrid(design: score.kind.design) {
      ForEach(lanes) { lane in
        LaneCell(lane: lane, score: score, isAlone: lanes.count == 1)
          .transition(.scale(scale: 0.9).combined(with: .opacity))
      }
    }
    .background { ScoreClock(score: score) }
    .overlay { KeyboardFrame() }
    .focusable(interactions: .activate)
    .onKeyPress { handle($0) }
    .accessibilityLabel("Specimens")
    .accessibilityIdentifier("specimens")
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return .ignored }
    switch press.key {
    case .space, .return: score.play()
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

/// The mark around the specimens while they have the keyboard.
private struct KeyboardFrame: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    RoundedRectangle(cornerRadius: LaneCell.radius)
      .strokeBorder(TintShapeStyle(), lineWidth: 2)
      .opacity(isFocused ? 0.85 : 0)
      .animation(.smooth(duration: 0.15), value: isFocused)
      .allowsHitTesting(false)
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
