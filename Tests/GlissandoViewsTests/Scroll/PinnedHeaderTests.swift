import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Headers that stay in sight, in a window of 100 × 100.
@MainActor
@Suite("Pinned headers")
struct PinnedHeaderTests {
  @Test("A header that stays in sight is found, told and pressed where it is seen")
  func place() throws {
    let log = Journal<String>()
    let stage = Stage(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<2) { section in
            Section {
              ForEach(0..<10) { _ in Color.clear.frame(height: 20) }
            } header: {
              header(section, log)
            }
          }
        }
      }
    }
    log.entries.removeAll()
    stage.scroll(by: CGSize(width: 0, height: -50), at: CGPoint(x: 50, y: 50))
    stage.settle()
    #expect(try stage.frame("0") == "0 0 100 20")
    #expect(log.entries.isEmpty)
    try stage.tap("0")
    #expect(log.entries.last == "tapped 0")
    // The next one pushes it out.
    stage.scroll(by: CGSize(width: 0, height: -160), at: CGPoint(x: 50, y: 50))
    stage.settle()
    #expect(try stage.frame("0") == "0 -10 100 20")
    #expect(try stage.frame("1") == "0 10 100 20")
    #expect(log.entries.last == "0 at -10.0")
  }

  private func header(_ section: Int, _ log: Journal<String>) -> some View {
    Color.red.frame(height: 20)
      .onTapGesture { log.entries.append("tapped \(section)") }
      .onGeometryChange(for: Double.self, of: { $0.frame(in: .global).minY }) { y in
        if section == 0 { log.entries.append("0 at \(y)") }
      }
      .accessibilityIdentifier("\(section)")
  }
}
