import Foundation
import GlissandoCompatibility
import GlissandoDrawing
import GlissandoMotion
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

  /// A desktop that opens what begins as it should.
  private final class Desktop: AddressOpener {
    private(set) var opened: [URL] = []

    func open(_ url: URL, completion: @escaping (Bool) -> Void) {
      opened.append(url)
      completion(url.scheme == "https")
    }
  }

  private struct Asker: View {
    let url: URL
    let tell: (Bool) -> Void
    @Environment(\.openURL) private var openURL

    var body: some View { Color.red.onTapGesture { openURL(url, completion: tell) } }
  }

  @Test("What nobody deals with is opened by the desktop, with a window and without")
  func desktop() throws {
    var answers: [Bool] = []
    let url = try #require(URL(string: "https://example.org"))
    let other = try #require(URL(string: "program:page"))
    let stage = Stage(width: 100, height: 100) {
      Asker(url: url) { answers.append($0) }
        .environment(\.openURL, OpenURLAction { _ in .systemAction })
    }
    let desktop = Desktop()
    OpenURLAction.desktop = desktop
    defer { OpenURLAction.desktop = nil }
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(desktop.opened == [url] && answers == [true])
    let second = Stage(width: 100, height: 100) { Asker(url: other) { answers.append($0) } }
    second.tap(at: CGPoint(x: 50, y: 50))
    #expect(desktop.opened == [url, other] && answers == [true, false])
    second.close()
    stage.close()
    UIApplication.shared.open(url) { answers.append($0) }
    #expect(desktop.opened == [url, other, url] && answers == [true, false, true])
  }

  @Test("Without a desktop nothing is opened, and that is said")
  func headless() throws {
    var answers: [Bool] = []
    let url = try #require(URL(string: "program:nowhere"))
    OpenURLAction.desktop = nil
    let stage = Stage(width: 100, height: 100) { Asker(url: url) { answers.append($0) } }
    let warnings = ViewWarning.collecting { stage.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(answers == [false] && warnings.count == 1, "\(warnings)")
  }
}
