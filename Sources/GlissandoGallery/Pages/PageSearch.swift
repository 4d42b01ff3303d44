import Foundation
import GlissandoNotation

/// Finds pages by what somebody types.
package enum PageSearch {
  /// The pages that fit, best first; among equals in the order of the gallery.
  ///
  /// Every word that was typed has to be found in the page.
  ///
  /// - Complexity: O(*n*) in the number of pages.
  static func find(_ query: String, in pages: [GalleryPage] = GalleryPage.all) -> [GalleryPage] {
    let words = query.lowercased().split(separator: " ").map(String.init)
    guard !words.isEmpty else { return [] }
    let ranked = pages.enumerated().compactMap { index, page in
      rank(page, words).map { (page: page, key: ($0, index)) }
    }
    return ranked.sorted { $0.key < $1.key }.map(\.page)
  }

  /// How well a page fits: the less the better; nil if it does not.
  private static func rank(_ page: GalleryPage, _ words: [String]) -> Int? {
    var sum = 0
    for word in words {
      guard let rank = rank(page, word) else { return nil }
      sum += rank
    }
    return sum
  }

  private static func rank(_ page: GalleryPage, _ word: String) -> Int? {
    let title = page.title.lowercased()
    if title.hasPrefix(word) || page.name.hasPrefix(word) { return 0 }
    if title.contains(" " + word) || page.name.contains("-" + word) { return 1 }
    if page.names.contains(where: { $0.lowercased().hasPrefix(word) }) { return 2 }
    if title.contains(word) || page.names.contains(where: { $0.lowercased().contains(word) }) {
      return 3
    }
    return page.sentence.lowercased().contains(word) ? 4 : nil
  }

  /// The names of the pages that somebody probably meant by another name.
  package static func near(_ name: String) -> [String] {
    let found = find(name.replacing("-", with: " ")).prefix(3).map(\.name)
    if !found.isEmpty { return Array(found) }
    return GalleryPage.all.map { (name: $0.name, distance: NearestWord.distance($0.name, name)) }
      .filter { $0.distance <= max(3, name.count / 2) }
      .sorted { $0.distance < $1.distance }
      .prefix(3).map(\.name)
  }
}
