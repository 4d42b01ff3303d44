import Glissando

extension LabPalette {
  /// The lit side of what has a lane's colour.
  func laneLight(_ letter: Lane.Letter) -> Color {
    lane(letter).mix(with: .white, by: 0.4)
  }
}
