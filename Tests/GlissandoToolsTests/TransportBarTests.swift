import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoControls
import GlissandoViews
import Testing

@testable import GlissandoTools

@Suite("The transport's bar")
@MainActor
struct TransportBarTests {
  private func rig(width: Double = 900) -> TransportRig {
    let rig = TransportRig(width: width, height: 300, Ball())
    rig.key(.function(9))
    rig.run(60)
    return rig
  }

  private func frame(of label: String, _ rig: TransportRig) throws -> CGRect {
    let bar = try #require(rig.host.panel)
    let element = bar.elements.first { $0.label == label }
    return try #require(element, "\(bar.elements.map(\.text))").frame
  }

  private func click(_ label: String, _ rig: TransportRig) throws {
    let frame = try frame(of: label, rig)
    rig.click(CGPoint(x: frame.midX, y: frame.midY))
    rig.run(1)
  }

  @Test("A key shows and hides it, and all of its controls have names")
  func showing() throws {
    let rig = rig()
    let bar = try #require(rig.host.panel)
    let labels = Set(bar.elements.compactMap(\.label))
    for label in [
      "One frame back", "Play backwards", "Pause", "One frame on", "Back to now", "Loop",
    ] {
      #expect(labels.contains(label), "\(labels)")
    }
    #expect(bar.elements.contains { $0.label == "Time" })
    rig.key(.function(9))
    rig.run(90)
    #expect(!bar.elements.contains { $0.label == "Time" })
    #expect(rig.host.displayList.items.count == rig.content.displayList.items.count)
  }

  @Test("Its words are on one line in narrow windows", arguments: [480.0, 600, 720])
  func narrow(_ width: Double) throws {
    let usual = try #require(rig().host.panel?.elements.first { $0.text == "Now" })
    let narrow = try #require(rig(width: width).host.panel?.elements.first { $0.text == "Now" })
    #expect(narrow.frame.size == usual.frame.size)
  }

  @Test("Its buttons pause, step and go back to now; the content gets none of it")
  func buttons() throws {
    let rig = rig()
    try click("Pause", rig)
    #expect(rig.transport.isPaused)
    try click("One frame back", rig)
    #expect(!rig.transport.isLive || rig.transport.reel.count < 2)
    try click("Back to now", rig)
    #expect(rig.transport.isLive)
    #expect(rig.x(of: "ball").isFinite)
  }

  @Test("Escape closes its menu, whoever has the keyboard, and not the bar")
  func menu() throws {
    let rig = rig()
    let bar = try #require(rig.host.panel)
    for isPaused in [false, true] {
      rig.transport.isPaused = isPaused
      rig.run(2)
      try click("Rate", rig)
      rig.run(40)
      #expect(bar.hasPopup)
      rig.key(.escape)
      rig.run(40)
      #expect(!bar.hasPopup && rig.transport.isBarShown)
    }
  }

  @Test("The menu of rates marks the present one, and nothing moves when another is chosen")
  func rates() throws {
    let rig = rig()
    let scrubber = try frame(of: "Time", rig)
    for rate in [0.5, 0.01] {
      try click("Rate", rig)
      rig.run(40)
      let bar = try #require(rig.host.panel)
      let rows = bar.elements.filter { $0.text == TransportState.text(ofRate: rate) }
      let row = try #require(rows.first, "\(bar.elements.map(\.text))").frame
      rig.click(CGPoint(x: row.midX, y: row.midY))
      rig.run(60)
      #expect(rig.transport.rate == rate && !bar.hasPopup)
      #expect(try frame(of: "Time", rig) == scrubber)
    }
    for _ in 0..<3 {
      rig.transport.nextOnionSkins()
      rig.run(60)
      #expect(try frame(of: "Time", rig) == scrubber)
    }
  }

  @Test("It is not slowed with the content")
  func ownTime() throws {
    let slow = TransportRig(width: 900, height: 300, Ball())
    slow.transport.rate = 0.01
    slow.key(.function(9))
    let full = TransportRig(width: 900, height: 300, Ball())
    full.key(.function(9))
    slow.run(3)
    full.run(3)
    for _ in 0..<10 {
      slow.run(1)
      full.run(1)
      #expect(try frame(of: "Loop", slow) == frame(of: "Loop", full))
    }
  }

  @Test("Dragging the knob goes through the past and stands still there")
  func scrubbing() throws {
    let rig = rig()
    rig.click(CGPoint(x: 400, y: 100))
    rig.run(100)
    let track = try frame(of: "Time", rig)
    rig.send(.pointerMoved(CGPoint(x: track.maxX - 7, y: track.midY)))
    rig.send(
      .pointerDown(CGPoint(x: track.maxX - 7, y: track.midY), button: 1, modifiers: []))
    for share in stride(from: 1.0, through: 0, by: -0.05) {
      rig.send(.pointerMoved(CGPoint(x: track.minX + share * track.width, y: track.midY)))
      rig.run(1)
      let range = rig.transport.range
      let expected = range.lowerBound + share * (range.upperBound - range.lowerBound)
      #expect(abs(rig.transport.position - expected) < 0.15)
    }
    rig.send(.pointerUp(CGPoint(x: track.minX, y: track.midY), button: 1))
    #expect(rig.transport.isPaused)
    #expect(!rig.transport.isLive)
  }

  @Test("A knob that is held when the window loses the keyboard is let go where it is")
  func interruptedScrubbing() throws {
    let rig = rig()
    rig.click(CGPoint(x: 400, y: 100))
    rig.run(100)
    let track = try frame(of: "Time", rig)
    rig.send(.pointerDown(CGPoint(x: track.midX, y: track.midY), button: 1, modifiers: []))
    rig.send(.pointerMoved(CGPoint(x: track.midX - 20, y: track.midY)))
    rig.run(1)
    let held = rig.transport.position
    rig.send(.focus(false))
    rig.send(.pointerMoved(CGPoint(x: track.midX - 90, y: track.midY)))
    rig.run(5)
    #expect(rig.transport.position == held && rig.transport.isPaused)
    rig.send(.pointerUp(CGPoint(x: track.midX - 90, y: track.midY), button: 1))
    rig.send(.focus(true))
    // The next press is one of its own, and not the end of that.
    let loop = held...(held + 0.3)
    rig.transport.setLoop(loop)
    rig.run(1)
    rig.click(CGPoint(x: track.minX + 8, y: track.midY))
    rig.run(1)
    #expect(rig.transport.loop == loop && rig.transport.position < held)
  }

  @Test("It lies below the content, which gives way by and by, and covers none of it")
  func givingWay() throws {
    let rig = TransportRig(width: 900, height: 300, Color.red.accessibilityIdentifier("all"))
    func height() -> Double {
      Double(rig.content.elements.first { $0.identifier == "all" }?.frame.height ?? .nan)
    }
    rig.key(.function(9))
    var heights: [Double] = []
    for _ in 0..<60 {
      rig.run(1)
      heights.append(height())
    }
    #expect(heights.first == 300 && heights.last == 254)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(Set(heights).count > 8)
    #expect(try frame(of: "Time", rig).minY >= 254)
    #expect(rig.host.size == CGSize(width: 900, height: 300))
    #expect(rig.host.barHeight == 46)
    // In mid-way it turns round from where it is.
    rig.key(.function(9))
    rig.run(6)
    let low = height()
    rig.key(.function(9))
    rig.run(1)
    #expect(abs(height() - low) <= 4 && low > 254)
    rig.key(.function(9))
    rig.run(60)
    #expect(height() == 300)
    #expect(!rig.host.needsFrame)
  }

  @Test("Where motion is reduced it is there at once, also while time stands still")
  func reducedMotion() {
    let rig = TransportRig(width: 900, height: 300, Ball())
    rig.host.appearance.reduceMotion = true
    rig.run(2)
    rig.key(.function(8))
    rig.run(1)
    #expect(rig.content.size.height == 254)
  }

  @Test("Function keys work without the bar, and bring it")
  func keys() {
    let rig = TransportRig(width: 900, height: 300, Ball())
    rig.key(.function(8))
    #expect(rig.transport.isPaused)
    #expect(rig.transport.isBarShown)
    rig.key(.function(8))
    #expect(!rig.transport.isPaused)
    rig.key(.function(5))
    #expect(rig.transport.rate == 0.5)
    rig.key(.function(5), .shift)
    #expect(rig.transport.rate == 1)
    rig.click(CGPoint(x: 400, y: 100))
    rig.run(30)
    rig.key(.function(6))
    #expect(!rig.transport.isLive)
    rig.key(.function(7))
    #expect(rig.transport.isLive)
    rig.key(.function(6), .shift)
    rig.key(.function(8), .shift)
    #expect(rig.transport.isLive && rig.transport.isPaused)
  }

  @Test("With the keyboard it is played by arrows, and Escape gives the keyboard back")
  func keyboard() {
    let rig = TransportRig(width: 900, height: 300, Ball())
    rig.key(.function(9), .shift)
    rig.run(30)
    rig.click(CGPoint(x: 400, y: 100))
    rig.run(30)
    // A click on the content took the keyboard back.
    #expect(!rig.key(.leftArrow))
    rig.key(.function(9), .shift)
    rig.key(.leftArrow)
    rig.run(1)
    #expect(!rig.transport.isLive)
    rig.key(.home)
    rig.run(1)
    #expect(rig.transport.position == rig.transport.range.lowerBound)
    rig.key(.end)
    #expect(rig.transport.isLive)
    rig.key("l")
    #expect(rig.transport.loop != nil)
    rig.key(.escape)
    rig.key(.end)
    #expect(!rig.key("l"))
  }

  @Test("A dock in the content is where it lies")
  func docking() throws {
    let rig = TransportRig(
      width: 900, height: 300,
      VStack(spacing: 0) {
        Ball()
        Spacer()
        TransportDock()
      })
    rig.run(10)
    let bar = try #require(rig.host.panel)
    let track = try frame(of: "Time", rig)
    #expect(rig.transport.slot == CGRect(x: 0, y: 256, width: 900, height: 44))
    #expect(abs(track.midY - 278) < 1)
    #expect(!bar.elements.contains { $0.label == "Hide the transport" })
  }
}
