import SwiftUI

struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct PullToRefresh: View {
  @State private var pull: CGFloat = 0
  @State private var isRefreshing = false
  @State private var items = Array(1...20)

  var body: some View {
    VStack(spacing: 0) {
      if isRefreshing {
        ProgressView().padding().transition(.move(edge: .top).combined(with: .opacity))
      }
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("pull")).minY)
          }
          .frame(height: 0)
          Image(systemName: "arrow.down")
            .rotationEffect(.degrees(pull > 60 ? 180 : 0))
            .opacity(min(1, pull / 60))
            .animation(.easeInOut(duration: 0.2), value: pull > 60)
          ForEach(items, id: \.self) { item in
            Text("Item \(item)").frame(maxWidth: .infinity).padding()
            Divider()
          }
        }
      }
      .coordinateSpace(name: "pull")
      .onPreferenceChange(OffsetKey.self) { value in
        pull = value
        if value > 80, !isRefreshing { refresh() }
      }
      .refreshable { await reload() }
    }
  }

  private func refresh() {
    withAnimation(.spring()) { isRefreshing = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      withAnimation(.spring()) {
        items.insert(items.count + 1, at: 0)
        isRefreshing = false
      }
    }
  }

  private func reload() async {
    try? await Task.sleep(for: .seconds(1))
    withAnimation { items.shuffle() }
  }
}
