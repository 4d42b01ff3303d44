import Glissando

/// What has been typed; the whole window's keys go here.
struct SearchField: View {
  let model: GalleryModel
  let metrics: GalleryMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(colorScheme)
    let field = RoundedRectangle(cornerRadius: 6 * metrics.unit)
    HStack(spacing: 7 * metrics.unit) {
      MagnifyingGlass()
        .stroke(
          palette.faintInk, style: StrokeStyle(lineWidth: 1.5 * metrics.unit, lineCap: .round)
        )
        .frame(width: 11 * metrics.unit, height: 11 * metrics.unit)
      Text(model.isSearching ? model.query : "Type to search")
        .font(metrics.row)
        .foregroundStyle(model.isSearching ? palette.ink : palette.faintInk)
        .lineLimit(1)
      if model.isSearching {
        Rectangle().fill(palette.ball)
          .frame(width: 1.5 * metrics.unit, height: 15 * metrics.unit)
          .padding(.leading, -5 * metrics.unit)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 9 * metrics.unit)
    .frame(height: metrics.searchHeight)
    .background { field.fill(palette.paper) }
    .overlay {
      field.strokeBorder(model.isSearching ? palette.ball : palette.hairline, lineWidth: 1)
    }
    .contentShape(Rectangle())
    .onTapGesture { model.search("") }
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
