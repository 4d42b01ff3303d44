package import Glissando

/// The lab: lanes above, parameters to the left, specimens and plots beside them, time below.
package struct LabView: View {
  private let model: LabModel
  /// Goes back to where the lab was opened from; nil where it is all there is.
  private let leave: (@MainActor () -> Void)?
  @Environment(\.colorScheme) private var colorScheme

  /// A lab on a model.
  package init(model: LabModel, leave: (@MainActor () -> Void)? = nil) {
    self.model = model
    self.leave = leave
  }

  /// The lab in the size that it is given.
  package var body: some View {
    let palette = LabPalette(colorScheme)
    GeometryReader { proxy in
      let metrics = LabMetrics(proxy.size)
      VStack(alignment: .leading, spacing: 0) {
        LabHeader(model: model, metrics: metrics, leave: leave)
        HStack(alignment: .top, spacing: 0) {
          ParameterColumn(model: model, metrics: metrics)
          WorkArea(model: model, metrics: metrics)
        }
        .frame(height: metrics.main)
        TransportSlot(model: model, metrics: metrics)
      }
    }
    .background(palette.paper)
    .tint(palette.lane(model.document.selection))
  }
}

/// Specimens above plots.
private struct WorkArea: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    VStack(spacing: 0) {
      SpecimenArea(model: model, metrics: metrics)
        .frame(height: metrics.specimens)
      PlotArea(model: model, metrics: metrics)
        .frame(height: metrics.plots)
    }
    .frame(maxWidth: .infinity)
  }
}
