import SwiftUI

struct ImagesInText: View {
  @State private var isFavorite = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(Image(systemName: "star.fill")) Favourites").font(.title)
      Text(
        "Swipe \(Image(systemName: "arrow.left")) or \(Image(systemName: "arrow.right")) to \(Text("move").bold())"
      )
      .foregroundStyle(.secondary)
      Text(Image(systemName: isFavorite ? "heart.fill" : "heart")).foregroundColor(.red)
        + Text(" liked")
      Label {
        Text("\(Image(systemName: "bolt.fill"))100%")
      } icon: {
        Image(systemName: "battery.100")
      }
      Button("Toggle") { withAnimation { isFavorite.toggle() } }
    }
    .padding()
  }
}
