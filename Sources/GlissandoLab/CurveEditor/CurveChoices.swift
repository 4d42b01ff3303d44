import Glissando
import GlissandoNotation
import GlissandoTools

/// The curves that have a name, each as a small picture.
struct CurveChoices: View {
  let curve: CurveSetting
  let tint: Color
  let unit: Double
  let choose: @MainActor (CurveSetting) -> Void

  /// So many in a row.
  private static let columns = 4

  var body: some View {
    Grid(horizontalSpacing: 6 * unit, verticalSpacing: 6 * unit) {
      ForEach(Array(stride(from: 0, to: CurveSetting.named.count, by: Self.columns)), id: \.self) {
        start in
        GridRow {
          ForEach(CurveSetting.named[start...].prefix(Self.columns), id: \.self) { choice in
            CurveChoice(
              choice: choice, isChosen: choice == curve, tint: tint, unit: unit, choose: choose)
          }
        }
      }
    }
  }
}

/// One curve to choose.
private struct CurveChoice: View {
  let choice: CurveSetting
  let isChosen: Bool
  let tint: Color
  let unit: Double
  let choose: @MainActor (CurveSetting) -> Void
  @State private var isHovered = false
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 7 * unit)
    Button {
      choose(choice)
    } label: {
      VStack(spacing: 3 * unit) {
        thumbnail
        Text(name).font(.system(size: 10 * unit))
          .foregroundStyle(isChosen ? palette.ink : palette.faintInk)
          .lineLimit(1)
      }
      .padding(.vertical, 5 * unit)
      .frame(maxWidth: .infinity)
      .background { shape.fill(isHovered || isChosen ? palette.wash : palette.wash.opacity(0)) }
      .overlay { shape.strokeBorder(tint.opacity(isChosen ? 1 : 0), lineWidth: 1.5 * unit) }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
    .animation(.smooth(duration: 0.16), value: isHovered)
    .animation(.smooth(duration: 0.2), value: isChosen)
    .accessibilityLabel(choice.title ?? "")
    .accessibilityValue(isChosen ? "chosen" : "")
  }

  private var thumbnail: some View {
    let side = 26 * unit
    let rect = CGRect(x: 2 * unit, y: 2 * unit, width: side + 6 * unit, height: side - 4 * unit)
    let panel = PlotPanel(rect: rect, times: PlotRange(0, 1), values: PlotRange(0, 1))
    return CurveShape(outline: CurveOutline(choice), panel: panel)
      .stroke(
        isChosen ? tint : palette.ink.opacity(0.65),
        style: StrokeStyle(lineWidth: 1.75 * unit, lineCap: .round, lineJoin: .round)
      )
      .frame(width: side + 10 * unit, height: side)
  }

  /// The name in few letters: the circular ones stand in a row of their own.
  private var name: String {
    switch choice {
    case .linear: "linear"
    case .easeIn: "ease in"
    case .easeOut: "ease out"
    case .easeInOut: "in and out"
    case .circularEaseIn: "circular in"
    case .circularEaseOut: "circular out"
    default: "circular both"
    }
  }
}
