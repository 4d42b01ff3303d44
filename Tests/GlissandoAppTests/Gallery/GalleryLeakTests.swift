import Foundation
import Glissando
import GlissandoTesting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// What comes and goes in the gallery leaves nothing behind.
@MainActor
@Suite struct GalleryLeakTests {
  /// A specimen that comes and goes.
  private struct Coming: View {
    let page: GalleryPage
    let switching: Switch
    @State private var isOn = false
    var body: some View {
      let _ = switching.isOn = $isOn
      VStack { if isOn { page.specimen(DialValues(page.dials)) } }
    }
  }

  @MainActor private final class Switch {
    var isOn: Binding<Bool>?
  }

  @Test("Each specimen comes and goes a hundred times", arguments: GalleryPage.all.map(\.name))
  func specimens(_ name: String) throws {
    let page = try #require(GalleryPage.named(name))
    _ = Stage.liveObjects  // begins to count
    let switching = Switch()
    let stage = Stage(width: 500, height: 400, frameRate: 10) {
      Coming(page: page, switching: switching)
    }
    func play(_ rounds: Int) {
      for round in 0..<rounds {
        withAnimation(round % 2 == 0 ? nil : .linear(duration: 0.2)) {
          switching.isOn?.wrappedValue = true
        }
        stage.advance(frames: 1)
        withAnimation(round % 3 == 0 ? .linear(duration: 0.2) : nil) {
          switching.isOn?.wrappedValue = false
        }
        stage.advance(by: 0.5)
      }
      stage.advance(by: 3)
    }
    play(12)
    let before = Stage.liveObjects
    play(100)
    let left = Stage.liveObjects.growth(since: before)
    #expect(left.isEmpty, "\(name) leaves after 100 times:\n\(left)")
  }

  private func open(_ count: Int) {
    let pages = GalleryPage.all
    for index in 0..<count {
      let model = GalleryModel(.page(pages[index * 7 % pages.count].name))
      let stage = Stage(width: 1000, height: 700, frameRate: 10) { GalleryView(model: model) }
      stage.advance(frames: 2)
      if index % 2 == 0 { stage.close() }
    }
  }

  @Test("The gallery's window opens on a page and closes a hundred times")
  func windows() async {
    open(3)
    await Stage.countingLiveObjects {
      open(100)
      // A page's task, which has been cancelled with its window, holds the page until its turn comes.
      for _ in 0..<1000 where !Stage.liveObjects.isEmpty { await Task.yield() }
      #expect(Stage.liveObjects.isEmpty, "100 windows leave:\n\(Stage.liveObjects)")
    }
  }
}
