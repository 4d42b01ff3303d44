import Glissando
import GlissandoDeck

/// A picture from a file.
struct ImageElement: View {
  let properties: ElementProperties

  var body: some View {
    if let file = properties.image {
      Image(file: file)
        .resizable()
        .aspectRatio(contentMode: properties.fit == .fit ? .fit : .fill)
        .frame(properties)
        .clipShape(RoundedRectangle(cornerRadius: properties.corner))
        .id(file)
        .transition(.opacity)
    }
  }
}
