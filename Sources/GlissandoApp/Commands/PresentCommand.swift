import ArgumentParser
import Foundation
import Glissando
import GlissandoDeck
import GlissandoPresenting
import GlissandoViews

/// `glissando present`: shows a deck, checks it, or writes a first one.
struct PresentCommand: WindowCommand {
  static let configuration = CommandConfiguration(
    commandName: "present",
    abstract: "Give a talk whose slides move by springs.",
    discussion: """
      The deck is a YAML file, which Documentation/Deck.md describes; what is saved shows at once. \
      Page Down, the arrows, Space and a click go on, Page Up goes back; Home, End, a number with \
      Return; b for black, w for white; F11 covers the display.
      """)

  @Argument(help: ArgumentHelp("The deck.", valueName: "deck"), transform: OptionValue.path)
  var deck: String

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

  @OptionGroup(title: "Window") var window: WindowOptions

  func validate() throws {
    if check && new {
      throw ValidationError("--check reads a deck and --new writes one; leave out one of them")
    }
    if starter != nil && !new {
      throw ValidationError("--starter says what --new writes; add --new, or leave it out")
    }
  }

  func run() throws {
    if new { return try writeStarter() }
    if check { return try checkDeck() }
    try MainActor.assumeIsolated { try WindowRun(window: window).run(makeWindow()) }
  }

  @MainActor
  func makeWindow() throws -> WindowDescription {
    do {
      let model = try DeckSource.open(deck, by: DeckReader(scenes: AppScenes.names))
      if let slide { try model.go(to: position(of: slide, in: model.deck)) }
      return WindowDescription(
        model.deck.title ?? (deck as NSString).lastPathComponent,
        TalkView(model: model).environment(\.deckScenes, AppScenes.scenes))
    } catch let problems as DeckProblems {
      throw AppError.deck(problems)
    }
  }

  private func position(of slide: String, in deck: Deck) throws -> DeckPosition {
    if let index = deck.slides.firstIndex(where: { $0.id == slide }) {
      return DeckPosition(slide: index)
    }
    guard let number = Int(slide), deck.slides.indices.contains(number - 1) else {
      throw ValidationError(
        "--slide “\(slide)” is none of the deck's; allowed is 1 to \(deck.slides.count), or an id")
    }
    return DeckPosition(slide: number - 1)
  }

  private func checkDeck() throws {
    do {
      let reader = DeckReader(scenes: MainActor.assumeIsolated { AppScenes.names })
      let deck = try reader.read(deck).deck
      let steps = deck.slides.map(\.steps.count).reduce(0, +)
      print("\(self.deck): \(deck.slides.count) slides and \(steps) steps, no mistakes")
    } catch {
      throw AppError.deck(error)
    }
  }

  private func writeStarter() throws {
    guard !FileManager.default.fileExists(atPath: deck) else {
      throw ValidationError("“\(deck)” is there already; name a file that is not, or remove it")
    }
    do {
      try Data((starter ?? .first).text.utf8).write(
        to: URL(fileURLWithPath: deck), options: .withoutOverwriting)
    } catch {
      throw AppError.unwritable(
        what: "the deck", path: deck, reason: (error as NSError).localizedDescription)
    }
    print("\(deck) is written; “\(Program.name) present \(deck)” shows it")
  }
}

extension StarterDeck: ExpressibleByArgument {}
