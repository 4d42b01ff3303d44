import SwiftUI

/// A search that proposes, a tree in a list, days on a calendar: what demonstrations of controls write.
struct TravelPlanner: View {
  @State private var wish = ""
  @State private var title = "Journey"
  @State private var days: Set<DateComponents> = []
  @State private var nights = 3
  @State private var isOpen = false
  @AppStorage("vehicle") private var vehicle: Vehicle?

  var body: some View {
    NavigationStack {
      List(Region.all, children: \.places) { region in
        Label(region.name, systemImage: region.places == nil ? "mappin" : "map")
      }
      .searchable(text: $wish, prompt: "Where to") {
        ForEach(Region.names.filter { wish.isEmpty || $0.hasPrefix(wish) }, id: \.self) { name in
          Text(name).searchCompletion(name)
        }
      }
      .navigationTitle($title)
      .toolbarTitleMenu {
        Button("By train") { vehicle = .train }
        RenameButton()
      }
      .renameAction { withAnimation(.bouncy) { title = "My journey" } }
      .toolbar {
        ToolbarItem(placement: .principal) {
          Gauge(value: Double(nights), in: 0...7) { Text("Nights") }
            .gaugeStyle(.accessoryLinear)
            .animation(.spring, value: nights)
        }
        ToolbarItem(placement: .destructiveAction) {
          Button("Forget") { days = [] }
        }
      }
      .safeAreaInset(edge: .bottom) {
        Stepper(onIncrement: { nights += 1 }, onDecrement: { nights -= 1 }) {
          Text("\(nights) nights by \(vehicle?.rawValue ?? "foot")")
        }
        .padding()
        .onTapGesture { isOpen.toggle() }
      }
      .sheet(isPresented: $isOpen) {
        MultiDatePicker("Days", selection: $days)
          .tint(.orange)
          .presentationDetents([.custom(HalfAndABit.self), .large])
      }
    }
  }
}

enum Vehicle: String {
  case train, boat
}

struct HalfAndABit: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(360, context.maxDetentValue * 0.55) }
}

struct Region: Identifiable {
  let name: String
  var places: [Region]?
  var id: String { name }

  static let all = [
    Region(name: "Norway", places: [Region(name: "Oslo"), Region(name: "Bergen")]),
    Region(name: "Portugal", places: [Region(name: "Lisbon"), Region(name: "Porto")]),
  ]
  static let names = all.flatMap { [$0.name] + ($0.places ?? []).map(\.name) }
}

#Preview { TravelPlanner() }
