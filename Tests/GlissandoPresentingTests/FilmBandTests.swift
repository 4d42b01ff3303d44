import Glissando
import GlissandoDesktop
import GlissandoPresenting
import GlissandoTesting
import Testing

/// What is said about a film, and to whom.
@MainActor
struct FilmBandTests {
  private let model = TalkFixture.model()
  private let windows = WindowControl()

  private func stages() -> (audience: Stage, speaker: Stage) {
    model.windows = windows
    return (
      Stage(width: 800, height: 450) { TalkView(model: model) },
      Stage(width: 1280, height: 800) { PresenterView(model: model) }
    )
  }

  private let filming = WindowNotice("Filming", isUnfilmed: true)

  @Test("The speaker is told that a film begins and where it is")
  func inTheSpeakersWindow() {
    let (audience, speaker) = stages()
    windows.isCompanionOpen = true
    windows.notice = filming
    speaker.advance(by: 0.5)
    audience.settle()
    #expect(speaker.texts.contains("Filming"))
    #expect(!audience.texts.contains("Filming"))
    let line = "Film: /home/a/Videos/Springs.film (2 frames were left out)"
    windows.notice = WindowNotice(line)
    speaker.advance(by: 0.5)
    audience.settle()
    #expect(speaker.texts.contains(line))
    #expect(!audience.texts.contains(line))
  }

  @Test("In a lone window it is only said when the film cannot show it any more")
  func inTheAudiencesWindow() {
    let (audience, _) = stages()
    windows.notice = filming
    audience.settle()
    #expect(!audience.texts.contains("Filming"))
    windows.notice = WindowNotice("Film: a.film")
    audience.settle()
    #expect(audience.texts.contains("Film: a.film"))
    // The next film begins at once: nothing is left in its first frame.
    windows.notice = filming
    audience.advance(frames: 1)
    #expect(!audience.texts.contains { $0.hasPrefix("Film") })
  }
}
