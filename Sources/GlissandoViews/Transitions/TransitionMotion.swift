import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The numbers of a transition on their way, and what they make of the view.
///
/// The attributes of the engine are made when a number first moves and let go when the view is at
/// rest where it stays.
@MainActor
final class TransitionMotion {
  private struct Track {
    let channel: TransitionChannel
    let value: ShownValue<Double>
  }

  private let tracks: [Track]
  private(set) var phase: TransitionPhase
  private let fades: Bool
  private let blurs: Bool
  private let moves: Bool
  private let groups: EffectGroups?
  private lazy var mover = Mover()
  private lazy var frameFinder = ShownFrameFinder()
  private var contentDrawnIn: RenderContext?

  /// Makes numbers that stand where they are in a phase, for the view of a node.
  ///
  /// Those that are not finite are left out, with a warning.
  init(_ given: [TransitionChannel], at phase: TransitionPhase, of node: ViewNode) {
    var channels = given
    if !channels.allSatisfy({ $0.isFinite }) {
      channels.removeAll { !$0.isFinite }
      ViewWarning.once(
        "the transition at \(node.debugPath) has a number that is not finite, and plays without it:"
          + " use finite numbers")
    }
    self.phase = phase
    tracks = channels.map { channel in
      Track(
        channel: channel,
        value: ShownValue(
          channel.value(in: phase), label: "transition", restDistance: channel.restDistance))
    }
    fades = channels.contains { $0.kind == .opacity }
    blurs = channels.contains { $0.kind == .blur }
    moves = channels.contains { $0.kind.isMotion }
    groups = fades || blurs ? EffectGroups() : nil
  }

  // MARK: Going

  /// Sends the numbers to where they are in a phase, from wherever they are and as fast as they go.
  func show<Node: ViewNode & AnimatedAttributeObserver>(
    _ phase: TransitionPhase, _ transaction: Transaction, for node: Node
  ) {
    self.phase = phase
    for track in tracks {
      var own = transaction
      track.channel.timing.change(&own)
      track.value.set(track.channel.value(in: phase), for: node, under: own)
    }
  }

  var isRunning: Bool { tracks.contains { $0.value.isRunning } }

  /// Whether the view is on its way to somewhere else.
  private var isMoving: Bool { tracks.contains { $0.value.isRunning && $0.channel.kind.isMotion } }

  /// Whether the view looks as it does while it stays, with nothing on its way.
  var isAtRest: Bool { phase.isIdentity && !isRunning }

  /// Whether it can take over where `channels` are to play: they do the same to the view.
  func hasSameKinds(as channels: [TransitionChannel]) -> Bool {
    tracks.elementsEqual(channels) { $0.channel.hasSameKind(as: $1) }
  }

  /// Gives back the attributes of the engine.
  func remove() {
    for track in tracks { track.value.remove() }
  }

  // MARK: What is shown

  /// The frame of the view of a node as shown now, if any number refers to it.
  private func shownFrame(of node: LayoutNode) -> CGRect {
    moves ? frameFinder.shownFrame(of: node) : node.frame
  }

  /// Where the view of a node is seen, by where the node is.
  func contentPlace(of node: LayoutNode, in place: InspectedPlace) -> InspectedPlace {
    var inner = place
    inner.opacity *= opacity
    inner.shown = shownContext(place.shown, in: shownFrame(of: node))
    inner.target = targetContext(place.target, in: node.frame)
    return inner
  }

  /// The factor of the view's opacity as shown now; [0, 1].
  private var opacity: Double {
    var result = 1.0
    for track in tracks where track.channel.kind == .opacity {
      result *= min(max(track.value.shown, 0), 1)
    }
    return result
  }

  /// The radius of all blurs together as shown now, in points: their variances add up.
  private var blurRadius: Double {
    var sum = 0.0
    for track in tracks where track.channel.kind == .blur {
      sum += track.value.shown * track.value.shown
    }
    return sum.squareRoot()
  }

  /// Where the view is drawn now, when its frame is `rect`.
  private func shownContext(_ context: RenderContext, in rect: CGRect) -> RenderContext {
    guard moves else { return context }
    var result = context
    // The first is innermost, so that the last changes the coordinates first.
    for track in tracks.reversed() {
      result = track.channel.kind.apply(track.value.shown, to: result, in: rect)
    }
    return result
  }

  /// Where the view is drawn when all motion has ended.
  private func targetContext(_ context: RenderContext, in rect: CGRect) -> RenderContext {
    var result = context
    for track in tracks.reversed() {
      result = track.channel.kind.apply(track.value.target, to: result, in: rect)
    }
    return result
  }

  /// Draws the view of a node as it is shown now.
  func draw(
    _ content: ViewNode?, of node: any LayoutNode & Rendering, _ context: RenderContext,
    _ pass: RenderPass
  ) {
    groups?.begin(by: node, on: pass)
    defer { groups?.end() }
    let drawing = VisualEffectDrawing(
      context: context, rect: shownFrame(of: node), groups: groups)
    guard fades else { return drawMoved(content, in: drawing, pass) }
    OpacityModifier(opacity: opacity).draw(in: drawing) { drawMoved(content, in: $0, pass) }
  }

  private func drawMoved(
    _ content: ViewNode?, in drawing: VisualEffectDrawing, _ pass: RenderPass
  ) {
    var context = shownContext(drawing.context, in: drawing.rect)
    if isMoving { context.move(by: mover, to: targetContext(drawing.context, in: drawing.rect)) }
    guard blurs else { return draw(content, in: context, pass) }
    var moved = drawing
    moved.context = context
    BlurModifier(radius: blurRadius).draw(in: moved) { draw(content, in: $0.context, pass) }
  }

  private func draw(_ content: ViewNode?, in context: RenderContext, _ pass: RenderPass) {
    guard pass.isRebuilding || context != contentDrawnIn else { return }
    contentDrawnIn = context
    content?.render(context, pass)
  }
}

extension TransitionChannel.Kind {
  /// The coordinates in which the content of a view with the frame `rect` is drawn.
  nonisolated fileprivate func apply(
    _ value: Double, to context: RenderContext, in rect: CGRect
  ) -> RenderContext {
    switch self {
    case .opacity, .blur: context
    case .shift(let x, let y):
      OffsetModifier(offset: CGSize(width: value * x * rect.width, height: value * y * rect.height))
        .changed(context, in: rect)
    case .offset(let offset):
      OffsetModifier(offset: CGSize(width: value * offset.width, height: value * offset.height))
        .changed(context, in: rect)
    case .scale(let anchor):
      ScaleModifier(scale: CGSize(width: value, height: value), anchor: anchor)
        .changed(context, in: rect)
    }
  }
}
