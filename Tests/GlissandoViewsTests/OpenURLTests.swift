import Foundation
import GlissandoCompatibility
import GlissandoTesting
import GlissandoViews
import Testing

/// Addresses that programs open.
@MainActor
@Suite("Opened addresses")
struct OpenURLTests {
  @Test("Who deals with an address says whether it was possible", arguments: [true, false])
  func handled(isPossible: Bool) throws {
    var answers: [Bool] = []
    let url = try #require(URL(string: "program:page"))
    let action = OpenURLAction { $0 == url && isPossible ? .handled : .discarded }
    action(url) { answers.append($0) }
    action(url)
    #expect(answers == [isPossible])
  }
}
