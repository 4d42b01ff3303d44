import ArgumentParser
import Glissando
import GlissandoGallery
import GlissandoLab
import GlissandoNotation
import GlissandoViews

/// `glissando gallery`: the pages in a window, as a list, or painted into files.
struct GalleryCommand: WindowCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Every idea of the animation system on a page: what moves, its code, its curve.",
    discussion: """
      In the window the arrow keys turn the pages, Space plays, and typing searches.
      """)

  @Argument(
    help: ArgumentHelp("The page to begin with; --list names them all.", valueName: "page"),
    completion: .custom { _, _, _ in GalleryPage.all.map(\.name) })
  var page: String?

  @Flag(help: "List the pages, one on a line.")
  var list = false

  @OptionGroup(title: "Window") var window: WindowOptions
  @OptionGroup(title: "Without a display") var headless: GalleryHeadlessOptions

  func validate() throws {
    try headless.check(page: page)
    if headless.isOn { try window.checkHeadless() }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if list {
        print(GalleryListing.text)
      } else if let folder = headless.pictures {
        try PictureRun(window: window, folder: folder).run()
      } else if headless.isOn {
        try paint()
      } else {
        let memory = window.isRepeatable ? nil : LabMemory()
        defer { memory?.finish() }
        try WindowRun(window: window).run(makeWindow(memory))
      }
    }
  }

  var replayFolder: String? {
    headless.isOn ? headless.folder.path : nil
  }

  /// How much of a page is painted if nothing is said, in seconds.
  private static let paintedLength = 2.5

  @MainActor
  private func paint() throws {
    let model = GalleryModel(place) { LabGuest() }
    var script: FilmActor?
    try HeadlessRun(window: window, folder: headless.folder.path, length: Self.paintedLength)
      .run(GalleryView(model: model)) { film, index in
        if index == 0 {
          script = model.page.map { FilmActor($0, model.model(of: $0), in: film) }
        } else {
          script?.advance()
        }
      }
  }

  @MainActor
  func makeWindow() -> WindowDescription { makeWindow(nil) }

  @MainActor
  private func makeWindow(_ memory: LabMemory?) -> WindowDescription {
    let model = GalleryModel(place) { LabGuest(memory: memory) }
    return WindowDescription(
      model.windowTitle,
      GalleryView(model: model)
        .dropDestination(for: String.self) { texts, _ in
          model.receiveDrop(of: texts)
          return true
        }
        .modifier(OpensDroppedFiles(window) { model.receiveDrop(of: $0) }))
  }

  private var place: GalleryModel.Place { page.map { .page($0) } ?? .home }

  /// Refuses a name that no page has.
  ///
  /// Whoever mistyped a subcommand arrives here too, as the gallery is what opens without one.
  func checkPage() throws {
    guard let page, GalleryPage.named(page) == nil else { return }
    let words = GlissandoCommand.subcommandNames
    let near =
      page.isEmpty ? [] : NearestWord.find(page, among: words).map { [$0] } ?? PageSearch.near(page)
    let guess = near.map { "“\($0)”" }.joined(separator: " or ")
    throw ValidationError(
      """
      “\(page)” is unknown; allowed is the name of a page, which “\(Program.name) gallery --list” \
      lists, or a subcommand: \(words.joined(separator: ", ")).\
      \(near.isEmpty ? "" : " Did you mean \(guess)?")
      """)
  }
}

/// Options of the gallery without a display.
struct GalleryHeadlessOptions: ParsableArguments {
  @Flag(name: .customLong("headless"), help: "Paint the page into PNG files instead of a window.")
  var isOn = false

  @OptionGroup var folder: FrameFolderOptions

  @Option(
    "Paint a film strip of each page, with an index, into a folder.", "folder",
    completion: .directory, transform: OptionValue.path)
  var pictures: String?

  /// Refuses what would have no effect.
  func check(page: String?) throws {
    try folder.check(isHeadless: isOn)
    if let page, let pictures {
      throw ValidationError(
        "--pictures “\(pictures)” paints every page; leave out “\(page)” or --pictures")
    }
  }
}

/// The list of pages for a terminal.
enum GalleryListing {
  static var text: String {
    let width = GalleryPage.all.map(\.name.count).max() ?? 0
    let groups = PageGroup.filled.map { group in
      let lines = group.pages.map { page in
        "  " + page.name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + page.title
      }
      return ([group.title] + lines).joined(separator: "\n")
    }
    return groups.joined(separator: "\n\n")
  }
}
