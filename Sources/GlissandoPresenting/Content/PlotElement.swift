import Foundation
import Glissando
import GlissandoDeck
import GlissandoLab

/// The curves of motions.
struct PlotElement: View {
  let properties: ElementProperties

  /// The size of a plot's letters at a unit of 1, in points.
  private static let letterSize = 13.0

  /// At a unit of 1, in points: what letters need above and below the curves, and each motion for its
  /// marks.
  private static let margins = 44.0
  private static let row = 17.0
  /// The part of the height that letters may take; the curves are what is looked at.
  private static let lettersShare = 0.6
  /// The least width at a unit of 1, with some numbers on the axis.
  private static let leastWidth = 236.0

  var body: some View {
    GeometryReader { room in
      MotionPlot(
        zip(Lane.Letter.allCases, properties.motions).map { letter, setting in
          PlottedLane(letter, name: "", setting: setting)
        },
        bands: [.position],
        unit: Self.unit(
          in: room.size, fontSize: properties.fontSize, motions: properties.motions.count))
    }
  }

  /// What the letters are scaled by: as their size says, but smaller in a plot that is small.
  static func unit(in size: CGSize, fontSize: Double, motions: Int) -> Double {
    let rows = Double(min(motions, Lane.Letter.allCases.count))
    let room = min(
      size.width / leastWidth, size.height * lettersShare / (margins + row * rows))
    return max(min(fontSize / letterSize, room), 0.5)
  }
}
