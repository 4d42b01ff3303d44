import Glissando

/// Where a page is searched for; what is typed anywhere in the window goes on here.
struct SearchField: View {
  let model: GalleryModel
  let metrics: GalleryMetrics
  @FocusState private var isFocused: Bool
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    let field = RoundedRectangle(cornerRadius: 6 * metrics.unit)
    HStack(spacing: 7 * metrics.unit) {
      MagnifyingGlass()
        .stroke(
          palette.faintInk, style: StrokeStyle(lineWidth: 1.5 * metrics.unit, lineCap: .round)
        )
        .frame(width: 11 * metrics.unit, height: 11 * metrics.unit)
      TextField(
        "Type to search", text: Binding(get: { model.query }, set: { model.search($0) })
      )
      .textFieldStyle(.plain)
      .font(metrics.row)
      .foregroundStyle(palette.ink)
      .focused($isFocused)
      .onSubmit { model.openResult() }
    }
    .padding(.horizontal, 9 * metrics.unit)
    .frame(height: metrics.searchHeight)
    .background { field.fill(palette.paper) }
    .overlay {
      field.strokeBorder(isFocused ? palette.ball : palette.hairline, lineWidth: 1)
        .animation(.smooth(duration: 0.15), value: isFocused)
    }
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
    .onChange(of: model.isFinding) { isFocused = model.isFinding }
    .onChange(of: isFocused) { model.isFinding = isFocused }
    .accessibilityIdentifier("search")
  }
}

/// A circle with a handle.
private struct MagnifyingGlass: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width * 0.39
    let center = CGPoint(x: rect.minX + radius, y: rect.minY + radius)
    var path = Path()
    path.addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    let edge = radius * 0.5.squareRoot()
    path.move(to: CGPoint(x: center.x + edge, y: center.y + edge))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}
