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
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void
  ) {
    guard motion.fades else { return drawMoved(in: &drawing, content: content) }
    OpacityModifier(opacity: opacity).draw(in: &drawing) { drawMoved(in: &$0, content: content) }
  }

  @MainActor private func drawMoved(
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void
  ) {
    // The first is innermost, so that the last changes the coordinates first.
    for index in motion.tracks.indices.reversed() {
      motion.tracks[index].channel.kind.apply(
        value(at: index), to: &drawing.context, in: drawing.rect)
    }
    guard motion.blurs else { return content(&drawing) }
    BlurModifier(radius: blurRadius).draw(in: &drawing, content: content)
  }

  /// The product of all opacities; [0, 1].
  @MainActor private var opacity: Double {
    var product = 1.0
    for index in motion.tracks.indices {
      guard case .opacity = motion.tracks[index].channel.kind else { continue }
      product *= min(max(value(at: index), 0), 1)
    }
    return product
  }

  /// The radius of all blurs together, in points: their variances add up.
  @MainActor private var blurRadius: Double {
    var sum = 0.0
    for index in motion.tracks.indices {
      guard case .blur = motion.tracks[index].channel.kind else { continue }
      sum += value(at: index) * value(at: index)
    }
    return sum.squareRoot()
  }

  /// The number of a track.
  @MainActor private func value(at index: Int) -> Double {
    let value = motion.tracks[index].value
    return isAtGoal ? value.target : value.shown
  }
}

extension TransitionChannel.Kind {
  /// Makes of the context around a view with the frame `rect` that of its content.
  nonisolated fileprivate func apply(
    _ value: Double, to context: inout RenderContext, in rect: CGRect
  ) {
    switch self {
    case .opacity, .blur: break
    case .shift(let x, let y):
      OffsetModifier(offset: CGSize(width: value * x * rect.width, height: value * y * rect.height))
        .change(&context, in: rect)
    case .offset(let offset):
      OffsetModifier(offset: CGSize(width: value * offset.width, height: value * offset.height))
        .change(&context, in: rect)
    case .scale(let anchor):
      ScaleModifier(scale: CGSize(width: value, height: value), anchor: anchor)
        .change(&context, in: rect)
    }
  }
}
