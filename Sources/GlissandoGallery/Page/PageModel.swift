import Glissando
import Observation

/// The settings of a page and what its specimen has shown.
@MainActor @Observable
package final class PageModel {
  package var values: DialValues
  @ObservationIgnored let log = ProbeLog()
  @ObservationIgnored package let player = Player()
  /// Whether the specimen has been played without being asked to.
  @ObservationIgnored var hasPlayedItself = false

  /// Whether there is anything to plot.
  @ObservationIgnored let isProbed: Bool

  package init(_ page: GalleryPage) {
    values = DialValues(page.dials)
    isProbed = page.isProbed
  }
}
