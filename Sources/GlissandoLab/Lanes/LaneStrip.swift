import Glissando
import GlissandoViews

/// The lanes side by side; a click chooses the one that is tuned.
struct LaneStrip: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    HStack(spacing: metrics.spacing) {
      ForEach(model.lanes) { lane in
        LaneChip(lane: lane, model: model, metrics: metrics)
          .transition(.scale(0.7, anchor: .leading).combined(with: .opacity))
      }
      if model.document.freeLetter != nil {
        SignButton(symbol: "plus", label: "Add a lane", metrics: metrics, hasGround: true) {
          model.duplicate(model.document.selection)
        }
        .transition(.opacity)
      }
    }
  }
}

/// A lane's letter and name.
private struct LaneChip: View {
  let lane: Lane
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    AtMostWidth(limit: metrics.chip(among: model.lanes.count)) {
      chip
    }
  }

  private var chip: some View {
    let palette = LabPalette(colorScheme)
    let isSelected = model.document.selection == lane.id
    return HStack(spacing: 0) {
      Button {
        model.select(lane.id)
      } label: {
        HStack(spacing: 7 * metrics.unit) {
          LaneBadge(letter: lane.id, size: 20 * metrics.unit, metrics: metrics)
          Text(lane.title).font(metrics.label)
            .foregroundStyle(isSelected ? palette.ink : palette.faintInk)
            .lineLimit(1)
        }
        .padding(.leading, 6 * metrics.unit)
        .padding(.trailing, (canClose ? 4 : 11) * metrics.unit)
        .frame(height: metrics.field * 1.15)
      }
      .buttonStyle(WashButtonStyle(radius: metrics.field * 0.575))
      .accessibilityLabel("Lane \(lane.id.text), \(lane.title)")
      .accessibilityValue(isSelected ? "selected" : "")
      if canClose {
        Button {
          model.remove(lane.id)
        } label: {
          Image(systemName: "xmark").font(metrics.font(8.5, .bold))
            .foregroundStyle(palette.faintInk)
            .frame(width: metrics.field * 0.8, height: metrics.field * 0.8)
        }
        .buttonStyle(WashButtonStyle(radius: metrics.field * 0.4))
        .accessibilityLabel("Remove lane \(lane.id.text)")
        .padding(.trailing, 4 * metrics.unit)
        .transition(.opacity)
      }
    }
    .background {
      Capsule().fill(palette.lane(lane.id).opacity(isSelected ? 0.16 : 0))
    }
    .overlay {
      Capsule().strokeBorder(
        isSelected ? palette.lane(lane.id).opacity(0.7) : palette.hairline, lineWidth: 1
      )
      .allowsHitTesting(false)
    }
  }

  private var canClose: Bool { model.lanes.count > 1 }
}
