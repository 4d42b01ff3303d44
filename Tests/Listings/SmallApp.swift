import SwiftUI

/// A whole app.
@main
struct SmallApp: App {
  @State private var model = Tally()

  var body: some Scene {
    WindowGroup("Tally") {
      TallyView()
        .environment(model)
        .frame(minWidth: 200, minHeight: 120)
    }
  }
}

@Observable class Tally {
  var count = 0
}

struct TallyView: View {
  @Environment(Tally.self) var tally
  var body: some View {
    Button("\(tally.count)") { withAnimation { tally.count += 1 } }
      .contentTransition(.numericText())
  }
}
