import ArgumentParser
import Foundation
import Glissando
import GlissandoDeck
import GlissandoPainting
import GlissandoPresenting

/// `glissando render`: a deck as PDF, SVG or PNG, without a window.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Write a deck as PDF, SVG or PNG, without a window.",
    discussion: """
      A file that ends in .pdf gets all pages, with vectors, real text and an outline; any other \
      name is a folder for one picture per page. The same deck always gives the same document and the same pixels.
      """)

  @Argument(help: ArgumentHelp("The deck.", valueName: "deck"), transform: OptionValue.path)
  var deck: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A file that ends in .pdf, or a folder.", valueName: "path"),
    transform: OptionValue.path)
  var out: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A page for each slide or for each step.", valueName: "slide|step"))
  var per = "slide"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("What pictures in a folder are: png or svg.", valueName: "kind"))
  var pictures = "png"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point of the canvas, 0.5 to 8.", valueName: "S"),
    transform: OptionValue.scale)
  var scale: Double = 1

  func validate() throws {
    guard DeckPages.Unit(rawValue: per) != nil else {
      throw ValidationError("--per “\(per)” is unknown; allowed is slide or step")
    }
    guard ["png", "svg"].contains(pictures) else {
      throw ValidationError("--pictures “\(pictures)” is unknown; allowed is png or svg")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try render() }
  }

  @MainActor private func render() throws {
    let unit = DeckPages.Unit(rawValue: per) ?? .slide
    let deck: Deck
    do {
      deck = try DeckReader(scenes: AppScenes.names).read(self.deck).deck
    } catch {
      throw AppError.deck(error)
    }
    let pages = DeckPages(deck, scenes: AppScenes.scenes)
    if out.lowercased().hasSuffix(".pdf") {
      try write(pages.pdf(by: unit), to: out)
      print("\(out): \(pages.positions(by: unit).count) pages")
    } else {
      try writePictures(of: pages, by: unit)
    }
  }

  @MainActor private func writePictures(of pages: DeckPages, by unit: DeckPages.Unit) throws {
    try? FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let positions = pages.positions(by: unit)
    for position in positions {
      let path = "\(out)/\(name(of: position, by: unit)).\(pictures)"
      if pictures == "svg" {
        try write(pages.svg(at: position).map { Data($0.utf8) }, to: path)
      } else {
        do {
          try pages.image(at: position, scale: scale).writePNG(to: path)
        } catch {
          throw AppError.unwritable(what: "a page", path: path, reason: "\(error)")
        }
      }
    }
    print("\(out): \(positions.count) pages")
  }

  private func name(of position: DeckPosition, by unit: DeckPages.Unit) -> String {
    let slide = String(format: "slide-%03d", position.slide + 1)
    return unit == .slide ? slide : slide + String(format: "-step-%02d", position.step)
  }

  private func write(_ data: Data?, to path: String) throws {
    guard let data else {
      throw AppError.unwritable(what: "a page", path: path, reason: "there is not enough memory")
    }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw AppError.unwritable(
        what: "a page", path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
