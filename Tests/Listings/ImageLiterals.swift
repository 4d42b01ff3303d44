import SwiftUI

struct ImageLiterals: View {
  private let missing: UIImage = #imageLiteral(resourceName: "")
  @State private var isLarge = false

  var body: some View {
    Text("Literals")
      .background { if isLarge { Image(uiImage: #imageLiteral(resourceName: "leaf")) } }
      .opacity(missing == #imageLiteral(resourceName: "leaf") ? 0.5 : 1)
  }
}
