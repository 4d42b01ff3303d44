import SwiftUI

// Files of the program are found in its bundle, and there is a window to ask for what bars cover.
extension Bundle {
  func strings(_ file: String) -> [String] {
    guard let url = url(forResource: file, withExtension: nil),
      let data = try? Data(contentsOf: url)
    else {
      // Many programs end where a file of theirs is not there: it has to be.
      fatalError("no \(file)")
    }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct PlanView: View {
  private let beds = Bundle.main.strings("beds.json")
  private let edges = UIApplication.shared.windows.first!.safeAreaInsets

  var body: some View {
    VStack {
      ForEach(beds, id: \.self) { Text($0) }
    }
    .padding(.bottom, edges.bottom == 0 ? 15 : edges.bottom)
    .frame(width: UIApplication.shared.windows.first!.bounds.width)
  }
}
