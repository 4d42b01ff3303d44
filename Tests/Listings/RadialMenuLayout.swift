import SwiftUI

struct RadialLayout: Layout {
  var angle: Angle

  var animatableData: Double {
    get { angle.radians }
    set { angle = .radians(newValue) }
  }

  struct CacheData { var sizes: [CGSize] }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = nil
    return properties
  }

  func makeCache(subviews: Subviews) -> CacheData {
    CacheData(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout CacheData, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData)
    -> CGSize
  {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    let radius = min(bounds.width, bounds.height) / 2.6
    for (index, subview) in subviews.enumerated() {
      let weight = subview[Weight.self]
      let theta = angle.radians + .pi * 2 * Double(index) / Double(subviews.count)
      var point = CGPoint(x: cos(theta) * radius * weight, y: sin(theta) * radius * weight)
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: ProposedViewSize(cache.sizes[index]))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout CacheData
  ) -> CGFloat? { nil }
}

struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

struct RadialMenuLayout: View {
  @State private var angle = Angle.zero
  @State private var isRadial = true

  var body: some View {
    let layout =
      isRadial ? AnyLayout(RadialLayout(angle: angle)) : AnyLayout(HStackLayout(spacing: 12))
    VStack {
      layout {
        ForEach(["house", "bell", "gear", "person", "star"], id: \.self) { name in
          Image(systemName: name)
            .font(.title2)
            .frame(width: 52, height: 52)
            .background(Circle().fill(.tint))
            .foregroundStyle(.white)
            .layoutValue(key: Weight.self, value: name == "gear" ? 1.2 : 1)
        }
      }
      HStack {
        Button("Turn") { withAnimation(.easeInOut(duration: 1)) { angle += .degrees(72) } }
        Button("Switch") { withAnimation(.spring) { isRadial.toggle() } }
      }
    }
    .padding()
  }
}
