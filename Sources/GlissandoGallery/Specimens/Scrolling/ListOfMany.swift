import Glissando

struct ListOfMany: View {
  @State private var rows = Array(1...10_000)

  var body: some View {
    VStack {
      List {
        ForEach(rows, id: \.self) { row in
          HStack {
            Circle()
              .fill(
                Color(
                  hue: Double(row % 12) / 12, saturation: 0.6,
                  brightness: 0.9)
              )
              .frame(width: 14, height: 14)
            Text("Row \(row)")
          }
        }
      }
      .probe(Double(rows.count))
      Button("Remove the second") {
        withAnimation(.smooth(duration: 0.5)) {
          _ = rows.remove(at: 1)
        }
      }
    }
  }
}
