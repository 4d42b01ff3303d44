import Glissando

extension PageGroup {
  static let transitionPages: [GalleryPage] = []
}
