import Glissando
import GlissandoTools
import GlissandoViews

/// One lane's specimen on its ground, with its letter, and the hand that plays it.
struct LaneCell: View {
  let lane: Lane
  let score: SpecimenScore
  /// What letters and corners are scaled by.
  let unit: Double
  /// Whether no other lane is to be told apart from it.
  let isAlone: Bool
  /// Whether it has a ground and an edge of its own, and its letter there.
  let showsGround: Bool
  @Environment(\.paperPalette) private var palette
  @State private var isHovered = false
  @GestureState private var isPressed = false
  /// Where the hand was, relative to where it pressed, when it began to drag.
  @State private var grip: Double?

  /// A press that moves less than this is a click, in points: a hand trembles.
  private static let clickDistance = 4.0

  var body: some View {
    let ground = RoundedRectangle(cornerRadius: 10 * unit)
    GeometryReader { proxy in
      let room = SpecimenRoom(score.kind, proxy.size)
      specimen(room)
        .frame(width: proxy.size.width, height: proxy.size.height)
        .contentShape(Rectangle())
        .pointerStyle(isPressed ? .grabbing : .grab)
        .gesture(hand(room))
    }
    .overlay(alignment: showsGround ? .topLeading : .top) {
      label.padding(7 * unit).allowsHitTesting(false)
    }
    .background {
      ground.fill(showsGround ? palette.raised : .clear)
        .accessibilityIdentifier("lane \(lane.id.text)")
    }
    .clipShape(ground)
    .overlay {
      ground.strokeBorder(
        isHovered || isPressed ? palette.lane(lane.id).opacity(0.55) : palette.hairline,
        lineWidth: 1
      )
      .opacity(showsGround ? 1 : 0)
      .allowsHitTesting(false)
      .animation(.smooth(duration: 0.25), value: isHovered)
    }
    .onHover { isHovered = $0 }
    .onChange(of: isPressed) {
      guard !isPressed else { return }
      grip = nil
      score.cancel(lane.id)
    }
    .onDisappear { score.forget(lane.id) }
  }

  /// What tells the lane from others: the letter by which all of the lab calls it, or, where there is
  /// nothing of the lab around it, the name that somebody gave it.
  @ViewBuilder
  private var label: some View {
    if showsGround {
      CornerLetter(letter: lane.id, unit: unit).opacity(isAlone ? 0 : 1)
    } else if let name = lane.name {
      Text(verbatim: name)
        .font(.system(size: 20 * unit, weight: .medium))
        .foregroundStyle(palette.lane(lane.id))
        .lineLimit(1)
    }
  }

  private func specimen(_ room: SpecimenRoom) -> some View {
    let value = score.value(of: lane.id)
    let distance = value - (score.reading(of: lane.id) ?? value)
    return LaneMotion(
      value: value, target: value, letter: lane.id, score: score, room: room, isPressed: isPressed
    )
    .animation(lane.animation(for: score.launch, over: distance), value: score.turns)
    .movesInHeldTime(onlyByItself: true)
    // Another specimen is another thing: it begins at rest, whatever the one before it does.
    .id(score.kind)
    .transition(.opacity)
    .accessibilityIdentifier("specimen \(lane.id.text)")
    .accessibilityLabel("\(score.kind.name), lane \(lane.id.text), \(lane.title)")
    .accessibilityValue(score.kind.state(at: value))
  }

  /// Clicks, drags and throws are one gesture: a press that may move.
  private func hand(_ room: SpecimenRoom) -> some Gesture {
    let direction = score.kind.direction
    return DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onChanged { value in
        let moved = direction.component(of: value.translation)
        if !score.isHeld,
          hypot(value.translation.width, value.translation.height)
            > Self.clickDistance
        {
          grip = moved
          score.grab(lane.id)
        }
        if let grip { score.drag(by: (moved - grip) / room.travel) }
      }
      .onEnded { value in
        guard grip != nil else { return score.play() }
        grip = nil
        score.release(velocity: direction.component(of: value.velocity) / room.travel)
      }
      .onCancelled { _ in grip = nil }
  }
}

/// The letter of a lane in its colour.
private struct CornerLetter: View {
  let letter: Lane.Letter
  let unit: Double
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let color = palette.lane(letter)
    Text(letter.text)
      .font(.system(size: 10.5 * unit, weight: .bold))
      .foregroundStyle(color)
      .frame(width: 18 * unit, height: 18 * unit)
      .background { RoundedRectangle(cornerRadius: 5.5 * unit).fill(color.opacity(0.15)) }
  }
}
