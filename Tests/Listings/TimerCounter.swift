import Combine
import SwiftUI

final class CountdownModel: ObservableObject {
  @Published var remaining = 10
  @Published private(set) var isRunning = false

  var progress: Double { Double(remaining) / 10 }

  func start() { isRunning = true }
  func tick() {
    guard isRunning, remaining > 0 else { return }
    withAnimation(.linear(duration: 1)) { remaining -= 1 }
  }
  func reset() {
    isRunning = false
    withAnimation(.spring()) { remaining = 10 }
  }
}

struct CountdownRing: View {
  @ObservedObject var model: CountdownModel

  var body: some View {
    ZStack {
      Circle().stroke(Color.secondary.opacity(0.2), lineWidth: 14)
      Circle()
        .trim(from: 0, to: model.progress)
        .stroke(style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .foregroundColor(model.remaining > 3 ? .green : .red)
        .rotationEffect(.degrees(-90))
      Text("\(model.remaining)")
        .font(.largeTitle.bold().monospacedDigit())
        .contentTransition(.numericText(countsDown: true))
    }
  }
}

struct TimerCounter: View {
  @StateObject private var model = CountdownModel()
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 24) {
      CountdownRing(model: model).frame(width: 180, height: 180)
      HStack {
        Button(action: model.start) { Label("Start", systemImage: "play.fill") }
          .disabled(model.isRunning)
        Button(action: model.reset) { Label("Reset", systemImage: "arrow.clockwise") }
      }
      .buttonStyle(.borderedProminent)
    }
    .environmentObject(model)
    .onReceive(timer) { _ in model.tick() }
    .padding()
  }
}
