import Foundation
import GlissandoMotion
import Testing

@testable import GlissandoNotation

extension ReadingTests {
  // MARK: - Anything

  @Test("No text is too much: mutated and random texts are read without a crash")
  func fuzz() {
    var generator = SeededGenerator(seed: 77)
    let seeds = [0, 2, 8, 11].map { Self.settings[$0] }.flatMap { setting in
      NotationFormats.all.map {
        Array($0.write(setting, options: WritingOptions(greatestError: 0.05)).text.utf8)
      }
    }
    let spice = Array("(){}[],.:;=-+*/\"'`%#\\ \n0123456789einfspring_ü🙂".utf8)
    for round in 0..<600 {
      var bytes = seeds[round % seeds.count]
      if bytes.count > 600 { bytes = Array(bytes.prefix(600)) }
      for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = spice[Int.random(in: 0..<spice.count, using: &generator)]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = byte
        case 1: bytes.insert(byte, at: index)
        case 2: bytes.remove(at: index)
        default: bytes.append(contentsOf: bytes[index...].prefix(20))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let reading = MotionText.reading(text)
      for error in reading.errors {
        #expect(error.place.offset <= text.utf8.count)
        #expect(!error.description.contains("\n"))
      }
      for motion in reading.motions {
        #expect(motion.range.upperBound <= text.utf8.count)
        // Whatever is read can be drawn.
        let course = MotionCourse(PlainMotion(motion.setting))
        #expect(!course.position(at: 0.1).isNaN, "\(text)")
      }
    }
  }

  @Test("Deep and long texts take no time and no stack")
  func depth() {
    for unit in [
      "(", "{", "[", "spring(", "{a:", ".spring(Spring(", "linear(", "((((-", "hl.curve(\"a\",{",
    ] {
      _ = MotionText.reading(String(repeating: unit, count: 4000))
    }
    let many = String(repeating: "spring damping-ratio=1 stiffness=800\n", count: 300)
    #expect(MotionText.reading(many).motions.count == 300)
  }
}
