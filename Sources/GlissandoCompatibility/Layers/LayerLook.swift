import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What of a layer is shown, and of those in it.
struct LayerLook: View {
  let layer: CALayer
  /// Differs after each change of what may have changed: a layer is the same one before and after.
  let version: Int
  /// How much room the whole view has; points.
  let room: CGSize

  var body: some View {
    let shape = UnevenRoundedRectangle(cornerRadii: layer.maskedCorners.radii(layer.cornerRadius))
    shape.fill(layer.backgroundColor.map { Color(cgColor: $0) } ?? layer.ground ?? .clear)
      .overlay {
        if layer.borderWidth > 0, let color = layer.borderColor {
          shape.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
        }
      }
      .shadow(
        color: layer.shadowColor.map { Color(cgColor: $0).opacity(Double(layer.shadowOpacity)) }
          ?? .clear,
        radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height
      )
      .overlay(alignment: .topLeading) {
        if layer.masksToBounds {
          Color.clear.overlay(alignment: .topLeading) { inner }.clipShape(shape)
        } else {
          inner
        }
      }
      .opacity(layer.isHidden || layer.isViewHidden ? 0 : Double(layer.opacity) * layer.viewOpacity)
  }

  @ViewBuilder
  private var inner: some View {
    if let emitter = layer as? CAEmitterLayer {
      EmitterLook(emitter: emitter, version: version, room: room)
    }
    ForEach(layer.shownSublayers, id: \.self) { layer in
      LayerLook(layer: layer, version: version, room: room)
        .frame(width: max(0, layer.frame.width), height: max(0, layer.frame.height))
        .offset(x: layer.frame.minX, y: layer.frame.minY)
    }
  }
}

extension CALayer {
  /// The layers in it, those that are to lie above later.
  fileprivate var shownSublayers: [CALayer] {
    (sublayers ?? []).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

/// The particles of a layer, where they are.
private struct EmitterLook: View {
  /// How far outside of the view a particle is still shown; points.
  private static let margin = 400.0

  let emitter: CAEmitterLayer
  let version: Int
  let room: CGSize
  @ObservedObject private var changes: EmitterChanges
  @State private var kept = KeptParticles()

  init(emitter: CAEmitterLayer, version: Int, room: CGSize) {
    (self.emitter, self.version, self.room) = (emitter, version, room)
    changes = emitter.changes
  }

  var body: some View {
    let particles = kept.particles(of: emitter)
    TimelineView(.animation(paused: !particles.isAlive)) { timeline in
      let _ = particles.advance(to: timeline.date)
      Canvas { context, _ in
        if emitter.renderMode == .additive { context.blendMode = .plusLighter }
        context.translateBy(x: Self.margin, y: Self.margin)
        let all = particles.all
        for particle in emitter.renderMode == .oldestLast ? all.reversed() : all {
          particle.draw(in: context, at: particles.time)
        }
      }
      .onChange(of: particles.isAlive) { changes.note() }
    }
    .frame(width: room.width + 2 * Self.margin, height: room.height + 2 * Self.margin)
    .offset(x: -Self.margin, y: -Self.margin)
    .allowsHitTesting(false)
  }
}

/// The particles as long as the view is there.
@MainActor
private final class KeptParticles {
  private var kept: (CAEmitterLayer, EmittedParticles)?
  nonisolated init() {}

  func particles(of emitter: CAEmitterLayer) -> EmittedParticles {
    if let kept, kept.0 === emitter { return kept.1 }
    let made = EmittedParticles(emitter)
    kept = (emitter, made)
    return made
  }
}
