import Glissando

/// What is inserted fades in, what is removed fades out, and the neighbours slide.
struct InsertionExample: View {
  @State private var numbers = [1, 2, 3]
  @State private var next = 4

  var body: some View {
    VStack(spacing: 12) {
      ForEach(numbers, id: \.self) { number in
        Text("Row \(number)")
          .frame(width: 260, height: 36)
          .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
          .onTapGesture { withAnimation(.smooth) { numbers.removeAll { $0 == number } } }
      }
      Button("Add") {
        withAnimation(.snappy) { numbers.insert(next, at: numbers.count / 2) }
        next += 1
      }
    }
  }
}
