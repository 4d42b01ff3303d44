import SwiftUI

struct Album: Identifiable, Hashable {
  var id: Int
  var title: String { "Album \(id)" }
}

struct ZoomNavigation: View {
  @Namespace private var namespace
  @State private var path = NavigationPath()
  @State private var sheet: Album?

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 3)) {
          ForEach(0..<12) { index in
            NavigationLink(value: Album(id: index)) {
              RoundedRectangle(cornerRadius: 12)
                .fill(Color(hue: Double(index) / 12, saturation: 0.5, brightness: 0.9))
                .aspectRatio(1, contentMode: .fit)
                .matchedTransitionSource(id: index, in: namespace) { source in
                  source.clipShape(.rect(cornerRadius: 12)).background(.clear)
                }
            }
            .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle("Albums")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Album.self) { album in
        Text(album.title)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTransition(.zoom(sourceID: album.id, in: namespace))
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button("Info", systemImage: "info.circle") { sheet = album }
            }
          }
      }
    }
    .sheet(item: $sheet) { album in
      Text(album.title)
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(24)
    }
  }
}
