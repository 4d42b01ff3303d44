import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// Expects that a command line is refused in one line that holds some words, with a status.
///
/// - Parameter body: What refuses it, by default the reading of the command line.
@MainActor
func expectMistake(
  _ arguments: [String], _ words: [String],
  in body: ([String]) throws -> Void = { _ = try Program.parse($0) }
) {
  do {
    try body(arguments)
    Issue.record("accepted \(arguments)")
  } catch {
    let text = ErrorLine(error, arguments: arguments).text
    #expect(!text.contains("\n"))
    for word in words { #expect(text.contains(word), "\(text)") }
    #expect(Program.status(of: error) != 0)
  }
}
