import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Distances in lists")
struct ListSpacingTests {
  private struct Rows: View {
    var rows: CGFloat?
    var sections: ListSectionSpacing = .default
    var body: some View {
      List {
        Section { ForEach(0..<3) { Text("row \($0)") } }
        Section { Text("other") }
      }
      .listStyle(.insetGrouped)
      .listRowSpacing(rows)
      .listSectionSpacing(sections)
    }
  }

  private func distance(_ view: Rows, _ first: String, _ second: String) throws -> CGFloat {
    let stage = Stage(width: 240, height: 400) { view }
    return try stage.element(second).frame.midY - stage.element(first).frame.midY
  }

  @Test("Rows stand as far apart as a program wishes, wherever the style is said")
  func rows() throws {
    let usual = try distance(Rows(), "row 0", "row 1")
    #expect(try distance(Rows(rows: 12), "row 0", "row 1") == usual + 12)
    #expect(try distance(Rows(rows: 12), "row 1", "row 2") == usual + 12)
    #expect(try distance(Rows(rows: -5), "row 0", "row 1") == usual)
    #expect(try distance(Rows(rows: .nan), "row 0", "row 1") == usual)
  }

  @Test("Rows with a distance are cards of their own, through which the ground is seen")
  func cards() throws {
    let stage = Stage(width: 240, height: 400) { Rows(rows: 16) }
    let (first, second) = (try stage.element("row 0").frame, try stage.element("row 1").frame)
    let image = stage.image()
    let between = image.pixel(120, Int((first.midY + second.midY) / 2))
    #expect(between == image.pixel(2, 2))
    #expect(between != image.pixel(200, Int(first.midY)))
  }

  @Test("Sections stand as far apart as a program wishes")
  func sections() throws {
    let usual = try distance(Rows(), "row 2", "other")
    #expect(try distance(Rows(sections: .compact), "row 2", "other") == usual - 10)
    #expect(try distance(Rows(sections: .custom(50)), "row 2", "other") == usual + 30)
  }
}
