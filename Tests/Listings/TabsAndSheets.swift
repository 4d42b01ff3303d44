import SwiftUI

struct TabsAndSheets: View {
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var selected = "home"

  var body: some View {
    TabView(selection: $selected) {
      VStack {
        Button("Sheet") { isSheetShown = true }
        Button("Alert") { isAlertShown.toggle() }
      }
      .tabItem { Label("Home", systemImage: "house") }
      .tag("home")
      Text("Settings")
        .tabItem {
          Image(systemName: "gear")
          Text("Settings")
        }
        .tag("settings")
    }
    .sheet(isPresented: $isSheetShown) { SheetContent().presentationDetents([.medium, .large]) }
    .alert("Delete it?", isPresented: $isAlertShown) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("A sheet").font(.title)
      Button("Done") { dismiss() }
    }
    .padding()
  }
}
