import XCTestBootstrap

/// The arguments that `CommandLine` and `ProcessInfo` hand out in this process.
package enum ProcessArguments {
  /// Sets them.
  ///
  /// - Parameter arguments: The arguments, with the path of the executable in front.
  package static func set(_ arguments: [String]) {
    let setting: any ArgumentSetting = CommandLineSetting()
    setting.set(arguments)
    process_arguments_set_source {
      // An array is a reference to its storage, which the caller owns from now on.
      let arguments = CommandLine.arguments
      return withExtendedLifetime(arguments) {
        unsafeBitCast(arguments, to: Unmanaged<AnyObject>.self).retain().toOpaque()
      }
    }
  }
}

/// A place where arguments are set; through a protocol, because the setter of the standard library is deprecated in this language
/// mode, and missing in later ones.
private protocol ArgumentSetting {
  /// Sets the arguments.
  func set(_ arguments: [String])
}

/// `CommandLine` as that place.
private struct CommandLineSetting: ArgumentSetting {
  /// Sets the arguments.
  @available(*, deprecated, message: "Only by way of the protocol.")
  func set(_ arguments: [String]) {
    CommandLine.arguments = arguments
  }
}
