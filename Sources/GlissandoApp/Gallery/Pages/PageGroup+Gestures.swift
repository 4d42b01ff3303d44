import Glissando

extension PageGroup {
  static let gesturePages: [GalleryPage] = []
}
