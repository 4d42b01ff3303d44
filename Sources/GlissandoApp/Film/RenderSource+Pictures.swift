import Foundation
import GlissandoDeck
import GlissandoFiles
import GlissandoPresenting

// What else a rendering reads.

extension RenderSource {
  /// The files that are read while it is rendered, besides the one that it is: the pictures of a deck, the frames of a
  /// film.
  var pictures: [String] {
    switch self {
    case .deck(let deck): deck.slides.flatMap(\.images)
    case .folder(let folder): PictureFolder.files(in: folder)
    case .page, .specimen, .recording, .windowFilm: []
    }
  }
}

extension RenderCommand {
  /// The files of those that `--out` may write over, by its name or by one that a number is added to.
  func overwritten(_ format: RenderFormat, of paths: [String]) -> [String] {
    guard strip == nil, [.folder, .png, .svg].contains(format) else { return [] }
    let ending = format == .folder ? pictures?.rawValue ?? "png" : format.rawValue
    let folder = format == .folder ? out : out.folderOfPath
    let stem = ((out as NSString).lastPathComponent as NSString).deletingPathExtension
    let stems = format == .folder ? ["slide-", "frame-"] : [stem + "-"]
    return paths.filter { path in
      let name = (path as NSString).lastPathComponent
      return (name as NSString).pathExtension == ending
        && stems.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isNumber == true }
        && OutputFile.isSame(Self.there(folder), Self.there(path.folderOfPath))
    }
  }

  private static func there(_ folder: String) -> String { folder.isEmpty ? "." : folder }
}
