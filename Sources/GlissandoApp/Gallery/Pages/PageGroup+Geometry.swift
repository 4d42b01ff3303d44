import Glissando

extension PageGroup {
  static let geometryPages: [GalleryPage] = []
}
