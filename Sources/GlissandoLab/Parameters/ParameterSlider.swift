import Glissando
import GlissandoTools
import GlissandoViews

/// A slider over the useful range of a parameter, with marks of what was before and of the standard.
struct ParameterSlider: View {
  let model: LabModel
  let parameter: MotionParameter
  let value: Double
  let metrics: LabMetrics
  @State private var isDragging = false
  /// How far right of the knob's middle the pointer holds it, in points.
  @State private var grip = 0.0

  private var traits: ParameterTraits { parameter.traits }
  private var knob: Double { 16 * metrics.unit }

  var body: some View {
    GeometryReader { proxy in
      SliderFace(
        traits: traits, value: value, ghost: ghost, width: proxy.size.width, isDragging: isDragging,
        letter: model.selection, metrics: metrics
      )
      .contentShape(Rectangle())
      .gesture(drag(proxy.size.width))
    }
    .frame(height: 20 * metrics.unit)
    .adjustable(
      value: NumberText(traits).stringWithUnit(value), range: range, setNumber: choose,
      handleKey: handle
    )
    .accessibilityLabel(traits.title)
    .accessibilityIdentifier("slider \(traits.title)")
  }

  /// The value before the last change, if that was of this lane and of this number.
  private var ghost: Double? {
    guard let ghost = model.ghost, ghost.id == model.selection else { return nil }
    return ghost.value(of: parameter)
  }

  private var range: AccessibleRange {
    let bounds = traits.usefulRange
    return AccessibleRange(
      value: value, lower: bounds.lowerBound, upper: bounds.upperBound, step: 0)
  }

  private func choose(_ number: Double) {
    model.endStep()
    withAnimation(LabModel.motion) { model.set(parameter, to: number) }
    model.endStep()
  }

  // MARK: The pointer

  private func drag(_ width: Double) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { event in
        if !isDragging { begin(at: event.startLocation.x, width) }
        choose(event.location.x, width)
      }
      .onEnded { event in
        choose(event.location.x, width)
        finish()
      }
      .onCancelled { _ in finish() }
  }

  private func finish() {
    isDragging = false
    model.endStep()
  }

  /// A press on the knob keeps its distance to the pointer; one beside it brings it there.
  private func begin(at x: Double, _ width: Double) {
    let middle = SliderFace.middle(of: traits.fraction(of: value), width, knob)
    let distance = x - middle
    grip = abs(distance) <= knob / 2 + 2 ? distance : 0
    isDragging = true
    model.endStep()
    model.isDragging = true
  }

  private func choose(_ x: Double, _ width: Double) {
    let travel = max(width - knob, 1)
    let fraction = (x - grip - knob / 2) / travel
    // A press that does not move the knob leaves a value beyond the slider's ends where it is.
    guard traits.fraction(of: value) != min(max(fraction, 0), 1) else { return }
    var transaction = Transaction()
    transaction.isContinuous = true
    withTransaction(transaction) { model.set(parameter, to: traits.value(at: fraction)) }
  }

  // MARK: Keys

  private func handle(_ press: KeyPress) -> Bool {
    guard let step = ParameterKey(press) else { return false }
    if press.phase != .up { step.apply(to: parameter, of: model) }
    return true
  }
}

/// What a key does to a parameter that has the keyboard.
enum ParameterKey: Equatable {
  case step(Int, StepSize)
  case end(isHigh: Bool)

  /// The meaning of a key; nil for one without.
  ///
  /// - Parameter isText: Whether the keys to the left and right are those of a text field.
  init?(_ press: KeyPress, isText: Bool = false) {
    let modifiers = press.modifiers.subtracting(.capsLock)
    guard !modifiers.contains(.control) else { return nil }
    let size = StepSize(modifiers)
    switch press.key {
    case .upArrow: self = .step(1, size)
    case .downArrow: self = .step(-1, size)
    case .pageUp: self = .step(1, .coarse)
    case .pageDown: self = .step(-1, .coarse)
    case .rightArrow where !isText: self = .step(1, size)
    case .leftArrow where !isText: self = .step(-1, size)
    case .home where !isText: self = .end(isHigh: false)
    case .end where !isText: self = .end(isHigh: true)
    default: return nil
    }
  }

  /// Does it.
  @MainActor
  func apply(to parameter: MotionParameter, of model: LabModel) {
    switch self {
    case .step(let count, let size): model.step(parameter, by: count, size)
    case .end(let isHigh):
      let range = parameter.traits.usefulRange
      withAnimation(LabModel.motion) {
        model.set(parameter, to: isHigh ? range.upperBound : range.lowerBound)
      }
    }
  }
}

extension StepSize {
  /// How far a key goes that is pressed with some modifiers.
  init(_ modifiers: EventModifiers) {
    self = modifiers.contains(.shift) ? .coarse : modifiers.contains(.option) ? .fine : .normal
  }
}

/// What the slider looks like.
private struct SliderFace: View {
  let traits: ParameterTraits
  let value: Double
  let ghost: Double?
  let width: Double
  let isDragging: Bool
  let letter: Lane.Letter
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette
  @Environment(\.controlInteraction) private var interaction

  private var knob: Double { 16 * metrics.unit }
  private var track: Double { 4 * metrics.unit }

  /// The middle of the knob, in points from the left edge.
  static func middle(of fraction: Double, _ width: Double, _ knob: Double) -> Double {
    knob / 2 + max(width - knob, 0) * fraction
  }

  var body: some View {
    let x = Self.middle(of: traits.fraction(of: value), width, knob)
    let start = origin
    ZStack(alignment: .leading) {
      Capsule().fill(palette.ink.opacity(interaction.isHovered ? 0.16 : 0.12))
        .frame(width: width, height: track)
        .animation(.smooth(duration: 0.16), value: interaction.isHovered)
      Capsule().fill(palette.lane(letter))
        .frame(width: max(abs(x - start), track), height: track)
        .offset(x: min(x, start) - (abs(x - start) < track ? track / 2 : 0))
      mark(at: traits.standard, palette.ink.opacity(0.3), height: 3 * metrics.unit)
        .offset(y: 8 * metrics.unit)
      if let ghost, ghost.isFinite {
        mark(at: ghost, palette.lane(letter).opacity(0.55), height: 12 * metrics.unit)
          .transition(.opacity)
      }
      knobFace
        .offset(x: x - knob / 2)
    }
    .frame(width: width, height: 20 * metrics.unit, alignment: .leading)
  }

  /// Where the filled part begins: at 0 where the range has both signs.
  private var origin: Double {
    traits.usefulRange.lowerBound < 0
      ? Self.middle(of: traits.fraction(of: 0), width, knob) : 0
  }

  private func mark(at value: Double, _ color: Color, height: Double) -> some View {
    Capsule().fill(color)
      .frame(width: 2 * metrics.unit, height: height)
      .offset(x: Self.middle(of: traits.fraction(of: value), width, knob) - metrics.unit)
      .allowsHitTesting(false)
  }

  private var knobFace: some View {
    let isLarge = isDragging || interaction.isHovered
    return Circle().fill(.white)
      .overlay { Circle().strokeBorder(palette.lane(letter), lineWidth: 2.5 * metrics.unit) }
      .overlay { FocusRing(shape: Circle()) }
      .shadow(color: .black.opacity(0.16), radius: 1.5 * metrics.unit, y: metrics.unit)
      .frame(width: knob, height: knob)
      .scaleEffect(isDragging ? 1.14 : isLarge ? 1.07 : 1)
      .animation(.snappy(duration: 0.22, extraBounce: 0.1), value: isDragging)
      .animation(.snappy(duration: 0.22), value: isLarge)
  }
}
