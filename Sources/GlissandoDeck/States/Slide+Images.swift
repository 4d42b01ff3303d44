// The picture files of a slide.

extension Slide {
  /// The picture files that the slide shows, at first or in a step, each once.
  package var images: [String] {
    var paths: [String] = []
    func note(_ edits: [ElementEdit]) {
      for case .image(let path) in edits where !paths.contains(path) { paths.append(path) }
    }
    func note(_ elements: [Element]) {
      for element in elements {
        note(element.edits)
        note(element.children)
      }
    }
    note(elements)
    for step in steps { for change in step.changes { note(change.edits) } }
    return paths
  }
}
