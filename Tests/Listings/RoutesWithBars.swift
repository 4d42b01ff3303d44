import SwiftUI

/// Pages that values without an actor make, bar and all.
enum Page: String, CaseIterable, Hashable, Identifiable {
  case stars, moons

  var id: Self { self }

  @ViewBuilder
  func destination() -> some View {
    content()
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .principal) {
          Text(rawValue.capitalized).font(.headline)
        }
        if self == .stars {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("First") {}
            Button("Second") {}
          }
        } else {
          ToolbarItem(placement: .topBarTrailing) { Button("Only") {} }
        }
      }
  }

  @ViewBuilder
  private func content() -> some View {
    switch self {
    case .stars: Image(systemName: "star.fill").font(.largeTitle)
    case .moons: Image(systemName: "moon.fill").font(.largeTitle)
    }
  }
}

struct RoutesWithBars: View {
  @State private var path: [Page] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(Page.allCases) { page in
        NavigationLink(page.rawValue, value: page)
          .accessibilityLabel(LocalizedStringKey("To the \(page.rawValue)"))
      }
      .navigationDestination(for: Page.self) { $0.destination() }
    }
  }
}
