// Programs that a phone runs for each point of a view. A text screen has no points: they are named, and never run.

/// A library of programs that are run for each point, which a text screen has none of.
///
/// Mirrors SwiftUI's `ShaderLibrary`.
@dynamicMemberLookup public struct ShaderLibrary: Sendable, Equatable {
  /// What tells it from others.
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// That of the application.
  public static let `default` = ShaderLibrary(name: "")

  /// Returns that of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  /// Makes a library of its data.
  public init(data: Data) {
    name = "\(data.count) bytes"
  }

  /// Makes a library of a file.
  public init(url: URL) {
    name = url.absoluteString
  }

  /// The program of a name in the application's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The program of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A program that is run for each point, without its values.
///
/// Mirrors SwiftUI's `ShaderFunction`.
@dynamicCallable public struct ShaderFunction: Sendable, Equatable {
  /// The library that it is in.
  public var library: ShaderLibrary

  /// The name.
  public var name: String

  /// Names a program.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns the program with values.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A program that is run for each point, with its values.
///
/// Mirrors SwiftUI's `Shader`. As a style it is the colour of texts.
public struct Shader: PaintStyle, Equatable {
  /// A value of a program.
  ///
  /// Mirrors SwiftUI's `Shader.Argument`.
  public struct Argument: Sendable, Equatable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }

    /// The numbers of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }

    /// The numbers of a size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }

    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }

    /// The bounds of the view.
    public static var boundingRect: Argument { Argument() }

    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }

    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }

    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }

    /// Data.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// A use of a program.
  ///
  /// Mirrors SwiftUI's `Shader.UsageType`.
  public struct UsageType: Sendable, Hashable {
    /// As a style.
    public static let shapeStyle = UsageType()

    /// To change colours.
    public static let colorEffect = UsageType()

    /// To move points.
    public static let distortionEffect = UsageType()

    /// To change all there is.
    public static let layerEffect = UsageType()
  }

  /// The program.
  public var function: ShaderFunction

  /// Its values.
  public var arguments: [Argument]

  /// Whether colours are made smooth, which has no effect.
  public var dithersColor = false

  /// Makes a program with values.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Gets the program ready, which takes nothing here.
  public func compile(as type: UsageType) async throws {}

  /// The colour of texts.
  public var paint: ShapePaint { ForegroundStyle().paint }
}

extension View {
  /// Changes the colours of the view by a program, which a text screen cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { unchanged() }

  /// Moves the points of the view by a program, which a text screen cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unchanged()
  }

  /// Draws the view anew by a program, which a text screen cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unchanged()
  }
}

extension VisualEffect {
  /// Changes the colours of the view by a program, which a text screen cannot.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Moves the points of the view by a program, which a text screen cannot.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }

  /// Draws the view anew by a program, which a text screen cannot.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
}
