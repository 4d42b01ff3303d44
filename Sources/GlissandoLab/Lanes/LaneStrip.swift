import Glissando
import GlissandoTools
import GlissandoViews

/// The lanes side by side; a click chooses the one that is tuned.
struct LaneStrip: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    HStack(spacing: metrics.spacing) {
      ForEach(model.letters, id: \.self) { letter in
        LaneChip(letter: letter, model: model, metrics: metrics)
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
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    AtMostWidth(limit: metrics.chip(among: model.letters.count, isNamed: model.documentName != nil))
    {
      chip
    }
  }

  private var chip: some View {
    let isSelected = model.selection == letter
    return HStack(spacing: 0) {
      Button {
        model.select(letter)
      } label: {
        HStack(spacing: 7 * metrics.unit) {
          LaneBadge(letter: letter, size: 20 * metrics.unit)
          LaneTitle(letter: letter, model: model).font(metrics.label)
            .foregroundStyle(isSelected ? palette.ink : palette.faintInk)
        }
        .padding(.leading, 6 * metrics.unit)
        .padding(.trailing, (canClose ? 4 : 11) * metrics.unit)
        .frame(height: metrics.field * 1.15)
      }
      .buttonStyle(WashButtonStyle(radius: metrics.field * 0.575))
      .modifier(LaneLabel(letter: letter, model: model))
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
        .help("Remove lane \(letter.text)")
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
    .contextMenu { LaneItems(letter: letter, model: model) }
  }

  private var canClose: Bool { model.letters.count > 1 }
}

/// What a lane is called.
///
/// A view of its own, as the label is a modifier: an unnamed lane is called by its numbers, which a
/// drag changes in each frame.
private struct LaneTitle: View {
  let letter: Lane.Letter
  let model: LabModel

  var body: some View { OneLine(model.title(of: letter)) }
}

/// What a lane is called for assistive use.
private struct LaneLabel: ViewModifier {
  let letter: Lane.Letter
  let model: LabModel

  func body(content: Content) -> some View {
    content.accessibilityLabel("Lane \(letter.text), \(model.title(of: letter))")
  }
}
