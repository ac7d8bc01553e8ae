import Foundation
import TextUI

/// The applications that the sample consists of; one of them is shown, as the launch argument `-app` says.
///
/// An argument and its value follow each other, as in `-app onboarding`.
public enum ReferenceApp: String, CaseIterable, Sendable {
  /// The onboarding, the articles and the settings; shown when nothing else is asked for.
  case onboarding

  /// The traffic lights of a road.
  case trafficLights = "traffic-lights"

  /// The launch argument that names the application; its value comes next.
  public static let argument = "-app"

  /// The launch arguments that show this application.
  public var arguments: [String] { [Self.argument, rawValue] }

  /// The application.
  var type: any App.Type {
    switch self {
    case .onboarding: OnboardingApp.self
    case .trafficLights: TrafficLightsApp.self
    }
  }
}

// MARK: - Choosing

extension ReferenceApp {
  /// Returns the application that launch arguments ask for: the last that is named, the onboarding if none is.
  ///
  /// - Parameters:
  ///   - arguments: The launch arguments.
  ///   - warn: Takes what is wrong with them, in words; the onboarding is shown then.
  /// - Returns: The application.
  static func chosen(
    by arguments: [String], warn: (String) -> Void = ReferenceApp.report
  ) -> ReferenceApp {
    guard let index = arguments.lastIndex(of: argument) else { return .onboarding }
    let name = arguments[index...].dropFirst().first
    if let name, let chosen = ReferenceApp(rawValue: name) { return chosen }
    let problem = name.map { "\"\($0)\" is none of the sample's applications" } ?? "it has no value"
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    warn(
      "The launch argument \(argument) is ignored: \(problem). Known are: \(known)."
        + " The onboarding is shown.")
    return .onboarding
  }

  /// Writes a warning to standard error, which a test shows with its failure.
  private static func report(_ warning: String) {
    FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
  }
}
