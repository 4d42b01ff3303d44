import Glissando

extension PageGroup {
  static let viewPages: [GalleryPage] = []
}
