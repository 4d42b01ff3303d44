import SwiftUI

/// Compiles, and does not run without the file that lacks a framework.
struct Reader: View {
  var body: some View {
    Button("Read again") { opened?.reload() }
  }
}
