import SwiftUI
#if swift(>=5.10)
  @preconcurrency import WebKit
#else
  import WebKit
#endif

/// Needs what is not here: it is said so, and the rest is judged all the same.
public struct Page {
  let view = WKWebView()
}

var opened: WKWebView?
