import Glissando
import GlissandoViews

/// The lanes side by side; a click chooses the one that is tuned.
struct LaneStrip: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    HStack(spacing: metrics.spacing) {
      ForEach(model.lanes) { lane in
        LaneChip(letter: lane.id, title: lane.title, model: model, metrics: metrics)
          .transition(.scale(0.7, anchor: .leading).combined(with: .opacity))
      }
      if model.letters.count < Lane.Letter.allCases.count {
        SignButton(symbol: "plus", label: "Add a lane", metrics: metrics, hasGround: true) {
          model.duplicate(model.selection)
        }
        .transition(.opacity)
      }
    }
  }
}

/// A lane's letter and name.
private struct LaneChip: View {
  let letter: Lane.Letter
  let title: String
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    AtMostWidth(limit: metrics.chip(among: model.letters.count)) {
      chip
    }
  }

  private var chip: some View {
    let palette = LabPalette(colorScheme)
    let isSelected = model.selection == letter
    return HStack(spacing: 0) {
      Button {
        model.select(letter)
      } label: {
        HStack(spacing: 7 * metrics.unit) {
          LaneBadge(letter: letter, size: 20 * metrics.unit, metrics: metrics)
          Text(title).font(metrics.label)
            .foregroundStyle(isSelected ? palette.ink : palette.faintInk)
            .lineLimit(1)
        }
        .padding(.leading, 6 * metrics.unit)
        .padding(.trailing, (canClose ? 4 : 11) * metrics.unit)
        .frame(height: metrics.field * 1.15)
      }
      .buttonStyle(WashButtonStyle(radius: metrics.field * 0.575))
      .accessibilityLabel("Lane \(letter.text), \(title)")
      .accessibilityValue(isSelected ? "selected" : "")
      if canClose {
        Button {
          model.remove(letter)
        } label: {
          Image(systemName: "xmark").font(metrics.font(8.5, .bold))
            .foregroundStyle(palette.faintInk)
            .frame(width: metrics.field * 0.8, height: metrics.field * 0.8)
        }
        .buttonStyle(WashButtonStyle(radius: metrics.field * 0.4))
        .accessibilityLabel("Remove lane \(letter.text)")
        .padding(.trailing, 4 * metrics.unit)
        .transition(.opacity)
      }
    }
    .background {
      Capsule().fill(palette.lane(letter).opacity(isSelected ? 0.16 : 0))
    }
    .overlay {
      Capsule().strokeBorder(
        isSelected ? palette.lane(letter).opacity(0.7) : palette.hairline, lineWidth: 1
      )
      .allowsHitTesting(false)
    }
  }

  private var canClose: Bool { model.letters.count > 1 }
}
