import Foundation
import GlissandoMotion
import GlissandoViews

/// Where a sheet is that rises from the lower edge of the window.
struct SheetPlace: Equatable {
  /// How high it is, in points.
  var height: CGFloat
  /// How far it has sunk below that.
  var drop: CGFloat = 0
  /// Whether it has risen at all.
  var hasRisen = true

  /// How it goes from one height to another, comes and goes.
  static let motion = Animation.spring(duration: 0.45, bounce: 0.12)
  /// How far a sheet gives way beyond its limits, in points, however far it is pulled.
  static let give: CGFloat = 60
}

/// The heights of a sheet in a window.
struct SheetHeights {
  private let detents: [(detent: PresentationDetent, height: CGFloat)]
  /// How high the sheet is while nobody drags it.
  let resting: CGFloat
  private let most: CGFloat
  private let isDismissDisabled: Bool
  /// What is left above the highest sheet, in points.
  private static let gap: CGFloat = 12

  /// - Parameters:
  ///   - chosen: The height that people have chosen, where no program knows of it.
  ///   - room: The height of the window, in points.
  init(_ traits: SheetTraits, chosen: PresentationDetent?, room: CGFloat) {
    let most = max(0, room - Self.gap)
    self.most = most
    isDismissDisabled = traits.isDismissDisabled
    detents = (traits.detents ?? []).map { ($0, $0.height(most: most)) }
      .sorted { $0.height < $1.height }
    let wanted = traits.selection?.value ?? chosen
    resting = (detents.first { $0.detent == wanted } ?? detents.first)?.height ?? most
  }

  /// Where a pull by some points downwards takes the sheet.
  ///
  /// It follows between the heights, gives way less and less beyond the highest, and sinks below the
  /// lowest.
  func place(pulledBy pull: CGFloat) -> SheetPlace {
    let height = resting - pull
    let lowest = detents.first?.height ?? resting
    let highest = detents.last?.height ?? resting
    if height > highest { return SheetPlace(height: highest + yielding(height - highest)) }
    guard height < lowest else { return SheetPlace(height: height) }
    let drop = lowest - height
    return SheetPlace(height: lowest, drop: isDismissDisabled ? yielding(drop) : drop)
  }

  /// How far it gives way to a pull beyond its limits: at first by half of it.
  private func yielding(_ pull: CGFloat) -> CGFloat {
    SheetPlace.give * (1 - 1 / (pull * 0.5 / SheetPlace.give + 1))
  }

  /// The height at which a throw ends that would carry the sheet to `height`; nil where it closes it.
  func detent(thrownTo height: CGFloat) -> PresentationDetent? {
    if !isDismissDisabled, height < (detents.first?.height ?? 0) / 2 { return nil }
    return detents.min { abs($0.height - height) < abs($1.height - height) }?.detent
  }

  /// Whether people can act on what is behind the resting sheet.
  func lightensBackground(_ interaction: PresentationBackgroundInteraction) -> Bool {
    interaction.isEnabled(height: resting, most: most)
  }
}
