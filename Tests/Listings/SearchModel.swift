import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var found: [String] = []
  @Published private(set) var isBusy = false
  private var cancellables = Set<AnyCancellable>()
  private let all = ["spring", "curve", "keyframe", "phase"]

  init() {
    $query
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { [all] query in all.filter { $0.contains(query) } }
      .receive(on: RunLoop.main)
      .assign(to: &$found)
    Publishers.CombineLatest($query, $found)
      .map { query, found in !query.isEmpty && found.isEmpty }
      .sink { [weak self] in self?.isBusy = $0 }
      .store(in: &cancellables)
    $found.throttle(for: 0.5, scheduler: RunLoop.main, latest: true)
      .sink { print($0.count) }
      .store(in: &cancellables)
  }

  func clear() {
    let work = DispatchWorkItem { self.query = "" }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
  }
}

struct SearchView: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    VStack {
      TextField("Search", text: $model.query).autocapitalization(.none)
      ForEach(model.found, id: \.self) { Text($0).transition(.slide) }
      Button("Clear", action: model.clear)
    }
    .animation(.default, value: model.found)
  }
}
