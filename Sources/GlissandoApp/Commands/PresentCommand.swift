import ArgumentParser
import Foundation
import Glissando
import GlissandoDeck
import GlissandoDesktop
import GlissandoFiles
import GlissandoNotation
import GlissandoPresenting
import GlissandoViews

/// `glissando present`: shows a deck, checks it, or writes a first one.
struct PresentCommand: WindowCommand {
  static let configuration = CommandConfiguration(
    commandName: "present",
    abstract: "Give a talk whose slides move by springs.",
    discussion: """
      The deck is a YAML file, which Deck.md in the documentation describes; what is saved shows at once. \
      With two displays the audience has the second one and you the first, with your notes, the \
      next step and the time.

      Page Down, the arrows, Space, a click, a swipe and a game controller's A go on, Page Up and B go back; \
      Home, End, a number with Return; o overview, b black, w white, l light, d draw, m magnifier, p pause, \
      - and + slower and faster, v the speaker's window, s exchanges the windows; “?” lists all keys.

      A talk that ends by a crash offers the step it was at when it is started again.
      """)

  @Argument(
    help: ArgumentHelp("The deck; else those of late are offered.", valueName: "deck"),
    completion: .file(), transform: OptionValue.path)
  var deck: String?

  @Flag(help: "Say what is wrong with the deck, with lines and columns, and open no window.")
  var check = false

  @Flag(help: "Write a first deck with comments into the file, which must not be there yet.")
  var new = false

  @Option(
    help: ArgumentHelp(
      "What the first deck is like: \(StarterDeck.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "kind"))
  var starter: StarterDeck?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The slide to begin with: its number or its id.", valueName: "slide"))
  var slide: String?

  @Option(
    "How long the talk may take, in minutes; else what the deck says.", "N",
    transform: OptionValue.minutes)
  var minutes: Double?

  @Option(
    "The audience's display, from 1 on; else the second one where there is one.", "N",
    transform: OptionValue.displayNumber)
  var display: Int?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether you have the speaker's window; with two displays you do.")
  var speaker: Bool?

  @Flag(help: "Cover no display.")
  var windowed = false

  @OptionGroup(title: "Window") var window: WindowOptions

  func validate() throws {
    for (isGiven, name) in [(check, "--check"), (new, "--new"), (slide != nil, "--slide")]
    where isGiven && deck == nil {
      throw ValidationError("\(name) is about a deck; name its file, or leave out \(name)")
    }
    if check && new {
      throw ValidationError("--check reads a deck and --new writes one; leave out one of them")
    }
    if starter != nil && !new {
      throw ValidationError("--starter says what --new writes; add --new, or leave it out")
    }
    if windowed && window.fullScreen {
      throw ValidationError(
        "--windowed and --full-screen exclude each other; leave out one of them")
    }
  }

  var namedFiles: NamedFiles {
    var files = window.namedFiles
    files.read.append(("the deck", deck))
    return files
  }

  func run() throws {
    guard let deck else {
      return try MainActor.assumeIsolated { try WindowRun(window: window).run(makeChooser()) }
    }
    if new { return try writeStarter(deck) }
    if check { return try checkDeck(deck) }
    try MainActor.assumeIsolated { try give(deck) }
  }

  /// The window in which a talk is chosen, which becomes that talk's.
  @MainActor
  private func makeChooser() -> WindowDescription {
    let rest = Array(CommandLine.arguments.dropFirst(2))
    let model = TalkChooserModel(recent: RecentTalks().decks, example: TalkChooserModel.example) {
      try Relaunch.run(["present", $0] + rest)
    }
    return WindowDescription(
      "Glissando: Open a talk",
      TalkChooser(model: model)
        .dropDestination(for: URL.self) { urls, _ in
          if let url = urls.first { model.open(url.path) }
          return true
        }
        .modifier(OpensDroppedFiles(window)))
  }

  /// Gives the talk, in one window or in two.
  @MainActor
  private func give(_ deck: String) throws {
    let model = try openTalk(deck)
    RecentTalks().note(deck)
    var run = WindowRun(window: window)
    run.usesGameControllers = true
    let screens = TalkScreens(
      display: display, presenter: speaker, isWindowed: windowed, isFullScreen: window.fullScreen)
    run.placement = { try screens.placement(on: $0) }
    // What comes from elsewhere than the window could not be played again.
    guard window.record == nil else { return try run.run(makeWindow(of: model)) }
    let windows = WindowControl()
    model.windows = windows
    let memory = TalkMemory(deck: deck)
    model.follow(memory, offersPlace: slide == nil)
    try run.run(
      makeWindow(of: model),
      companion: CompanionDescription(makeSpeakerWindow(of: model), control: windows))
    // A session that is being left comes back, and with it the talk.
    if windows.isInterrupted { memory.finish() } else { memory.forget() }
  }

  @MainActor
  func makeWindow() throws -> WindowDescription {
    try deck.map { makeWindow(of: try openTalk($0)) } ?? makeChooser()
  }

  @MainActor
  private func makeWindow(of model: TalkModel) -> WindowDescription {
    var window = WindowDescription(
      title(of: model),
      TalkView(model: model).environment(\.deckScenes, AppScenes.scenes)
        .modifier(OpensDroppedFiles(self.window)))
    window.size = TalkScreens.windowSize(for: model.deck.canvas)
    return window
  }

  @MainActor
  private func makeSpeakerWindow(of model: TalkModel) -> WindowDescription {
    var window = WindowDescription(
      "\(title(of: model)) – Speaker",
      PresenterView(model: model).environment(\.deckScenes, AppScenes.scenes)
        .modifier(OpensDroppedFiles(self.window)))
    window.minimumSize = PresenterView.smallestSize
    return window
  }

  @MainActor
  private func title(of model: TalkModel) -> String {
    model.deck.title ?? ((deck ?? "") as NSString).lastPathComponent
  }

  @MainActor
  private func openTalk(_ deck: String) throws -> TalkModel {
    do {
      let model = try DeckSource.open(deck, by: AppScenes.reader, scenes: AppScenes.scenes)
      model.requestedDuration = minutes.map { $0 * 60 }
      if let slide { model.open(at: try position(of: slide, in: model.deck)) }
      return model
    } catch let problems as DeckProblems {
      throw AppError.deck(problems)
    }
  }

  private func position(of slide: String, in deck: Deck) throws -> DeckPosition {
    if let index = deck.slides.firstIndex(where: { $0.id == slide }) {
      return DeckPosition(slide: index)
    }
    guard let number = Int(slide), number >= 1, number <= deck.slides.count else {
      let near = NearestWord.find(slide, among: deck.slides.map(\.id))
      throw ValidationError(
        "--slide “\(slide)” is none of the deck's; allowed is 1 to \(deck.slides.count), or an id"
          + (near.map { ". Did you mean “\($0)”?" } ?? ""))
    }
    return DeckPosition(slide: number - 1)
  }

  private func checkDeck(_ deck: String) throws {
    let reader = MainActor.assumeIsolated { AppScenes.checkingReader }
    let result: DeckReader.Result
    do {
      result = try reader.read(deck)
    } catch {
      throw AppError.deck(error)
    }
    guard result.warnings.isEmpty else {
      throw AppError.deck(DeckProblems(list: result.warnings))
    }
    let slides = result.deck.slides.count
    let steps = result.deck.slides.map(\.steps.count).reduce(0, +)
    print(
      "\(deck): \(slides) slide\(slides == 1 ? "" : "s") and \(steps) "
        + "step\(steps == 1 ? "" : "s"), no mistakes")
  }

  private func writeStarter(_ deck: String) throws {
    guard !FileManager.default.fileExists(atPath: deck) else {
      throw ValidationError("“\(deck)” is there already; name a file that is not, or remove it")
    }
    do {
      try OutputFile.write(Data((starter ?? .first).text.utf8), to: deck, isNew: true)
    } catch {
      throw AppError.unwritable(what: "the deck", path: deck, reason: error.description)
    }
    print("\(deck) is written; “\(Program.name) present \(deck.shellWord)” shows it")
  }
}

extension StarterDeck: ExpressibleByArgument {}
