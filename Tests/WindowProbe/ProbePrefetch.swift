import Foundation
import Glissando
import GlissandoViews

/// A window that reads the picture of `PROBE_IMAGE` ahead, and shows it when it is clicked.
struct ProbePrefetch: View {
  @State private var isShown = false
  private let path = ProcessInfo.processInfo.environment["PROBE_IMAGE", default: ""]

  var body: some View {
    ZStack {
      Color.white
      if isShown { Image(file: path).resizable() }
    }
    .readsAhead([path])
    .onTapGesture {
      FileHandle.standardOutput.write(Data("clicked\n".utf8))
      isShown = true
    }
  }
}
