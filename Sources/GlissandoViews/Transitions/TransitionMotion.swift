import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The numbers of a transition on their way.
///
/// The attributes of the engine are made when a number first moves and let go when the view is at
/// rest where it stays.
@MainActor
final class TransitionMotion {
  struct Track {
    let channel: TransitionChannel
    let value: ShownValue<Double>
  }

  let tracks: [Track]
  private(set) var phase: TransitionPhase
  let fades: Bool
  let blurs: Bool
  private let moves: Bool
  private let drawer = ChangeDrawer()
  private var frameFinder = ShownFrameFinder()

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
  private var isMoving: Bool {
    // By index, here and below: a loop over the tracks counts the references of each, in each frame.
    for index in tracks.indices where tracks[index].channel.kind.isMotion {
      if tracks[index].value.isRunning { return true }
    }
    return false
  }

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
  func contentPlace(of node: any LayoutNode & Rendering, in place: InspectedPlace) -> InspectedPlace
  {
    drawer.place(
      of: node, by: TransitionChange(self, isAtGoal: false), in: shownFrame(of: node),
      to: TransitionChange(self, isAtGoal: true), at: place)
  }

  /// Draws the view of a node as it is shown now.
  func draw(
    _ content: ViewNode?, of node: any LayoutNode & ContentMoving, _ context: RenderContext,
    _ pass: RenderPass
  ) {
    drawer.draw(
      content, of: node, with: TransitionChange(self, isAtGoal: false), in: shownFrame(of: node),
      isMoving: isMoving, context, pass)
  }

  /// The context of the content of a node when all numbers have arrived.
  func goal(of node: any LayoutNode & Rendering, in context: RenderContext) -> RenderContext {
    drawer.goal(of: node, by: TransitionChange(self, isAtGoal: true), in: node.frame, context)
  }
}
