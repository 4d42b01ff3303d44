import Foundation
import GlissandoDrawing
package import GlissandoViews

/// The list of keys, above everything else; a click anywhere closes it.
package struct KeysOverlay: View {
  private let columns: [[KeyHint]]
  /// What everything is scaled by: 1 in a window of 1280 × 800.
  private let unit: Double
  private let close: @MainActor () -> Void
  @Environment(\.paperPalette) private var palette

  /// A list of keys in columns.
  ///
  /// - Parameter unit: What everything is scaled by: 1 in a window of 1280 × 800.
  package init(columns: [[KeyHint]], unit: Double, close: @escaping @MainActor () -> Void) {
    self.columns = columns
    self.unit = unit
    self.close = close
  }

  /// The list on a card in the middle.
  package var body: some View {
    ZStack {
      palette.paper.opacity(0.78)
      VStack(alignment: .leading, spacing: 18 * unit) {
        Text("Keys").font(.system(size: 17 * unit, weight: .semibold))
          .foregroundStyle(palette.ink)
        HStack(alignment: .top, spacing: 34 * unit) {
          ForEach(0..<columns.count, id: \.self) { column in
            KeyColumn(keys: columns[column], unit: unit)
          }
        }
      }
      .fixedSize()
      .padding(26 * unit)
      .background {
        let card = RoundedRectangle(cornerRadius: 14 * unit)
        card.fill(palette.raised)
          .overlay { card.stroke(palette.hairline, lineWidth: 1) }
          .shadow(color: .black.opacity(0.22), radius: 24 * unit, y: 10 * unit)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { close() }
  }
}

/// One column of keys and what they do.
private struct KeyColumn: View {
  let keys: [KeyHint]
  let unit: Double
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 9 * unit) {
      ForEach(keys) { key in
        VStack(alignment: .leading, spacing: 1) {
          Text(key.keys).font(.system(size: 12.5 * unit, weight: .semibold))
            .foregroundStyle(palette.ink)
          Text(key.action).font(.system(size: 12 * unit)).foregroundStyle(palette.faintInk)
        }
      }
    }
  }
}
