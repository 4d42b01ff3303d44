import Glissando
import GlissandoDeck
import GlissandoFiles
import GlissandoPainting

/// A picture from a file.
struct ImageElement: View {
  let properties: ElementProperties
  @Environment(\.imageEditions) private var editions

  var body: some View {
    if let file = properties.image {
      // Read in either case: what is missing may be there the next time.
      let name = editions.name(of: file)
      if InputFile.isReadable(file), ImageFileReader.problem(with: file)?.hidesAll != true {
        Image(file: file)
          .resizable()
          .aspectRatio(contentMode: properties.fit == .fit ? .fit : .fill)
          .frame(properties)
          .clipShape(RoundedRectangle(cornerRadius: properties.corner))
          .id(name)
          .transition(.opacity)
      } else {
        MissingContent(
          words: "no image “\((file as NSString).lastPathComponent)”", color: properties.color
        )
        .frame(
          width: properties.width ?? Self.missing.width,
          height: properties.height ?? Self.missing.height)
      }
    }
  }

  /// The size of a picture that is not there, where the deck does not say one.
  private static let missing = CGSize(width: 480, height: 300)
}

/// How often each picture has been saved while it was shown, so that another one is another view.
package struct ImageEditions: Equatable, Sendable {
  private var editions: [String: Int] = [:]

  /// The picture of a path is another one.
  mutating func renew(_ path: String) { editions[path, default: 0] += 1 }

  /// What tells a picture from those of other paths, and from what it was before.
  func name(of path: String) -> String {
    editions[path].map { "\(path) \($0)" } ?? path
  }
}

extension EnvironmentValues {
  /// Which pictures have been saved anew.
  @Entry var imageEditions = ImageEditions()
}
