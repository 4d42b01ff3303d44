import GlissandoViews

// What the loop tells its tools.

extension FrameLoop {
  /// Host seconds.
  package var hostTime: Double { hostClock.now }
  /// Seconds of the window's frames.
  package var frameTime: Double { clock.frameSeconds(at: hostClock.now) }
  /// What has become of the display's refreshes.
  package var refreshes: RefreshTally { clock.refreshes }
  /// Whether a tool draws above the views.
  package var isDrawnOver: Bool { tools.contains(where: \.isDrawing) }

  /// Who is handed the pixels of the window that matters.
  package var pixelTap: (any PixelTap)? {
    get { presenter.pixelTap }
    set { presenter.pixelTap = newValue }
  }

  /// Has the next frame painted in full, whatever its damage says.
  package func requestFullPaint() { requestsFullPaint = true }

  /// Lets tools do what is due.
  func wakeTools() {
    for tool in tools {
      if let due = tool.wakeUp, due <= hostClock.now { tool.wake(in: self) }
    }
  }

  /// Whether an event is a key of a tool, which has taken it.
  func toolsHandle(_ event: InputEvent) -> Bool {
    guard case .key(let press) = event else { return false }
    return tools.contains { $0.handle(press, in: self) }
  }
}
