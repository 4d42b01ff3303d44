/// Finds the word that somebody probably meant.
package enum NearestWord {
  /// The word with the fewest insertions, removals and exchanges to `word`, upper and lower case being
  /// the same; nil where more than a third of its letters, and at least two, would have to change.
  package static func find(_ word: String, among words: [String]) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let limit = max(2, word.count / 3)
    let lowercased = word.lowercased()
    let best = words.map { (word: $0, distance: distance($0.lowercased(), lowercased)) }
      .min { $0.distance < $1.distance }
    guard let best, best.distance <= limit, best.distance < word.count else { return nil }
    return best.word
  }

  /// No name is longer; the distance to something longer would only take time.
  private static let longestWord = 48

  /// Levenshtein's distance, by the two-row method of Wagner and Fischer (1974),
  /// doi:10.1145/321796.321811.
  ///
  /// - Complexity: O(*nm*).
  package static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let exchanged = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[second.count]
  }
}
