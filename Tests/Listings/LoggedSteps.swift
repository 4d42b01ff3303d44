import OSLog
import SwiftUI
import os

private let logger = Logger(subsystem: "com.example.steps", category: "motion")

struct LoggedSteps: View {
  @State private var step = 0
  private let visits = OSAllocatedUnfairLock(initialState: 0)

  var body: some View {
    Button("Next step") {
      logger.info("step \(step, privacy: .public) of \(3, format: .decimal)")
      os_log("visits: %{public}d", log: .default, type: .debug, visits.withLock { $0 })
      visits.withLock { $0 += 1 }
      withAnimation(.spring) { step = (step + 1) % 3 }
    }
    .offset(x: CGFloat(step) * 40)
  }
}
