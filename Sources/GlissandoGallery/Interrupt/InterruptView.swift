package import Glissando
import GlissandoTools

/// The scene: stage, scope and controls.
package struct InterruptView: View {
  private let model: InterruptModel
  /// Goes back to where the scene was opened from; nil where it is all there is.
  private let leave: (() -> Void)?
  @Environment(\.galleryPalette) private var palette
  @Environment(\.transport) private var transport

  package init(model: InterruptModel, leave: (() -> Void)? = nil) {
    self.model = model
    self.leave = leave
  }

  package var body: some View {
    GeometryReader { proxy in
      let metrics = Metrics(proxy.size)
      VStack(alignment: .leading, spacing: 0) {
        Header(model: model, metrics: metrics, leave: leave)
        MovingParts(model: model, metrics: metrics)
        ControlStrip(model: model, metrics: metrics)
      }
      .overlay {
        if model.showsKeys {
          KeysOverlay(columns: SceneKeys.columns, unit: metrics.unit) {
            withAnimation(InterruptModel.fade) { model.showsKeys = false }
          }
        }
      }
    }
    .background(palette.paper)
    .answersInHeldTime(of: model.transport)
    .onAppear { model.adopt(transport) }
    .onDisappear { model.playAtFullPace() }
    .onKeyPress { model.handle($0) }
  }
}

extension InterruptModel: GalleryGuest {
  package func view(leave: @escaping @MainActor () -> Void) -> AnyView {
    AnyView(InterruptView(model: self, leave: leave))
  }

  package var windowTitle: String { "Glissando: Interrupt" }
}

/// What is drawn anew in every frame.
private struct MovingParts: View {
  let model: InterruptModel
  let metrics: Metrics

  var body: some View {
    let _ = model.changesWhilePaused
    TimelineView(.animation(paused: !model.isLive)) { context in
      let frame = context.date.timeIntervalSinceReferenceDate
      let moment = model.moment(at: frame, stage: metrics.stage)
      VStack(spacing: 0) {
        StageView(model: model, moment: moment, metrics: metrics)
        ScopeView(model: model, moment: moment, metrics: metrics)
      }
      .onChange(of: frame) { model.finish(frame: frame) }
    }
    .onChange(of: metrics.stage) { model.fit(to: metrics.stage) }
  }
}
