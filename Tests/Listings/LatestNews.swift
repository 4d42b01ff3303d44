import SwiftUI

/// News that come from somewhere, and slide in when they are there.
@MainActor
final class NewsModel: ObservableObject {
  @Published var headline = "Nothing yet"
  private var waiting: DispatchWorkItem?

  func load() async {
    // Nobody listens there: the answer is an error at once.
    guard let url = URL(string: "http://127.0.0.1:9/news") else { return }
    do {
      let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
      guard (response as? HTTPURLResponse)?.statusCode == 200 else { return show("No news") }
      show(String(decoding: data, as: UTF8.self))
    } catch {
      show("No connection")
    }
  }

  func show(_ text: String) {
    waiting?.cancel()
    let item = DispatchWorkItem { withAnimation(.snappy) { self.headline = text } }
    waiting = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
  }
}

struct LatestNews: View {
  @StateObject private var model = NewsModel()

  var body: some View {
    VStack {
      Text(model.headline)
        .id(model.headline)
        .transition(.push(from: .bottom))
      Button("Reload") { Task { await model.load() } }
    }
    .frame(width: 240, height: 120)
  }
}
