import TextUI

/// A name and what stands behind it, as one element with a label and a value.
struct FactRow: View {
  /// The name.
  let name: String

  /// What stands behind it.
  let value: String

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      Text(name)
        .foregroundStyle(.secondary)
        .frame(width: 11, alignment: .leading)
      Text(value)
    }
    .accessibilityElement()
    .accessibilityLabel(name)
    .accessibilityValue(value)
  }
}
