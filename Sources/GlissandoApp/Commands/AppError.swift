import GlissandoDeck

/// What ends the program, in one line that says what arrived, what is allowed and what to do.
enum AppError: Error, Equatable, CustomStringConvertible {
  /// A file or folder cannot be written; `reason` is the system's text.
  case unwritable(what: String, path: String, reason: String)
  /// The window cannot be shown or has failed; `reason` says why and what to do.
  case window(reason: String)
  /// The text of a deck is wrong; each mistake has a line of its own.
  case deck(DeckProblems)

  var description: String {
    switch self {
    case .unwritable(let what, let path, let reason):
      "\(what) cannot be written to “\(path)”: \(reason); name a place that can be written to"
    case .window(let reason): reason
    case .deck(let problems): problems.description
    }
  }
}
