import SwiftUI

struct Onboarding: View {
  @State private var page = 0
  let titles = ["Welcome", "Discover", "Begin"]

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(titles.indices, id: \.self) { index in
          VStack(spacing: 20) {
            Image(systemName: ["house", "magnifyingglass", "checkmark"][index]).font(
              .system(size: 60)
            )
            .scaleEffect(page == index ? 1 : 0.5)
            .animation(.bouncy.delay(0.2), value: page)
            Text(titles[index]).font(.largeTitle.bold())
          }
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack {
        ForEach(titles.indices, id: \.self) { index in
          Capsule()
            .fill(page == index ? Color.blue : Color.gray.opacity(0.4))
            .frame(width: page == index ? 24 : 8, height: 8)
        }
      }
      .animation(.spring(response: 0.4, dampingFraction: 0.7), value: page)
      Button(page == titles.count - 1 ? "Start" : "Next") {
        withAnimation { page = (page + 1) % titles.count }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding()
  }
}
