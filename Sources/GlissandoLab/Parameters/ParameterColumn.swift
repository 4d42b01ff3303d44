import Glissando
import GlissandoTools
import GlissandoNotation

/// What the selected lane is, and everything that can be changed about it.
struct ParameterColumn: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LaneHead(model: model, metrics: metrics)
        .padding(.horizontal, metrics.margin)
        .padding(.top, metrics.margin * 0.7)
      KindPicker(model: model, metrics: metrics)
        .padding(.horizontal, metrics.margin)
        .padding(.top, (metrics.isCompact ? 8 : 12) * metrics.unit)
        .padding(.bottom, (metrics.isCompact ? 3 : 7) * metrics.unit)
      ScrollView {
        Groups(model: model, metrics: metrics)
          .padding(.horizontal, metrics.margin - 6 * metrics.unit)
          .padding(.top, 5 * metrics.unit)
          .padding(.bottom, metrics.margin)
      }
      .frame(maxHeight: .infinity)
    }
    .frame(width: metrics.parameters, height: metrics.main, alignment: .topLeading)
    .background(palette.raised)
    .overlay(alignment: .trailing) { Rectangle().fill(palette.hairline).frame(width: 1) }
    .overlay(alignment: .top) { Rectangle().fill(palette.hairline).frame(height: 1) }
  }
}

/// The groups of the kind of motion that the lane is.
private struct Groups: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    VStack(alignment: .leading, spacing: 2 * metrics.unit) {
      switch model.kind {
      case .spring:
        ForEach(SpringForm.allCases, id: \.self) { form in
          SpringGroup(form: form, model: model, metrics: metrics)
        }
        .transition(.opacity)
      case .curve:
        VStack(alignment: .leading, spacing: 12 * metrics.unit) {
          CurveSlot(model: model, metrics: metrics)
          ExamplePicker(model: model, metrics: metrics)
          ParameterRow(model: model, parameter: .curveDuration, metrics: metrics)
        }
        .padding(.horizontal, 6 * metrics.unit)
        .padding(.bottom, 8 * metrics.unit)
        .transition(.opacity)
      case .decay:
        ParameterRow(model: model, parameter: .timeConstant, metrics: metrics)
          .padding(.horizontal, 6 * metrics.unit)
          .padding(.bottom, 8 * metrics.unit)
          .transition(.opacity)
      }
      TimingGroup(model: model, metrics: metrics)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Spring, curve or decay.
private struct KindPicker: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    Picker("Kind of motion", selection: kind) {
      ForEach(MotionKind.allCases) { kind in
        Text(kind.title).lineLimit(1).frame(minWidth: segmentWidth).tag(kind)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .controlSize(metrics.controlSize)
  }

  /// What makes the segments fill the column, in points without a segment's own padding.
  private var segmentWidth: Double {
    let row = metrics.parameters - 2 * metrics.margin
    return max(0, row / Double(MotionKind.allCases.count) - metrics.segmentPadding)
  }

  private var kind: Binding<MotionKind> {
    Binding(get: { model.kind }, set: { model.choose($0) })
  }
}
