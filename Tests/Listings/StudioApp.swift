import SwiftUI

/// An app whose state its windows, its commands and its views share.
@main
struct StudioApp: App {
  @StateObject private var studio = Studio()
  @State private var isSlow = false
  @AppStorage("studio.title") private var title = "Studio"
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      StudioView(isSlow: $isSlow)
        .environmentObject(studio)
        .navigationTitle(title)
    }
    .defaultSize(width: 420, height: 360)
    .windowResizability(.contentMinSize)
    .windowStyle(.hiddenTitleBar)
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { studio.isPlaying = false }
    }
    .commands {
      SidebarCommands()
      CommandGroup(replacing: .newItem) {
        Button("New Take") { studio.takes += 1 }
          .keyboardShortcut("n")
      }
      CommandMenu("Motion") {
        Button("Play") { studio.isPlaying.toggle() }
          .keyboardShortcut(.space, modifiers: [])
        Divider()
        Toggle("Slow", isOn: $isSlow)
          .keyboardShortcut("l", modifiers: [.command, .shift])
      }
    }

    Window("Takes", id: "takes") {
      Text("\(studio.takes) takes")
    }
  }
}

final class Studio: ObservableObject {
  @Published var takes = 0
  @Published var isPlaying = false {
    didSet { if isPlaying { takes += 1 } }
  }
}

struct StudioView: View {
  @EnvironmentObject private var studio: Studio
  @Binding var isSlow: Bool
  @SceneStorage("studio.tab") private var tab = "stage"

  var body: some View {
    VStack(spacing: 24) {
      Circle()
        .fill(studio.isPlaying ? Color(.systemGreen) : Color(.systemGray3))
        .frame(width: studio.isPlaying ? 140 : 80)
        .animation(isSlow ? .easeInOut(duration: 2) : .bouncy, value: studio.isPlaying)
      Text("\(studio.takes)")
        .contentTransition(.numericText())
        .animation(.snappy, value: studio.takes)
      Button(tab) { tab = tab == "stage" ? "desk" : "stage" }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct StudioView_Previews: PreviewProvider {
  static var previews: some View {
    StudioView(isSlow: .constant(false)).environmentObject(Studio())
  }
}
