import Foundation
import Glissando
import GlissandoTools

/// What the lab has to say, in a band above the bar that moves time.
struct NoticeBand: View {
  let notice: LabNotice
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette
  @Environment(\.showInFolder) private var showInFolder

  var body: some View {
    let card = RoundedRectangle(cornerRadius: 9 * metrics.unit)
    HStack(alignment: .firstTextBaseline, spacing: 9 * metrics.unit) {
      Image(
        systemName: notice.isProblem ? "exclamationmark.triangle.fill" : "checkmark.circle.fill"
      )
      .foregroundStyle(
        notice.isProblem ? palette.alarm : palette.lane(model.selection))
      Text(notice.text).foregroundStyle(palette.ink)
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityIdentifier("notice")
      if let file = notice.file {
        Button("Show in folder") {
          showInFolder(URL(fileURLWithPath: file)) { isShown in
            if !isShown { model.say(LabNotice(ShowInFolderAction.problem, isProblem: true)) }
          }
        }
        .buttonStyle(WashButtonStyle(hasGround: true))
        .fixedSize()
      }
      SignButton(symbol: "xmark", label: "Close the message", metrics: metrics) { model.say(nil) }
    }
    .font(metrics.font(12.5, .medium))
    .padding(.leading, 14 * metrics.unit)
    .padding(.trailing, 4 * metrics.unit)
    .padding(.vertical, 5 * metrics.unit)
    .background {
      card.fill(palette.raised)
        .overlay { card.strokeBorder(palette.hairline, lineWidth: 1) }
        .shadow(color: .black.opacity(0.16), radius: 14 * metrics.unit, y: 5 * metrics.unit)
    }
    .frame(maxWidth: 640 * metrics.unit)
    .onHover { model.isNoticeHeld = $0 }
    .background { NoticeClock(model: model) }
  }
}

/// Counts the seconds for which something is said.
private struct NoticeClock: View {
  let model: LabModel

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
      Color.clear.onChange(of: context.date) { model.ageNotice() }
    }
    .allowsHitTesting(false)
  }
}
