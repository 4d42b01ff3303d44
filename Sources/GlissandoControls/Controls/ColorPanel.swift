import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// Mixes a colour: some to begin with, and a track for each part.
struct ColorPanel: View {
  let supportsOpacity: Bool
  @Binding var selection: Color
  /// The parts are kept here: grey has no hue, and people want theirs back.
  @State private var mixture: ColorMixture

  init(start: ColorMixture, supportsOpacity: Bool, selection: Binding<Color>) {
    self.supportsOpacity = supportsOpacity
    _selection = selection
    _mixture = State(initialValue: start)
  }

  private static let swatches: [(color: Color, name: String)] = [
    (.red, "Red"), (.orange, "Orange"), (.yellow, "Yellow"), (.green, "Green"), (.mint, "Mint"),
    (.teal, "Teal"), (.cyan, "Cyan"), (.blue, "Blue"), (.indigo, "Indigo"), (.purple, "Purple"),
    (.pink, "Pink"), (.brown, "Brown"), (.white, "White"), (.gray, "Gray"), (.black, "Black"),
  ]
  /// How many stand in a row.
  private static let columns = 5
  private static let width: CGFloat = 216

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      swatches
      track("Hue", \.hue, (0...6).map { mixture.with(\.hue, Double($0) / 6) })
      track("Saturation", \.saturation, [0, 1].map { mixture.with(\.saturation, $0) })
      track("Brightness", \.brightness, [0, 1].map { mixture.with(\.brightness, $0) })
      if supportsOpacity {
        track("Opacity", \.opacity, [0, 1].map { mixture.with(\.opacity, $0) })
      }
    }
    .frame(width: Self.width)
    .padding(8)
  }

  private var swatches: some View {
    Grid(horizontalSpacing: 6, verticalSpacing: 6) {
      ForEach(0..<Self.swatches.count / Self.columns, id: \.self) { row in
        GridRow {
          ForEach(0..<Self.columns, id: \.self) { column in
            let swatch = Self.swatches[row * Self.columns + column]
            Swatch(color: swatch.color, choose: choose).accessibilityLabel(swatch.name)
          }
        }
      }
    }
  }

  private func track(
    _ name: LocalizedStringKey, _ part: any WritableKeyPath<ColorMixture, Double> & Sendable,
    _ mixtures: [ColorMixture]
  ) -> some View {
    let isOpacity = part == \.opacity
    return ChannelTrack(
      value: mixture[keyPath: part],
      colors: mixtures.map { isOpacity ? $0.color : $0.with(\.opacity, 1).color }
    ) {
      apply(mixture.with(part, $0))
    }
    .accessibilityLabel(Text(name))
  }

  private func choose(_ color: Color.Resolved) {
    apply(ColorMixture(color).with(\.opacity, supportsOpacity ? mixture.opacity : 1))
  }

  private func apply(_ mixture: ColorMixture) {
    self.mixture = mixture
    selection = (supportsOpacity ? mixture : mixture.with(\.opacity, 1)).color
  }
}

/// A colour to begin with.
private struct Swatch: View {
  let color: Color
  let choose: (Color.Resolved) -> Void
  @Environment(\.self) private var environment
  @Environment(\.displayScale) private var scale

  var body: some View {
    Button {
      choose(color.resolve(in: environment))
    } label: {
      RoundedRectangle(cornerRadius: 5)
        .fill(color)
        .strokeBorder(
          ControlColors.border.opacity(0.18), lineWidth: ControlMetrics.hairline(scale)
        )
        .frame(height: 22)
    }
    .buttonStyle(.plain)
  }
}
