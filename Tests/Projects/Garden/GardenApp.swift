import SwiftUI

@main
struct GardenApp: App {
  @StateObject private var garden = Garden()

  var body: some Scene {
    WindowGroup { GardenView().environmentObject(garden) }
  }
}
