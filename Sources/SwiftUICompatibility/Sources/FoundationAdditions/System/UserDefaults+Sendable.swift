/// Settings may be read and set from anywhere, as on Apple's platforms: Foundation guards them with a lock, and does not say so here.
// swift-format-ignore: AvoidRetroactiveConformances
extension UserDefaults: @retroactive @unchecked Sendable {}
