import Foundation
import GlissandoDesktop
import GlissandoTools
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews
import Testing

@Suite("The overlay of F12")
@MainActor
struct DebugOverlayTests {
  private static let height = 300.0

  /// What the overlay adds to the picture, in the order of drawing.
  private func leaves(_ overlay: DebugOverlay, over rig: TransportRig) -> [DisplayLeaf] {
    let below = rig.host.displayList.items.count
    var list = rig.host.displayList
    overlay.draw(over: rig.host, damage: rig.host.damage, into: &list)
    return list.items.dropFirst(below).compactMap {
      guard case .leaf(let leaf) = $0 else { return nil }
      return leaf
    }
  }

  private func texts(_ leaves: [DisplayLeaf]) -> [String] {
    leaves.compactMap {
      guard case .text(let layout) = $0.content.kind else { return nil }
      return layout.source.spans.map(\.string).joined()
    }
  }

  private func cost(_ seconds: [FrameProfile.Pass: Double], missed: Int = 0) -> FrameCost {
    var profile = FrameProfile()
    for (pass, time) in seconds { profile[pass] = time }
    return FrameCost(profile: profile, interval: 0.02, missedFrames: missed)
  }

  @Test("It says what frames cost, what is late, and how much moves")
  func words() throws {
    let rig = TransportRig(height: Self.height, Ball())
    let overlay = DebugOverlay(isShown: true)
    overlay.note(cost([.paint: 0.002]))
    overlay.note(cost([.paint: 0.004, .layout: 0.001], missed: 2))
    var lines = texts(leaves(overlay, over: rig))
    #expect(try #require(lines.first).hasPrefix("5.00 ms · median 5.00 ms · 2 dropped"))
    #expect(lines[0].contains("0 animating"))
    #expect(lines[1].contains("layout   animate   compose   paint   present"))
    rig.click(CGPoint(x: 20, y: Self.height / 2))
    rig.run(4)
    lines = texts(leaves(overlay, over: rig))
    #expect(lines[0].contains("1 animating"))
  }

  @Test("Each pass has a bar of its colour, as high as its part of the frame's time")
  func bars() throws {
    let rig = TransportRig(height: Self.height, Ball())
    let overlay = DebugOverlay(isShown: true)
    overlay.note(cost([.paint: 0.01, .layout: 0.005]))
    overlay.note(cost([.paint: 10]))
    // The bars of one colour are one path; each is 3 points wide, with one between them.
    let bars = leaves(overlay, over: rig).filter { leaf in
      guard case .fill(let path, _) = leaf.content.kind else { return false }
      return path.boundingRect.width == 7 || path.boundingRect.width == 3
    }
    let heights = bars.map { Double($0.windowBounds.height) }
    // The layout of the first frame; the paint of both, of which the second ends at the bound.
    #expect(heights.count == 2)
    #expect(abs(heights[0] - 14) < 1e-9)
    #expect(heights[1] == 68)
    #expect(bars[0].paint != bars[1].paint)
  }

  @Test("What is painted again flashes, and every leaf has an outline")
  func damageAndBounds() throws {
    let rig = TransportRig(height: Self.height, Ball())
    rig.click(CGPoint(x: 20, y: Self.height / 2))
    rig.run(3)
    let overlay = DebugOverlay(isShown: true)
    let all = leaves(overlay, over: rig)
    guard case .stroke(let outlines, _) = try #require(all.first).content.kind else {
      Issue.record("the first is no outline")
      return
    }
    let ball = try #require(rig.content.elements.first { $0.identifier == "ball" }).frame
    #expect(outlines.boundingRect.insetBy(dx: -1, dy: -1).contains(ball))
    #expect(all[1].windowBounds.intersects(ball))
  }
}
