/// Reads motion from text, whatever language it is in.
package enum MotionText {
  /// The one animation that a whole text describes, in Swift.
  ///
  /// - Throws: What is wrong with it, and where.
  package static func animation(_ text: String) throws(NotationError) -> MotionSetting {
    try SwiftMotionReader.motion(in: text)
  }

  /// All motions in a text, in its order.
  ///
  /// - Throws: Where there is none, what is not understood.
  package static func read(_ text: String) throws(NotationError) -> [ReadMotion] {
    let reading = reading(text)
    guard reading.motions.isEmpty else { return reading.motions }
    throw reading.errors.first
      ?? NotationError(
        place: TextPlace(line: 1, column: 1, offset: 0), message: "no motion was found",
        allowed: "an animation such as “.spring(duration: 0.5, bounce: 0.3)”, or the text of "
          + NotationFormats.all.dropFirst().map(\.name).joined(separator: ", "))
  }

  /// All motions in a text, and all that was not understood although it looks like one.
  package static func reading(_ text: String) -> MotionReading {
    let source = SourceText(text)
    var result = MotionReading()
    for format in NotationFormats.all {
      let reading = format.read(source)
      for motion in reading.motions
      where !result.motions.contains(where: { $0.range.overlaps(motion.range) }) {
        result.motions.append(motion)
      }
      result.errors += reading.errors
    }
    result.motions.sort { $0.range.lowerBound < $1.range.lowerBound }
    // What another language understands there is not an error.
    result.errors.removeAll { error in
      result.motions.contains { $0.range.contains(error.place.offset) }
    }
    result.errors.sort { $0.place < $1.place }
    return result
  }
}
