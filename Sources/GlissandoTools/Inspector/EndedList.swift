import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The last hundred runs that have ended, the last first.
struct EndedList: View {
  let model: InspectorModel
  let palette: PanelPalette

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      if model.ended.isEmpty {
        EmptyNote(
          title: "Nothing has ended yet.",
          hint: "What moves is recorded as long as the inspector is open.", palette: palette)
      }
      ForEach(model.ended) { row in
        EndedRowView(row: row, palette: palette)
      }
    }
    .padding(.horizontal, 8)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A run that has ended, and why.
private struct EndedRowView: View {
  let row: InspectorModel.EndedRow
  let palette: PanelPalette

  private static let size = CGSize(width: 76, height: 34)

  var body: some View {
    let run = row.run
    HStack(spacing: 10) {
      VStack(alignment: .leading, spacing: 1) {
        Text("\(run.name)").font(.system(size: 12, weight: .medium)).lineLimit(1)
          .truncationMode(.middle)
        line(InspectorText.animation(run.animation))
        line(InspectorText.ending(of: run) + repetitions(run))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Sparkline(
        curve: run.curve, otherCurves: [], palette: palette,
        panel: PlotPanel(of: [run.curve], size: Self.size),
        place: run.curveLength > 0 ? min(run.elapsed / run.curveLength, 1) : 1)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
  }

  private func line(_ text: String) -> some View {
    Text(text).font(.system(size: 11)).monospacedDigit().lineLimit(1)
      .foregroundStyle(palette.faintInk)
  }

  private func repetitions(_ run: MotionRun) -> String {
    run.repetitions > 1 ? ", \(run.repetitions) times" : ""
  }
}
