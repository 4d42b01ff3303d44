import Foundation
package import Glissando
import Observation

/// What the gallery shows.
@MainActor @Observable
package final class GalleryModel {
  /// Where in the gallery somebody is.
  package enum Place: Hashable {
    case home
    case page(String)
    case interrupt
    case lab
  }

  private(set) var place: Place
  /// What has been typed to find a page.
  private(set) var query = ""
  /// Whether the search field has the keyboard.
  var isFinding = false
  /// The pages that fit what has been typed, best first.
  private(set) var results: [GalleryPage] = []
  /// The result that Return opens.
  private(set) var chosenResult = 0
  /// The group whose pages the sidebar lists.
  private(set) var openGroup: PageGroup?
  /// Whether the last step went on, and not back.
  private(set) var goesForward = true

  @ObservationIgnored private var pages: [String: PageModel] = [:]
  /// The scene that is an entry of its own.
  @ObservationIgnored lazy var interrupt = InterruptModel()
  /// The lab, which is another.
  @ObservationIgnored private(set) lazy var lab: (any GalleryGuest)? = makeLab?()
  @ObservationIgnored private let makeLab: (@MainActor () -> any GalleryGuest)?

  /// - Parameter makeLab: Makes the lab when somebody first goes there; nil where there is none.
  package init(_ place: Place = .home, makeLab: (@MainActor () -> any GalleryGuest)? = nil) {
    self.place = place
    self.makeLab = makeLab
    if case .page(let name) = place { openGroup = GalleryPage.named(name)?.group }
  }

  /// How pages, rows and the mark in the sidebar move.
  static let motion = Animation.spring(duration: 0.36, bounce: 0.12)

  /// The page that is shown; nil at home and in the scene.
  package var page: GalleryPage? {
    guard case .page(let name) = place else { return nil }
    return GalleryPage.named(name)
  }

  /// What fills the window; nil where the gallery shows itself.
  var guest: (any GalleryGuest)? {
    switch place {
    case .home, .page: nil
    case .interrupt: interrupt
    case .lab: lab
    }
  }

  /// What a window is called that shows the gallery: after what it shows.
  package var windowTitle: String {
    switch place {
    case .home: "Glissando"
    case .page: page.map { "\($0.title) – Gallery" } ?? "Glissando"
    case .interrupt, .lab: guest?.windowTitle ?? "Glissando"
    }
  }

  /// The settings and measurements of a page, which it keeps while others are shown.
  package func model(of page: GalleryPage) -> PageModel {
    if let model = pages[page.name] { return model }
    let model = PageModel(page)
    pages[page.name] = model
    return model
  }

  // MARK: Files and texts that are dropped

  /// Hands a file to the lab, which is shown where it takes it.
  package func receiveDrop(of url: URL) -> Bool {
    guard let lab, lab.receiveDrop(of: url) else { return false }
    open(.lab)
    return true
  }

  /// Has the lab make lanes of texts.
  package func receiveDrop(of texts: [String]) {
    guard let lab else { return }
    for text in texts { lab.bringIn(text) }
    open(.lab)
  }

  // MARK: Going somewhere

  func open(_ place: Place) {
    guard place != self.place else { return }
    let target = index(of: place)
    goesForward = target >= index(of: self.place)
    withAnimation(Self.motion) {
      self.place = place
      if let page { openGroup = page.group }
      if place == .home { openGroup = nil }
    }
  }

  /// Opens or closes a group of the sidebar.
  func toggle(_ group: PageGroup) {
    withAnimation(Self.motion) { openGroup = openGroup == group ? nil : group }
  }

  /// Goes on by a number of pages, through all groups and round at the ends.
  func step(_ count: Int) {
    let all = GalleryPage.all
    guard !all.isEmpty else { return }
    guard case .page(let name) = place, let index = all.firstIndex(where: { $0.name == name })
    else { return open(.page(all[count > 0 ? 0 : all.count - 1].name)) }
    let next = (index + count % all.count + all.count) % all.count
    open(.page(all[next].name))
    // Round the end is still the way that was asked for.
    goesForward = count > 0
  }

  private func index(of place: Place) -> Int {
    guard case .page(let name) = place else { return place == .home ? -1 : .max }
    return GalleryPage.all.firstIndex { $0.name == name } ?? 0
  }

  // MARK: Finding something

  var isSearching: Bool { !query.isEmpty }

  func search(_ text: String) {
    guard text != query else { return }
    withAnimation(Self.motion) {
      query = text
      results = PageSearch.find(text)
      chosenResult = 0
    }
  }

  /// Moves to another result, round at the ends.
  func chooseResult(_ step: Int) {
    guard !results.isEmpty else { return }
    withAnimation(Self.motion) {
      chosenResult = (chosenResult + step + results.count) % results.count
    }
  }

  /// Opens the chosen result and ends the search.
  func openResult(_ page: GalleryPage? = nil) {
    guard let page = page ?? results.dropFirst(chosenResult).first else { return }
    endSearch()
    open(.page(page.name))
  }

  /// Forgets what has been typed, and gives the keyboard back to the pages.
  func endSearch() {
    search("")
    isFinding = false
  }
}
