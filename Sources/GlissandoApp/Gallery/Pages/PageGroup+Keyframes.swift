import Glissando

extension PageGroup {
  static let keyframePages: [GalleryPage] = []
}
