import SwiftUI

/// A row that is dragged past the others.
struct DragReorder: View {
  @State private var items = ["A", "B", "C", "D"]
  @State private var dragged: String?
  @State private var offset: CGFloat = 0
  private let height: CGFloat = 44

  var body: some View {
    VStack(spacing: 0) {
      ForEach(items, id: \.self) { item in
        Text(item)
          .frame(width: 160, height: height)
          .background(dragged == item ? Color.orange : Color.gray.opacity(0.2))
          .zIndex(dragged == item ? 1 : 0)
          .offset(y: dragged == item ? offset : 0)
          .gesture(gesture(for: item))
      }
    }
    .coordinateSpace(name: "rows")
    .coordinateSpace(.named("more rows"))
  }

  private func gesture(for item: String) -> some Gesture {
    DragGesture(coordinateSpace: .named("rows"))
      .onChanged { value in
        dragged = item
        offset = value.translation.height
      }
      .onEnded { value in
        let steps = Int((value.translation.height / height).rounded())
        withAnimation(.bouncy) {
          if let index = items.firstIndex(of: item) {
            let target = max(0, min(items.count - 1, index + steps))
            items.move(
              fromOffsets: IndexSet(integer: index), toOffset: target > index ? target + 1 : target)
          }
          offset = 0
          dragged = nil
        }
      }
  }
}
