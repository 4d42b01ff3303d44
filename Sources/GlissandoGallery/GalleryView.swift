package import Glissando
import GlissandoTools

/// The gallery: its sidebar, and the page or the home beside it; or a guest.
package struct GalleryView: View {
  private let model: GalleryModel
  @Environment(\.galleryPalette) private var palette
  @Environment(\.transport) private var transport

  package init(model: GalleryModel) { self.model = model }

  package var body: some View {
    ZStack {
      if let guest = model.guest {
        guest.view { model.open(.home) }
          .id(model.place)
          .transition(.opacity)
      } else {
        pages.transition(.opacity)
      }
    }
    .background(palette.paper)
    .tint(palette.ball)
    .answersInHeldTime(of: transport)
    .onKeyPress { model.handle($0) }
    .windowTitle { model.windowTitle }
  }

  private var pages: some View {
    GrownRoom { room in
      let metrics = GalleryMetrics(room)
      HStack(alignment: .top, spacing: 0) {
        Sidebar(model: model, metrics: metrics)
        PageArea(model: model, metrics: metrics)
      }
    }
  }
}

/// The page that is shown, and the one that is leaving.
private struct PageArea: View {
  let model: GalleryModel
  let metrics: GalleryMetrics

  var body: some View {
    ZStack {
      if let page = model.page {
        PageView(page: page, model: model.model(of: page), metrics: metrics)
          .id(page.name)
          .transition(turn)
      } else {
        HomeView(model: model, metrics: metrics)
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: metrics.window.height)
    .clipped()
  }

  /// Pages come from where they lie in the list, and the one before makes room by fading.
  private var turn: AnyTransition {
    .asymmetric(
      insertion: .offset(y: (model.goesForward ? 1 : -1) * 36 * metrics.unit)
        .combined(with: .opacity),
      removal: .opacity)
  }
}
