public import Glissando
@_exported public import GlissandoDeck
@_exported public import GlissandoNotation

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
/// It is given like one of a file: by Page Up and Page Down, the arrows, numbers and Return.
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

  /// The window.
  public var body: some Scene {
    WindowGroup(deck.title ?? ProcessInfo.processInfo.processName) {
      PresentationView(deck: deck, scenes: scenes)
    }
    .defaultSize(width: 1280, height: 720)
  }
}

/// Keeps the talk's model.
private struct PresentationView: View {
  let scenes: DeckScenes
  @State private var model: TalkModel

  init(deck: Deck, scenes: DeckScenes) {
    self.scenes = scenes
    _model = State(initialValue: TalkModel(deck, scenes: scenes))
  }

  var body: some View {
    TalkView(model: model).environment(\.deckScenes, scenes)
  }
}
