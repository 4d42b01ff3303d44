import Foundation
import TestSupport
import Testing

@testable import GlissandoDrawing

/// Path data as text, right and wrong.
struct PathDataTests {
  @Test("Commands may follow each other with and without spaces")
  func commands() {
    #expect(Path(data: "M0 0L10,0 10 10zm5 5h1v1Z")?.boundingRect.maxX == 10)
    #expect(Path(data: "M0 0ZM1 1Z") != nil)
    #expect(Path(data: "  ") != nil)
  }

  @Test(
    "What takes no numbers is a mistake with numbers",
    arguments: ["M0 0Z1", "M0 0z 1 2", "Z0", "M0 0Z,1", "M0 0Z-", "M0 0Z.", "M0 0Z1Z1Z1"])
  func closing(_ data: String) {
    #expect(Path(data: data[...]) == nil)
  }

  @Test(
    "A text that is no path data is no path",
    arguments: [
      "1", "M", "M0", "M0 0L", "M0 0L1", "M0 0X1 1", "M0 0Lx", "M0 0A1 1 0 2 0 1 1", "M0 0C1 1 1",
      "M0 0L1 ½", "M0 0Le5", "M0 0L1 1e", "é1 1", "M0 0L- 1",
    ])
  func mistakes(_ data: String) {
    #expect(Path(data: data[...]) == nil)
  }

  @Test(
    "A comma stands between two numbers, alone",
    arguments: [
      "M0,,0", "M0, ,0", "M,0 0", "M0 0,", "M0 0,L1 1", "M0 0L,1 1", "M0 0,,1 1", "M0 0 1,",
      ",M0 0",
      "M0 0Z,", "M0 0Z,L1 1", "M0 0A1 1 0 0,,1 5 5", "M0 0H1,", "M0 0H,1", "O1,1,,1", "R0 0 1 1 1,",
    ])
  func commas(_ data: String) {
    #expect(Path(data: data[...]) == nil)
  }

  @Test(
    "Commas and all spaces of SVG are read",
    arguments: [
      "M0,0L1,1", "M0 ,0L1\t,\n1", "M0,0,1,1", "M0 0,1,1", "M 0 , 0\r\nL\r\n1 , 1\r\n",
      " \u{C}M0-0L1+1 ",
    ])
  func separators(_ data: String) {
    #expect(Path(data: data[...])?.description == "0 0 m 1 1 l", "\(data)")
  }

  @Test("The flags of an arc need no spaces, and may have commas")
  func flags() {
    let plain = Path(data: "M0 0A1 1 0 0 1 5 5")
    #expect(plain != nil)
    for data in ["M0,0A1,1,0,0,1,5,5", "M0 0A1 1 0 015 5", "M0 0A1 1 0,01,5 5"] {
      #expect(Path(data: data[...]) == plain, "\(data)")
    }
  }

  @Test(
    "A path that leads beyond the largest numbers is no path",
    arguments: [
      "M1e308 0l1e308 0", "M0 0L1e999 0", "M1e308 0q1e308 0 1 1", "O1.7e308 0 1.7e308",
      "M0 0A1e308 1e-308 0 1 1 1e308 1e308",
    ])
  func tooFar(_ data: String) {
    #expect(Path(data: data[...]).map(\.isFinite) ?? true)
  }

  @Test(
    "A path begins with a place",
    arguments: ["L10 10", "Z", "H5", "c1 1 2 2 3 3", "a1 1 0 0 1 5 5"])
  func beginning(_ data: String) {
    #expect(Path(data: data[...]) == nil)
  }

  @Test(
    "An arc leads from end to end, whatever its radii",
    arguments: [
      ("1e-300", 5 * 2.0.squareRoot()), ("0.001", 5 * 2.0.squareRoot()), ("1e7", 0), ("1e9", 0),
      ("1e17", 0), ("1e200", 0), ("1e308", 0), ("0", 0), ("-1e17", 0),
    ])
  func arcs(radius: String, bulge: Double) throws {
    let data = "M0 0A\(radius) \(radius) 0 0 1 10 10"
    let path = try #require(Path(data: data[...]))
    #expect(path.description.hasPrefix("0 0 m"))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    // As far as the arc reaches from the straight line.
    let box = path.boundingRect
    let reach = max(-box.minX, -box.minY, box.maxX - 10, box.maxY - 10)
    #expect(abs(reach - max(0, bulge - 5)) < 0.01, "\(path)")
  }

  @Test("An arc begins where the path is, without a line there")
  func arcBeginning() throws {
    let path = try #require(Path(data: "M3 7a1 1 0 00.5.5l1 1"))
    var kinds: [Character] = []
    for word in path.description where word.isLetter { kinds.append(word) }
    #expect(kinds == ["m", "c", "l"])
  }

  @Test(
    "A megabyte of path data takes steps in proportion", arguments: ["1", "-", "Z", ",", "L1 1"])
  func long(_ piece: String) {
    let data = "M0 0" + String(repeating: piece, count: 1_000_000 / piece.count)
    #expect((Path(data: data[...]) != nil) == ["Z", "L1 1"].contains(piece))
  }

  @Test("Any text comes to an end")
  func anything() {
    var random = SeededGenerator(seed: 20_261_123)
    let letters = Array("MmLlHhVvZzCcSsQqTtAaOR0123456789.,-+eE  \u{BD}\u{663}")
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<24, using: &random)
      let text = String((0..<count).map { _ in letters.randomElement(using: &random)! })
      let path = Path(data: text[...])
      #expect(path?.isFinite ?? true, "\(text)")
    }
  }
}
