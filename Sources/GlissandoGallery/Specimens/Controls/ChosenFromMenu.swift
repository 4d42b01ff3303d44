import Glissando

struct ChosenFromMenu: View {
  @State private var shape = "Circle"
  @State private var side = 90.0

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: shape == "Circle" ? side / 2 : 14)
        .fill(.tint)
        .frame(width: shape == "Bar" ? 220 : side, height: side)
        .probe(side, "side")
        .frame(maxHeight: .infinity)
      HStack(spacing: 12) {
        Button("Next") {
          withAnimation(.bouncy) {
            shape = shape == "Bar" ? "Circle" : "Bar"
            side = shape == "Bar" ? 60 : 90
          }
        }
        Picker("Shape", selection: $shape.animation(.bouncy)) {
          ForEach(["Circle", "Square", "Bar"], id: \.self) {
            Text($0)
          }
        }
        .pickerStyle(.menu)
        .labelsHidden()
        Menu("Size") {
          Button("Small") { resize(50) }
          Button("Medium") { resize(90) }
          Divider()
          Button("Large") { resize(130) }
        }
      }
    }
  }

  private func resize(_ length: Double) {
    withAnimation(.spring(bounce: 0.4)) { side = length }
  }
}
