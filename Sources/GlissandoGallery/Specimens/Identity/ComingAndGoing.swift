import Glissando

struct ComingAndGoing: View {
  @State private var rows = [3, 2, 1]
  @State private var next = 4

  var body: some View {
    VStack {
      VStack(spacing: 6) {
        ForEach(rows, id: \.self) { row in
          Text("row \(row)")
            .foregroundStyle(.background)
            .frame(width: 180, height: 24)
            .background(.tint, in: Capsule())
            .transition(.scale.combined(with: .opacity))
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .probe(Double(rows.count))
      HStack {
        Button("Add") {
          withAnimation(.bouncy) {
            rows.insert(next, at: 0)
            next += 1
          }
        }
        Button("Remove") {
          withAnimation(.bouncy) {
            if rows.count > 1 { rows.remove(at: 1) }
          }
        }
      }
    }
  }
}
