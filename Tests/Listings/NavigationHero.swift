import SwiftUI

struct Place: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var symbol: String
}

struct NavigationHero: View {
  @Namespace private var namespace
  @State private var selection: Place?
  private let places = [
    Place(name: "Home", symbol: "house"), Place(name: "Star", symbol: "star.fill"),
    Place(name: "Moon", symbol: "moon.fill"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
          ForEach(places) { place in
            if selection != place {
              card(place)
                .onTapGesture {
                  withAnimation(.spring(duration: 0.5, bounce: 0.3)) { selection = place }
                }
            } else {
              Color.clear.frame(height: 100)
            }
          }
        }
        .padding()
      }
      .overlay {
        if let selection {
          card(selection)
            .frame(maxWidth: .infinity, maxHeight: 300)
            .onTapGesture { withAnimation(.spring) { self.selection = nil } }
        }
      }
      .navigationTitle("Places")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Close", systemImage: "xmark") { withAnimation { selection = nil } }
        }
      }
    }
  }

  private func card(_ place: Place) -> some View {
    VStack {
      Image(systemName: place.symbol).font(.largeTitle)
        .matchedGeometryEffect(id: "icon-\(place.id)", in: namespace)
      Text(place.name).matchedGeometryEffect(id: "name-\(place.id)", in: namespace)
    }
    .frame(maxWidth: .infinity, minHeight: 100)
    .background {
      RoundedRectangle(cornerRadius: 16).fill(.thinMaterial)
        .matchedGeometryEffect(id: place.id, in: namespace)
    }
  }
}
