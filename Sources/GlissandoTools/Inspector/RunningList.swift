import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

/// All that moves.
struct RunningList: View {
  let model: InspectorModel
  let palette: PanelPalette

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 4) {
      if model.rows.isEmpty {
        EmptyNote(
          title: "Nothing moves.",
          hint: "F8 pauses everything, F5 slows it, so that there is time to look.",
          palette: palette)
      }
      ForEach(model.rows) { row in
        TrackRowView(model: model, row: row, palette: palette)
      }
      if model.further > 0 {
        Text("and \(model.further) more").font(.system(size: 11.5))
          .foregroundStyle(palette.faintInk).padding(10)
      }
    }
    .padding(.horizontal, 8)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// What stands where there is nothing to list.
struct EmptyNote: View {
  let title: String
  let hint: String
  let palette: PanelPalette

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.system(size: 12.5, weight: .medium))
      Text(hint).font(.system(size: 11.5)).foregroundStyle(palette.faintInk)
    }
    .padding(10)
  }
}

/// One value that moves; picked, with what can be done to it.
private struct TrackRowView: View {
  let model: InspectorModel
  let row: TrackRow
  let palette: PanelPalette

  private var isPicked: Bool { model.selection == row.id }
  private var isHovered: Bool { model.hovered == row.id }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Button {
        model.selection = isPicked ? nil : row.id
      } label: {
        VStack(alignment: .leading, spacing: 5) {
          TrackTitle(head: row.head, palette: palette)
          HStack(spacing: 12) {
            TrackSparkline(row: row, palette: palette)
            TrackNumbers(row: row, palette: palette)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("\(row.head.name)")
      .accessibilityValue(isPicked ? "picked" : "")
      if isPicked { TrackControls(model: model, row: row, palette: palette) }
    }
    .padding(10)
    .background {
      RoundedRectangle(cornerRadius: 9)
        .fill(palette.wash(isStrong: isPicked).opacity(isPicked || isHovered ? 1 : 0))
        .animation(.smooth(duration: 0.16), value: isHovered)
    }
    .animation(.snappy(duration: 0.28), value: isPicked)
    .onHover { isInside in
      if isInside {
        model.hovered = row.id
      } else if model.hovered == row.id {
        model.hovered = nil
      }
    }
  }
}

/// What moves, what moves it, and how that began.
private struct TrackTitle: View {
  let head: TrackRow.Head
  let palette: PanelPalette

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("\(head.name)").font(.system(size: 12.5, weight: .semibold)).lineLimit(1)
        .truncationMode(.middle)
      Text("\(head.animation), \(head.origin)").font(.system(size: 11.5)).lineLimit(1)
        .foregroundStyle(palette.faintInk)
    }
  }
}

/// The curve of a row, with a dot where it is.
private struct TrackSparkline: View {
  let row: TrackRow
  let palette: PanelPalette

  private static let size = CGSize(width: 124, height: 44)
  private static let dot = 3.5

  var body: some View {
    let head = row.head
    let panel = PlotPanel(of: [head.curve] + head.otherCurves, size: Self.size)
    let progress = min(max(row.progress, panel.values.lower), panel.values.upper)
    let point = panel.place(row.place, progress)
    ZStack(alignment: .topLeading) {
      Sparkline(
        curve: head.curve, otherCurves: head.otherCurves, palette: palette, panel: panel,
        place: row.place)
      Circle().fill(palette.accent)
        .frame(width: 2 * Self.dot, height: 2 * Self.dot)
        .offset(x: point.x - Self.dot, y: point.y - Self.dot)
    }
    .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
  }
}

/// Where the value comes from, goes to, is and how fast, and how much of its time has passed.
private struct TrackNumbers: View {
  let row: TrackRow
  let palette: PanelPalette

  var body: some View {
    let head = row.head
    let reading = row.reading
    VStack(alignment: .leading, spacing: 2) {
      if let from = head.fromColor, let to = head.toColor {
        HStack(spacing: 4) {
          ColorSample(color: from, ink: palette.faintInk)
          line("→", palette.faintInk)
          ColorSample(color: to, ink: palette.faintInk)
        }
        if let color = reading.color { ColorSample(color: color, ink: palette.ink) }
      } else if head.from.count + head.to.count > Self.longestPair {
        line("from \(head.from)", palette.faintInk)
        line("to \(head.to)", palette.faintInk)
        line("now \(reading.value)", palette.ink)
        line("\(reading.velocity) /s", palette.ink)
      } else {
        line("\(head.from) → \(head.to)", palette.faintInk)
        line("\(reading.value)   \(reading.velocity)/s", palette.ink)
      }
      line("\(reading.elapsed) of \(head.expectedEnd)\(pace(reading))", palette.faintInk)
    }
  }

  /// Two values of more letters than these, as those of colours, have no room in one line.
  private static let longestPair = 22

  private func line(_ text: String, _ color: Color) -> some View {
    Text(text).font(.system(size: 11.5)).monospacedDigit().lineLimit(1)
      .minimumScaleFactor(0.8)
      .foregroundStyle(color)
      // Numbers that are read jump, also while the row opens.
      .contentTransition(.identity)
  }

  private func pace(_ reading: TrackRow.Reading) -> String {
    if reading.isHeld { return ", held" }
    return reading.rate == 1 ? "" : ", at \(TransportState.text(ofRate: reading.rate))"
  }
}

/// A colour, and its digits.
private struct ColorSample: View {
  let color: Color.Resolved
  let ink: Color

  private static let side = 10.0

  var body: some View {
    HStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 3).fill(Color(color))
        .strokeBorder(ink.opacity(0.35), lineWidth: 0.5)
        .frame(width: Self.side, height: Self.side)
      Text("\(color)").font(.system(size: 11.5)).monospacedDigit().lineLimit(1)
        .minimumScaleFactor(0.8)
        .foregroundStyle(ink)
        .contentTransition(.identity)
    }
    .animation(nil, value: color)
  }
}
