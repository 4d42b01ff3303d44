import SwiftUI

struct Tile: Identifiable, Hashable {
  let id = UUID()
  let name: String
  let hue: Double
}

struct HeroGrid: View {
  @Namespace private var hero
  @State private var selected: Tile?
  @State private var tiles = (1...9).map { Tile(name: "Item \($0)", hue: Double($0) / 9) }
  private let columns = [GridItem(.adaptive(minimum: 100, maximum: 160), spacing: 12)]

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(tiles) { tile in
            if selected != tile {
              card(tile)
                .frame(height: 100)
                .onTapGesture {
                  withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) { selected = tile }
                }
                .transition(.scale(scale: 1))
            } else {
              Color.clear.frame(height: 100)
            }
          }
        }
        .padding()
      }
      .blur(radius: selected == nil ? 0 : 6)
      .scrollDisabled(selected != nil)
      .allowsHitTesting(selected == nil)
      if let selected {
        card(selected)
          .frame(maxWidth: 320, maxHeight: 320)
          .overlay(alignment: .topTrailing) {
            Button {
              withAnimation(.snappy) { self.selected = nil }
            } label: {
              Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
            }
            .buttonStyle(.plain)
            .padding()
          }
          .zIndex(1)
          .accessibilityAddTraits(.isModal)
      }
    }
  }

  private func card(_ tile: Tile) -> some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(Color(hue: tile.hue, saturation: 0.6, brightness: 0.9).gradient)
      .matchedGeometryEffect(id: tile.id, in: hero)
      .overlay {
        Text(tile.name).font(.headline).foregroundStyle(.white)
          .matchedGeometryEffect(id: "\(tile.id)-title", in: hero, properties: .position)
      }
      .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
      .contentShape(.rect(cornerRadius: 20))
  }
}
