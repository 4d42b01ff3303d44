/// The letters by which somebody looks for a name, as long as they are typed in a row.
struct TypedWord {
  private var letters = ""
  private var lastTyping = -Double.infinity
  /// Seconds after which a letter begins another word.
  private static let pause = 0.8

  /// Finds the next name that begins with what has been typed.
  ///
  /// - Parameters:
  ///   - text: What is typed now.
  ///   - time: When, in seconds.
  ///   - names: The names among which it is looked for; nil for what has none.
  ///   - current: The one that keys act on.
  /// - Returns: The name's index; nil where none begins so.
  mutating func find(
    _ text: String, at time: Double, in names: [String?], from current: Int?
  ) -> Int? {
    if time - lastTyping > Self.pause { letters = "" }
    lastTyping = time
    letters += text.lowercased()
    // A word that goes on may stay where it is; another one begins behind the current name.
    let start = letters.count > 1 ? current ?? 0 : (current ?? -1) + 1
    return names.indices.lazy.map { (start + $0) % names.count }
      .first { [letters] in names[$0]?.lowercased().hasPrefix(letters) == true }
  }
}
