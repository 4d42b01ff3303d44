import SwiftUI

/// A picture that grows out of its row.
struct HeroMove: View {
  @Namespace private var namespace
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isOpen {
        VStack(alignment: .leading) {
          RoundedRectangle(cornerRadius: 24)
            .fill(.teal)
            .matchedGeometryEffect(id: "picture", in: namespace)
            .frame(height: 260)
          Text("Lagoon")
            .font(.title.bold())
            .matchedGeometryEffect(id: "title", in: namespace, properties: .position)
        }
      } else {
        HStack {
          Text("Lagoon")
            .font(.headline)
            .matchedGeometryEffect(id: "title", in: namespace, properties: .position)
          Spacer()
          RoundedRectangle(cornerRadius: 8)
            .fill(.teal)
            .matchedGeometryEffect(id: "picture", in: namespace, anchor: .center, isSource: true)
            .frame(width: 44, height: 44)
        }
      }
      Spacer()
      Button("Switch") {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { isOpen.toggle() }
      }
    }
    .padding()
    .frame(width: 320, height: 420)
  }
}
