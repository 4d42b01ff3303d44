import Foundation
import GlissandoDeck
import GlissandoWindowing
import Testing

@testable import GlissandoPresenting

struct TalkScreensTests {
  private let one = [
    DisplayInfo(index: 0, name: "eDP-1", bounds: CGRect(x: 0, y: 0, width: 1280, height: 800))
  ]
  private var two: [DisplayInfo] {
    one + [
      DisplayInfo(
        index: 1, name: "HDMI-1", bounds: CGRect(x: 1280, y: 0, width: 1920, height: 1080))
    ]
  }

  @Test("With one display everything is a window, and the speaker's only where it is asked for")
  func oneDisplay() throws {
    #expect(try TalkScreens().placement(on: one) == WindowPlacement(keepsProportions: true))
    #expect(try TalkScreens(presenter: true).placement(on: one).opensCompanion)
    #expect(try TalkScreens(isFullScreen: true).placement(on: one).main.isFullScreen)
    let chosen = try TalkScreens(display: 1).placement(on: one)
    #expect(chosen.main == WindowPlacement.Place(display: 0, isFullScreen: true))
    #expect(chosen.companion == WindowPlacement.Place())
  }

  @Test("A window of slides has their proportions")
  func windowSize() {
    #expect(TalkScreens.windowSize(for: Deck.standardCanvas) == CGSize(width: 1280, height: 720))
    #expect(
      TalkScreens.windowSize(for: CGSize(width: 1024, height: 768))
        == CGSize(width: 1280, height: 960))
  }

  @Test("With two displays the audience has the second one and the speaker the first")
  func twoDisplays() throws {
    let usual = try TalkScreens().placement(on: two)
    #expect(usual.main == WindowPlacement.Place(display: 1, isFullScreen: true))
    #expect(usual.companion == WindowPlacement.Place(display: 0, isFullScreen: true))
    #expect(usual.opensCompanion)
    let other = try TalkScreens(display: 1).placement(on: two)
    #expect(other.main.display == 0)
    #expect(other.companion.display == 1)
    let windows = try TalkScreens(presenter: false, isWindowed: true).placement(on: two)
    #expect(!windows.main.isFullScreen && !windows.companion.isFullScreen)
    #expect(!windows.opensCompanion)
  }

  @Test("A display that there is not lists those that there are")
  func missingDisplay() {
    let error = #expect(throws: TalkScreens.MissingDisplay.self) {
      try TalkScreens(display: 3).placement(on: two)
    }
    #expect(
      error?.description
        == "--display 3 is none of the displays; there are: 1 “eDP-1” 1280x800, 2 “HDMI-1” 1920x1080"
    )
  }
}
