import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews
import Testing

private struct ContentView: View {
  var body: some View { Text("content") }
}

private struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
    ContentView().edgesIgnoringSafeArea(.all)
  }
}

private struct SampleApp: App {
  @State private var model = "model"

  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

private struct TitledApp: App {
  var body: some Scene {
    WindowGroup("Title") {
      ContentView()
        .frame(minWidth: 100, minHeight: 100)
    }
    .defaultSize(width: 300, height: 200)
  }
}

private struct SizedApp: App {
  init() {}
  var body: some Scene {
    WindowGroup("Title", id: "main") { ContentView() }
      .defaultSize(CGSize(width: 300, height: 200))
  }
}

@MainActor
@Suite("Programs as people write them")
struct SceneSurfaceTests {
  @Test("An app makes its scenes")
  func apps() {
    _ = SampleApp().body
    _ = ContentView_Previews.previews
    _ = TitledApp().body
    _ = SizedApp().body
    #expect(SizedApp().body.allWindows.first?.size == CGSize(width: 300, height: 200))
    #expect(TitledApp().body.allWindows.first?.title == "Title")
  }
}
