package import Glissando
import GlissandoTools
import GlissandoViews

/// The lab: lanes above, parameters to the left, specimens and plots beside them, time below.
package struct LabView: View {
  private let model: LabModel
  /// Goes back to where the lab was opened from; nil where it is all there is.
  private let leave: (@MainActor () -> Void)?
  @Environment(\.paperPalette) private var palette
  @Environment(\.copyText) private var copyText
  @Environment(\.pasteText) private var pasteText
  @Environment(\.transport) private var transport

  /// A lab on a model.
  package init(model: LabModel, leave: (@MainActor () -> Void)? = nil) {
    self.model = model
    self.leave = leave
  }

  /// The lab in the size that it is given.
  package var body: some View {
    GrownRoom { room in
      let metrics = LabMetrics(room)
      VStack(alignment: .leading, spacing: 0) {
        LabHeader(model: model, metrics: metrics, leave: leave)
        HStack(alignment: .top, spacing: 0) {
          ParameterColumn(model: model, metrics: metrics)
          WorkArea(model: model, metrics: metrics)
        }
        .frame(height: metrics.main)
        TransportSlot(metrics: metrics)
      }
      .overlay {
        if model.showsKeys {
          KeysOverlay(
            columns: LabKeys.columns, unit: metrics.isCompact ? 0.8 * metrics.unit : metrics.unit
          ) { model.toggleKeys() }
          .transition(.opacity)
        }
      }
    }
    .background(palette.paper)
    .tint(palette.lane(model.selection))
    .modifier(StillPage())
    .answersInHeldTime(of: transport)
    .onKeyPress { model.handle($0, LabClipboard(copy: copyText, paste: pasteText)) }
    .dropDestination(for: String.self) { texts, _ in
      for text in texts { model.bringIn(text) }
      return true
    }
  }
}

/// Specimens above plots, and beside them what is open there.
private struct WorkArea: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    let room = metrics.work(besideDrawer: model.drawer != nil)
    VStack(spacing: 0) {
      SpecimenArea(model: model, metrics: metrics, width: room)
        .frame(height: metrics.specimens)
      PlotArea(model: model, metrics: metrics)
        .frame(height: metrics.plots)
    }
    .frame(width: room)
    .overlay(alignment: .bottomLeading) {
      notice.frame(
        width: room - (model.drawer != nil && metrics.drawerCovers ? metrics.drawer : 0))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay(alignment: .trailing) { drawer }
    .clipped()
  }

  @ViewBuilder private var notice: some View {
    if let notice = model.notice {
      NoticeBand(notice: notice, model: model, metrics: metrics)
        .padding(metrics.margin * 0.6)
        .modifier(AboveFilmBand())
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }

  @ViewBuilder private var drawer: some View {
    switch model.drawer {
    case .presets:
      PresetDrawer(model: model, metrics: metrics).transition(.move(edge: .trailing))
    case .transfer:
      TransferDrawer(model: model, metrics: metrics).transition(.move(edge: .trailing))
    case nil: EmptyView()
    }
  }
}

/// Leaves room for what the window says of its films.
private struct AboveFilmBand: ViewModifier {
  @Environment(\.filmDesk) private var desk

  func body(content: Content) -> some View {
    let covered = desk?.coveredHeight ?? 0
    content.padding(.bottom, covered).animation(LabModel.motion, value: covered)
  }
}
