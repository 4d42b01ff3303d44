import Foundation
import GlissandoDrawing
import GlissandoViews
import Testing

@testable import GlissandoTools

/// The tools where people want larger text.
@MainActor
@Suite("Tools in large text")
struct LargeTextTests {
  private func text(_ words: String, in panel: ViewHost?) throws -> CGRect {
    try #require(panel?.elements.first { $0.text == words }, "\(words)").frame
  }

  private func transport(text: Double, width: Double = 1440, height: Double = 900) -> TransportRig {
    let rig = TransportRig(width: width, height: height, Ball())
    rig.host.appearance.textScale = text
    rig.key(.function(9))
    rig.run(90)
    return rig
  }

  private func inspector(text: Double, width: Double = 1600, height: Double = 900) -> InspectorRig {
    let rig = InspectorRig(width: width, height: height, Playground())
    rig.host.appearance.textScale = text
    rig.open()
    return rig
  }

  @Test("The transport's bar grows as a whole, and takes so much more room from the content")
  func transportGrows() throws {
    let (usual, large) = (transport(text: 1), transport(text: 1.5))
    let before = try text("Now", in: usual.host.panel)
    let after = try text("Now", in: large.host.panel)
    #expect(abs(after.height - before.height * 1.5) <= 1, "\(before), \(after)")
    #expect(900 - large.content.size.height == (900 - usual.content.size.height) * 1.5)
    // It is pressed where it is seen.
    let pause = try #require(large.host.panel?.elements.first { $0.label == "Pause" }).frame
    large.click(CGPoint(x: pause.midX, y: pause.midY))
    large.run(2)
    #expect(large.host.panel?.elements.contains { $0.label == "Play" } == true)
  }

  @Test(
    "The inspector grows as a whole, beside the content and above it", arguments: [1700.0, 1100])
  func inspectorGrows(_ width: Double) throws {
    let (usual, large) = (inspector(text: 1, width: width), inspector(text: 1.5, width: width))
    let before = try text("Inspector", in: usual.host.panel)
    let after = try text("Inspector", in: large.host.panel)
    #expect(abs(after.height - before.height * 1.5) <= 1, "\(before), \(after)")
    #expect(after.minX >= 0 && after.maxX <= width)
    try large.press("Close the inspector")
    large.run(90)
    #expect(large.host.panel?.elements.contains { $0.text == "Inspector" } == false)
  }

  @Test("Where there is no room for as much, the inspector and the content beside it grow alike")
  func inspectorBeside() throws {
    let (usual, large) = (inspector(text: 1, width: 1280), inspector(text: 1.5, width: 1280))
    let growth = (1280 - large.content.size.width) / (1280 - usual.content.size.width)
    #expect(growth > 1.1 && growth < 1.5, "\(large.content.size)")
    #expect(abs(large.content.size.growth(byText: 1.5) - growth) < 0.01)
    let before = try text("Inspector", in: usual.host.panel)
    let after = try text("Inspector", in: large.host.panel)
    #expect(abs(after.height - before.height * growth) <= 1, "\(before), \(after)")
    #expect(after.minX >= large.content.size.width)
  }

  @Test("The overlay of F12 grows, and stays in the window")
  func overlayGrows() throws {
    let (usual, large) = (transport(text: 1), transport(text: 1.5))
    func panel(_ rig: TransportRig) throws -> (ground: CGRect, words: CGRect) {
      var list = DisplayList()
      DebugOverlay(isShown: true).draw(over: rig.host, damage: nil, into: &list)
      let leaves = list.items.compactMap { item -> DisplayLeaf? in
        guard case .leaf(let leaf) = item else { return nil }
        return leaf
      }
      let words = leaves.first {
        if case .text = $0.content.kind { true } else { false }
      }
      let ground = leaves.map(\.windowBounds).max { $0.height < $1.height }
      return (try #require(ground), try #require(words).windowBounds)
    }
    let (before, after) = (try panel(usual), try panel(large))
    #expect(abs(after.ground.height - before.ground.height * 1.5) <= 1, "\(before), \(after)")
    // Lines are as high as whole pixels of letters are.
    #expect(abs(after.words.height - before.words.height * 1.5) <= 2, "\(before), \(after)")
    #expect(after.ground.minY >= 0 && after.ground.maxY <= 900 - large.host.barHeight)
  }

  @Test("In the smallest window nothing grows, so that all of it is there")
  func smallest() throws {
    let least = CGSize.smallestWindow
    let large = transport(text: 2, width: least.width, height: least.height)
    let usual = transport(text: 1, width: least.width, height: least.height)
    let (after, before) = (
      try text("Now", in: large.host.panel), try text("Now", in: usual.host.panel)
    )
    #expect(after == before)
    let close = try #require(large.host.panel?.elements.first { $0.label == "Hide the transport" })
    #expect(close.frame.maxX <= least.width)
  }
}
