import SwiftUI

enum Tab: String, CaseIterable, Identifiable {
  case house, heart, bell, person
  var id: Self { self }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct CustomTabBar: View {
  @Binding var selection: Tab
  @Namespace private var animation

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases) { tab in
        Button {
          withAnimation(.interactiveSpring(response: 0.4, dampingFraction: 0.7, blendDuration: 0.3))
          {
            selection = tab
          }
        } label: {
          VStack(spacing: 4) {
            Image(systemName: tab.rawValue)
              .symbolVariant(selection == tab ? .fill : .none)
              .imageScale(.large)
            if selection == tab {
              Text(tab.title).font(.caption2).transition(
                .move(edge: .bottom).combined(with: .opacity))
            }
          }
          .foregroundStyle(selection == tab ? Color.white : .secondary)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
          .background {
            if selection == tab {
              Capsule().fill(Color.blue).matchedGeometryEffect(id: "TAB", in: animation)
            }
          }
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(6)
    .background(.regularMaterial, in: Capsule(style: .continuous))
    .overlay(Capsule().strokeBorder(.quaternary, lineWidth: 1))
    .padding(.horizontal)
  }
}

struct CustomTabBarDemo: View {
  @State private var tab: Tab = .house
  var body: some View {
    VStack {
      Spacer()
      Text(tab.title).id(tab).transition(.push(from: .trailing))
      Spacer()
      CustomTabBar(selection: $tab)
    }
  }
}
