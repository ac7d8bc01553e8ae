// The names are those of the system's library.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A version of the language of secure connections.
///
/// Mirrors the enumeration of Apple's platforms.
public enum tls_protocol_version_t: UInt16, Sendable {
  /// TLS 1.0.
  case TLSv10 = 0x0301

  /// TLS 1.1.
  case TLSv11 = 0x0302

  /// TLS 1.2.
  case TLSv12 = 0x0303

  /// TLS 1.3.
  case TLSv13 = 0x0304

  /// DTLS 1.0.
  case DTLSv10 = 0xFEFF

  /// DTLS 1.2.
  case DTLSv12 = 0xFEFD
}
