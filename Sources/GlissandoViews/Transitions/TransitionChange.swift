import Foundation
import GlissandoDrawing
import GlissandoMotion

/// What the numbers of a transition make of the view: all of them as one change.
nonisolated struct TransitionChange: VisualChange {
  private let motion: TransitionMotion
  /// Whether the numbers are where they go, rather than where they are shown.
  private let isAtGoal: Bool

  init(_ motion: TransitionMotion, isAtGoal: Bool) {
    (self.motion, self.isAtGoal) = (motion, isAtGoal)
  }

  // A fade is around all that moves, which is around a blur.
  @MainActor func draw(
    in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void
  ) {
    guard motion.fades else { return drawMoved(in: drawing, content: content) }
    OpacityModifier(opacity: opacity).draw(in: drawing) { drawMoved(in: $0, content: content) }
  }

  @MainActor private func drawMoved(
    in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void
  ) {
    var moved = drawing
    // The first is innermost, so that the last changes the coordinates first.
    for track in motion.tracks.reversed() {
      moved.context = track.channel.kind.apply(value(of: track), to: moved.context, in: moved.rect)
    }
    guard motion.blurs else { return content(moved) }
    BlurModifier(radius: blurRadius).draw(in: moved, content: content)
  }

  /// The product of all opacities; [0, 1].
  @MainActor private var opacity: Double {
    motion.tracks.reduce(1) { product, track in
      track.channel.kind == .opacity ? product * min(max(value(of: track), 0), 1) : product
    }
  }

  /// The radius of all blurs together, in points: their variances add up.
  @MainActor private var blurRadius: Double {
    motion.tracks.reduce(0) { sum, track in
      track.channel.kind == .blur ? sum + value(of: track) * value(of: track) : sum
    }.squareRoot()
  }

  @MainActor private func value(of track: TransitionMotion.Track) -> Double {
    isAtGoal ? track.value.target : track.value.shown
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
