import Foundation
import GlissandoDesktop
import GlissandoDrawing
import GlissandoViews

/// A window that writes the date of its first frame.
struct ProbeCalendar: View {
  var body: some View {
    TimelineView(.animation) { context in
      Color.clear.onAppear {
        let seconds = context.date.timeIntervalSince1970
        FileHandle.standardOutput.write(Data("date \(seconds)\n".utf8))
      }
    }
  }
}
