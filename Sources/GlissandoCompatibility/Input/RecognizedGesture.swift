import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Adds a represented recognizer to a view.
@usableFromInline
nonisolated struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>:
  ViewModifier
{
  let representable: Representable

  @usableFromInline @MainActor func body(content: Content) -> some View {
    RecognizingView(content: content, representable: representable)
  }
}

/// A view with the gestures that drive a recognizer.
private struct RecognizingView<Content: View, Representable: UIGestureRecognizerRepresentable>:
  View
{
  let content: Content
  let representable: Representable
  @State private var kept = KeptRecognizer<Representable>()
  /// Whether a gesture goes on: it falls back when one is broken off, which nobody is told else.
  @GestureState private var isGoing = false

  var body: some View {
    let recognizer = kept.updated(representable)
    let noticed = gesture(of: recognizer)
    content
      .background { GeometryReader { place(in: $0) }.allowsHitTesting(false) }
      .modifier(
        RecognizerGesture(
          gesture: noticed ?? AnyGesture(TapGesture()),
          isEnabled: noticed != nil && recognizer.isEnabled, isBeside: kept.isBeside)
      )
      .onChange(of: isGoing) { if !isGoing { kept.breakOff() } }
  }

  private func place(in proxy: GeometryProxy) -> Color {
    kept.place.proxy = proxy
    return Color.clear
  }

  /// What drives a recognizer; nil, with a warning, where nothing does.
  private func gesture(of recognizer: UIGestureRecognizer) -> AnyGesture<Void>? {
    switch recognizer {
    case let pan as UIPanGestureRecognizer where pan.minimumNumberOfTouches < 2: AnyGesture(drag)
    case let tap as UITapGestureRecognizer:
      AnyGesture(
        SpatialTapGesture(count: tap.numberOfTapsRequired, coordinateSpace: .global)
          .map { kept.come(.ended, at: $0.location) })
    case let press as UILongPressGestureRecognizer:
      AnyGesture(longPress(press.minimumPressDuration))
    case is UIPinchGestureRecognizer: AnyGesture(pinch)
    default: kept.nothing()
    }
  }

  private var drag: some Gesture<Void> {
    DragGesture(coordinateSpace: .global)
      .updating($isGoing) { _, isGoing, _ in isGoing = true }
      .onChanged { kept.drag($0, isOver: false) }
      .onEnded { kept.drag($0, isOver: true) }
      .map { _ in }
  }

  private func longPress(_ duration: TimeInterval) -> some Gesture<Void> {
    LongPressGesture(minimumDuration: duration)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($isGoing) { _, isGoing, _ in isGoing = true }
      .onChanged { value in
        if case .second(true, let drag) = value { kept.goOn(at: drag?.location) }
      }
      .onEnded { value in
        if case .second(true, let drag) = value { kept.come(.ended, at: drag?.location) }
      }
      .map { _ in }
  }

  private var pinch: some Gesture<Void> {
    MagnifyGesture()
      .updating($isGoing) { _, isGoing, _ in isGoing = true }
      .onChanged { kept.pinch($0, isOver: false) }
      .onEnded { kept.pinch($0, isOver: true) }
      .map { _ in }
  }
}

/// A gesture beside those of the views inside, or after them.
private nonisolated struct RecognizerGesture: ViewModifier {
  let gesture: AnyGesture<Void>
  let isEnabled: Bool
  let isBeside: Bool

  @MainActor func body(content: Content) -> some View {
    content
      .gesture(gesture, isEnabled: isEnabled && !isBeside)
      .simultaneousGesture(gesture, isEnabled: isEnabled && isBeside)
  }
}

/// A recognizer that is made once and lasts as long as the view that it is on.
@MainActor
private final class KeptRecognizer<Representable: UIGestureRecognizerRepresentable> {
  let place = RecognizedPlace()
  /// Whether the gestures of the views inside may go on at the same time.
  private(set) var isBeside = false
  private var representable: Representable?
  private var recognizer: Representable.UIGestureRecognizerType?
  private var coordinator: Representable.Coordinator?
  /// Whether the delegate does not want the gesture that goes on.
  private var isRefused = false

  nonisolated init() {}

  private func context(of representable: Representable) -> Representable.Context {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
    let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
    self.coordinator = coordinator
    return Representable.Context(coordinator: coordinator, converter: converter)
  }

  /// The recognizer as the program wants it now.
  func updated(_ representable: Representable) -> UIGestureRecognizer {
    self.representable = representable
    let context = context(of: representable)
    let recognizer = recognizer ?? representable.makeUIGestureRecognizer(context: context)
    let isFirst = self.recognizer == nil
    if isFirst {
      self.recognizer = recognizer
      place.recognizer = recognizer
    }
    representable.updateUIGestureRecognizer(recognizer, context: context)
    // Asked once: one that changes would break off a gesture that goes on.
    if isFirst {
      isBeside =
        recognizer.delegate?.gestureRecognizer(
          recognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer()) ?? false
    }
    return recognizer
  }

  // MARK: What happens

  /// The gesture has come to a state.
  func come(_ state: UIGestureRecognizer.State, at point: CGPoint?) {
    guard let recognizer, let representable else { return }
    if let point { recognizer.windowLocation = point }
    if recognizer.state == .possible {
      isRefused = !(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
    }
    recognizer.state = state
    if !isRefused {
      representable.handleUIGestureRecognizerAction(
        recognizer, context: context(of: representable))
    }
    if state == .ended || state == .cancelled { recognizer.state = .possible }
  }

  /// The gesture begins, or goes on.
  func goOn(at point: CGPoint?) {
    come(recognizer?.state == .possible ? .began : .changed, at: point)
  }

  /// The gesture does not go on.
  func breakOff() {
    guard let recognizer, recognizer.state != .possible else { return }
    come(.cancelled, at: nil)
  }

  func drag(_ value: DragGesture.Value, isOver: Bool) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    if pan.state == .possible { pan.accountedMovement = .zero }
    pan.movement = CGPoint(x: value.translation.width, y: value.translation.height)
    pan.currentVelocity = CGPoint(x: value.velocity.width, y: value.velocity.height)
    if isOver { come(.ended, at: value.location) } else { goOn(at: value.location) }
  }

  func pinch(_ value: MagnifyGesture.Value, isOver: Bool) {
    guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
    if pinch.state == .possible { pinch.accountedMagnification = 1 }
    pinch.magnification = value.magnification
    pinch.velocity = value.velocity
    let point = place.proxy.map {
      let origin = $0.frame(in: .global).origin
      return CGPoint(x: origin.x + value.startLocation.x, y: origin.y + value.startLocation.y)
    }
    if isOver { come(.ended, at: point) } else { goOn(at: point) }
  }

  /// No gesture drives the recognizer.
  func nothing() -> AnyGesture<Void>? {
    ViewWarning.once(
      "\(Representable.UIGestureRecognizerType.self) of \(Representable.self) notices nothing: drags "
        + "of one finger, taps, long presses and pinches are noticed",
      key: "recognizer \(Representable.self)")
    return nil
  }
}
