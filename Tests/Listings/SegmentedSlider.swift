import SwiftUI

enum Plan: String, CaseIterable, Identifiable {
  case monthly, yearly, lifetime
  var id: Self { self }
}

struct SegmentedSlider: View {
  @Namespace private var animation
  @State private var plan: Plan = .monthly
  @FocusState private var isFocused: Bool
  @AppStorage("lastPlan") private var lastPlan = "monthly"
  @ScaledMetric private var padding = 10

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 0) {
        ForEach(Plan.allCases) { item in
          Text(item.rawValue.capitalized)
            .font(.subheadline.weight(.medium))
            .padding(padding)
            .frame(maxWidth: .infinity)
            .background {
              if plan == item {
                Capsule().fill(.background).shadow(radius: 2)
                  .matchedGeometryEffect(id: "selection", in: animation)
              }
            }
            .contentShape(.capsule)
            .onTapGesture { withAnimation(.snappy(duration: 0.3)) { plan = item } }
        }
      }
      .padding(4)
      .background(.quaternary, in: Capsule())
      Group {
        switch plan {
        case .monthly: Text("$4.99").transition(.push(from: .leading))
        case .yearly: Text("$39.99").transition(.push(from: .bottom))
        case .lifetime: Text("$99").transition(.push(from: .trailing))
        }
      }
      .font(.system(.largeTitle, design: .rounded).bold())
      .clipped()
      .geometryGroup()
      Text("Chosen: \(lastPlan)").textCase(.uppercase).font(.footnote).focused($isFocused)
    }
    .frame(width: 360)
    .onChange(of: plan) { lastPlan = plan.rawValue }
  }
}
