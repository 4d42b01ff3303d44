import Glissando
import GlissandoDeck

/// A picture from a file.
struct ImageElement: View {
  let properties: ElementProperties

  var body: some View {
    if let file = properties.image {
      if FileManager.default.isReadableFile(atPath: file) {
        Image(file: file)
          .resizable()
          .aspectRatio(contentMode: properties.fit == .fit ? .fit : .fill)
          .frame(properties)
          .clipShape(RoundedRectangle(cornerRadius: properties.corner))
          .id(file)
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
