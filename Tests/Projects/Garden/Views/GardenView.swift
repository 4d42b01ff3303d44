import SwiftUI

struct GardenView: View {
  @EnvironmentObject private var garden: Garden

  var body: some View {
    VStack {
      Leaves(count: garden.leaves)
      Button("Grow") { withAnimation(.spring()) { garden.grow() } }
    }
    .environment(\.season, .autumn)
  }
}

struct GardenView_Previews: PreviewProvider {
  static var previews: some View { GardenView().environmentObject(Garden()) }
}
