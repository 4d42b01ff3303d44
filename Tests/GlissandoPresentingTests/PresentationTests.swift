import Foundation
import Glissando
import GlissandoDesktop
import GlissandoPresenting
import GlissandoViews
import Testing

@MainActor
struct PresentationTests {
  @Test("A talk in Swift offers the speaker a window of their own, however it is sized")
  func companion() throws {
    let talk = Presentation(title: "Springs") { Slide("hello") }
    let window = try #require(talk.allWindows.first)
    #expect(window.title == "Springs")
    #expect(window.companion is CompanionOffer)
    let sized = talk.defaultSize(width: 900, height: 500).allWindows.first
    #expect(sized?.size == CGSize(width: 900, height: 500))
    #expect(sized?.companion is CompanionOffer)
  }

  @Test("A window of any other program offers none")
  func plainWindow() {
    #expect(WindowGroup { Text("Hello") }.allWindows.first?.companion == nil)
  }
}
