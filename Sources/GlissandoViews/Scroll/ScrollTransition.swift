import Foundation
import GlissandoDrawing
public import GlissandoMotion

// Views that change on their way into and out of what a scroll view shows.

/// Where a view is with regard to what a scroll view shows.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It goes out at the top or the leading edge.
  case topLeading
  /// It can be seen.
  case identity
  /// It goes out at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether it can be seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 where it can be seen, 1 at the bottom or trailing edge: to be
  /// multiplied with a length or an angle.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes on its way into and out of what a scroll view shows.
public struct ScrollTransitionConfiguration: Sendable {
  /// Where a view counts as seen.
  public struct Threshold: Sendable {
    /// Which part of the view has to be seen; for one in the middle, 1 as well.
    private let visible: Double
    /// How far the place is moved from there to the middle of the scroll view; [0, 1].
    private let centering: Double
    /// Points by which it lies further in.
    private let inset: Double

    /// All of the view can be seen.
    public static let visible = Threshold(visible: 1, centering: 0, inset: 0)
    /// The view begins to be seen.
    public static let hidden = Threshold(visible: 0, centering: 0, inset: 0)
    /// The view is in the middle of the scroll view.
    public static let centered = Threshold(visible: 1, centering: 1, inset: 0)

    /// A part of the view can be seen; [0, 1].
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visible: min(max(amount, 0), 1), centering: 0, inset: 0)
    }

    /// A place between this one and another, [0, 1].
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * amount }
      return Threshold(
        visible: mix(visible, other.visible), centering: mix(centering, other.centering),
        inset: mix(inset, other.inset))
    }

    /// The place moved further in, by points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(visible: visible, centering: centering, inset: inset + distance)
    }

    /// How far a view that begins at `start` is on its way out at the beginning of a scroll view: 0
    /// from the threshold on, 1 where nothing of it can be seen.
    func progress(start: Double, length: Double, viewport: Double) -> Double {
      let seen = (visible - 1) * length
      let place = seen + ((viewport - length) / 2 - seen) * centering + inset
      guard place > -length else { return start <= -length ? 1 : 0 }
      return min(max((place - start) / (place + length), 0), 1)
    }
  }

  enum Kind: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  private(set) var kind: Kind
  private(set) var threshold = Threshold.visible

  /// The view changes at the threshold, by an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The view changes at the threshold, by the default animation.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

  /// The view changes as it is scrolled, by a curve of the way.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The view changes as it is scrolled.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))

  /// The view does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The same with an animation, where the view changes by one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    if case .animated = kind { copy.kind = .animated(animation) }
    return copy
  }

  /// The same with another place where a view counts as seen.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension View {
  /// Changes how the view is drawn on its way into and out of what the scroll view around shows.
  ///
  /// - Parameters:
  ///   - configuration: How it changes.
  ///   - axis: The direction that counts; nil is that of the scroll view.
  ///   - transition: Makes what is drawn in each phase.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn on its way into and out of what the scroll view around shows,
  /// differently at both ends.
  ///
  /// - Parameters:
  ///   - topLeading: How it changes at the top or the leading edge.
  ///   - bottomTrailing: How it changes at the bottom or the trailing edge.
  ///   - axis: The direction that counts; nil is that of the scroll view.
  ///   - transition: Makes what is drawn in each phase.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
  }
}

@usableFromInline
nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ScrollTransitionNode(self, context)
  }
}

/// Draws its content by where it is in the scroll view around.
private final class ScrollTransitionNode<Effect: VisualEffect>:
  PlacedEffectNode<ScrollTransitionModifier<Effect>, Effect>
{
  private weak var scroll: ScrollNode?
  /// The phase that is shown where the view changes by an animation.
  private var phase = ScrollTransitionPhase.identity

  override init(_ modifier: ScrollTransitionModifier<Effect>, _ context: NodeContext) {
    super.init(modifier, context)
    scroll = scrollAround
    scroll?.registerSized(self)
    tree.placeReaders.add(self)
  }

  /// Where the view is on its way, and how far, before any curve.
  private var place: (phase: ScrollTransitionPhase, progress: Double) {
    guard let scroll else { return (.identity, 0) }
    let axis = modifier.axis ?? (scroll.scrolls(.vertical) ? .vertical : .horizontal)
    let rect = frame.applying(transform(below: scroll))
    let start = rect.origin[axis] - scroll.shownOffset[axis]
    let (length, viewport) = (rect.size[axis], scroll.frame.size[axis])
    let before = modifier.topLeading.threshold.progress(
      start: start, length: length, viewport: viewport)
    let after = modifier.bottomTrailing.threshold.progress(
      start: viewport - start - length, length: length, viewport: viewport)
    if before == 0, after == 0 { return (.identity, 0) }
    return before >= after ? (.topLeading, before) : (.bottomTrailing, after)
  }

  private func configuration(_ phase: ScrollTransitionPhase) -> ScrollTransitionConfiguration {
    phase == .topLeading ? modifier.topLeading : modifier.bottomTrailing
  }

  override var effectNow: Effect {
    let (phase, progress) = place
    self.phase = phase
    var effect = modifier.effect(EmptyVisualEffect(), .identity)
    switch configuration(phase).kind {
    case .identity: return effect
    case .animated: return modifier.effect(EmptyVisualEffect(), phase)
    case .interactive(let curve):
      let edge = modifier.effect(EmptyVisualEffect(), phase)
      var way = edge.animatableData - effect.animatableData
      way.scale(by: curve.value(at: progress))
      effect.animatableData = effect.animatableData + way
      return effect
    }
  }

  override func placeChanged() {
    let previous = phase
    let next = place.phase
    guard let animation = animation(from: previous, to: next) else { return super.placeChanged() }
    guard next != previous else { return }
    phase = next
    // Something else may be in the midst of its tick, in which no animation begins.
    tree.enqueue(for: self) { $0.resolve(under: Transaction(animation: animation)) }
  }

  /// By which animation the view changes between two phases; nil where it follows the content.
  private func animation(
    from previous: ScrollTransitionPhase, to next: ScrollTransitionPhase
  ) -> Animation? {
    guard case .animated(let animation) = configuration(next.isIdentity ? previous : next).kind
    else { return nil }
    return animation
  }
}
