import SwiftUI

struct NavigationLinks: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Springs", value: 1)
        NavigationLink(value: 2) { Label("Curves", systemImage: "star") }
        NavigationLink("Detail") { Text("Direct").navigationTitle("Direct") }
        NavigationLink(destination: Text("Old")) { Text("Old form") }
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Number \(number)")
          Button("Deeper") { path.append(number + 1) }
          Button("Root") { path = NavigationPath() }
        }
        .navigationTitle("\(number)")
      }
      .navigationTitle("Motion")
    }
  }
}
