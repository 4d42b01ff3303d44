import SwiftUI

/// Tabs with badges, a list whose sections fold, and a page without its bar.
struct MailTabs: View {
  enum Place: Hashable { case inbox, search, settings }

  @State private var place = Place.inbox
  @State private var unread = 3
  @SceneStorage("mail.isFavoritesOpen") private var isFavoritesOpen = true
  @State private var isOthersOpen = false

  var body: some View {
    TabView(selection: $place) {
      Tab("Inbox", systemImage: "tray", value: Place.inbox) {
        NavigationStack { folders }
      }
      .badge(unread)
      Tab("Search", systemImage: "magnifyingglass", value: Place.search, role: .search) {
        log
      }
      Tab(value: Place.settings) {
        Toggle("Folded", isOn: $isOthersOpen.animation(.smooth)).padding()
      } label: {
        Label("Settings", systemImage: "gear")
      }
      .badge("new")
    }
  }

  private var folders: some View {
    List {
      Section("Favorites", isExpanded: $isFavoritesOpen) {
        NavigationLink("Flagged") { flagged }
          .badge(unread)
        Text("Drafts").badge(Text("2").foregroundColor(.red))
      }
      Section(isExpanded: $isOthersOpen) {
        ForEach(0..<4) { Text("Folder \($0)") }
      } header: {
        Label("Others", systemImage: "folder")
      }
      Button("Read one") { withAnimation(.snappy) { unread = max(0, unread - 1) } }
    }
    .listStyle(.sidebar)
    .toolbar { EditButton() }
    .navigationTitle("Mail")
  }

  private var flagged: some View {
    Color(.secondarySystemBackground)
      .overlay { Text("**Nothing** is _flagged_") }
      .toolbar(.hidden, for: .navigationBar)
      .navigationBarBackButtonHidden()
  }

  private var log: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<60, id: \.self) { Text("Message \($0)") }
      }
      .padding()
    }
    .defaultScrollAnchor(.bottom)
    .scrollDismissesKeyboard(.interactively)
    .background(.quinary)
  }
}
