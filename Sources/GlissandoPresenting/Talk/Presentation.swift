public import Glissando
@_exported public import GlissandoDeck
import GlissandoDesktop
@_exported public import GlissandoNotation
import GlissandoViews

/// A talk that is written in Swift, in a window.
///
///     @main
///     struct Talk: App {
///       var body: some Scene {
///         Presentation(title: "Springs") {
///           Slide("hello") {
///             Element.text("title", "Hello", .at(x: 960, y: 480), .fontSize(160))
///             Element.shape("ball", .ellipse, .at(x: 300, y: 860), .width(60), .height(60))
///           } steps: {
///             Step(.bouncy) { Change("ball", .at(x: 1600, y: 860)) }
///           }
///         }
///       }
///     }
///
/// It is given like one of a file: by Page Up and Page Down, the arrows, numbers and Return. With two
/// displays the audience has the second one and the speaker the first, with the notes and the time; with one
/// `v` opens the speaker's window.
public struct Presentation: Scene {
  private let deck: Deck
  private var scenes = DeckScenes.specimens

  /// The talk of a deck.
  public init(_ deck: Deck) {
    self.deck = deck
  }

  /// The talk of some slides.
  public init(
    title: String? = nil, canvas: CGSize = Deck.standardCanvas, duration: Double? = nil,
    theme: DeckTheme = .paper, @DeckBuilder<Slide> slides: () -> [Slide]
  ) {
    self.init(
      Deck(title: title, canvas: canvas, duration: duration, theme: theme, slides: slides))
  }

  /// Gives the slides a view of the program's own to show alive: `Element.scene` names it.
  public func scene<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Presentation {
    var copy = self
    copy.scenes = DeckScenes { asked, _ in asked == name ? AnyView(content()) : nil }.or(scenes)
    return copy
  }

  /// The audience's window, and the speaker's beside it.
  public var body: some Scene { PresentationWindows(deck: deck, scenes: scenes) }
}

/// The two windows of a talk, which share its model.
private struct PresentationWindows: WindowScene {
  let deck: Deck
  let scenes: DeckScenes

  var windows: [WindowDescription] {
    let model = TalkModel(deck, scenes: scenes)
    let title = deck.title ?? ProcessInfo.processInfo.processName
    var window = WindowDescription(
      title: title, size: TalkScreens.windowSize(for: deck.canvas),
      content: TalkView(model: model).environment(\.deckScenes, scenes))
    let speaker = WindowDescription(
      title: "\(title) – Speaker", size: Self.size, minimumSize: PresenterView.smallestSize,
      content: PresenterView(model: model).environment(\.deckScenes, scenes))
    window.companion = offer(speaker, of: model)
    return [window]
  }

  private static let size = CGSize(width: 1280, height: 720)

  /// The speaker's window; the place of the talk is kept under the program's name and folder.
  private func offer(_ speaker: WindowDescription, of model: TalkModel) -> CompanionOffer {
    let control = WindowControl()
    let memory = TalkMemory(deck: Bundle.main.executablePath ?? CommandLine.arguments[0])
    return CompanionOffer(
      CompanionDescription(speaker, control: control), usesGameControllers: true,
      placement: { try TalkScreens().placement(on: $0) }
    ) {
      model.windows = control
      model.follow(memory)
    } ends: {
      // A session that is being left comes back, and with it the talk.
      if control.isInterrupted { memory.finish() } else { memory.forget() }
    }
  }
}
