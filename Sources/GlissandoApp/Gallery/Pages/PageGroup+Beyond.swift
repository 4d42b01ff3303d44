import Glissando

extension PageGroup {
  static let beyondPages: [GalleryPage] = []
}
