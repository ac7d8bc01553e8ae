import TextUI

/// What stands in for a list with nothing in it.
struct EmptyListView: View {
  /// What is missing.
  let title: String

  /// What would change that.
  let message: String

  var body: some View {
    VStack(spacing: 0) {
      Text(title)
        .font(.headline)
      Text(message)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .combine)
  }
}
