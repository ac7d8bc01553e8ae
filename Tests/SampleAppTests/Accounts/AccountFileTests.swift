import Foundation
import Glibc
import Primitives
import Testing

@testable import SampleAccounts

/// Stores in files that are whole, damaged or out of reach.
@MainActor @Suite("Accounts in a file") struct AccountFileTests {
  /// Makes a store with two accounts and an encounter, and returns what is in its file.
  private func fill(_ path: String) throws -> Data {
    let store = AccountStore(path: path)
    try store.addAccount(.twitter, "alexvollmer", password: Secret("supersekret"))
    try store.addAccount(.email, "ålex@example.com", isEnabled: false)
    try store.addEncounters([Meeting.samples[0]])
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// The names in the folder of a file, sorted.
  private func siblings(of path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path
    ).sorted()
  }

  @Test("A password is in the file, which nobody else may read, and in no description")
  func secret() throws {
    try withTemporaryFile { path in
      _ = try fill(path)
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
      let account = try #require(AccountStore(path: path).account(1))
      #expect(account.password == Secret("supersekret"))
      var dump = ""
      Swift.dump(account, to: &dump)
      #expect(!"\(account) \(String(reflecting: account)) \(dump)".contains("supersekret"))
    }
  }

  @Test("The file says what it holds, in words")
  func format() throws {
    try withTemporaryFile { path in
      let text = String(decoding: try fill(path), as: UTF8.self)
      #expect(
        text == """
          accounts 1 bytes 520 crc32 \(text.prefix(35).suffix(8))
          {
            "accounts" : [
              {
                "id" : 1,
                "identifier" : "alexvollmer",
                "isEnabled" : true,
                "password" : "supersekret",
                "service" : "twitter"
              },
              {
                "id" : 2,
                "identifier" : "ålex@example.com",
                "isEnabled" : false,
                "service" : "email"
              }
            ],
            "encounters" : [
              {
                "accountID" : 1,
                "id" : 3,
                "meeting" : {
                  "date" : 300369600,
                  "person" : "Ada Lovelace",
                  "place" : "St James's Square"
                }
              }
            ],
            "nextID" : 4
          }
          """)
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
  }

  @Test("What was changed is there for the next launch; an emptied store leaves no file")
  func lasts() throws {
    try withTemporaryFile { path in
      #expect(AccountStore(path: path).accounts.isEmpty)
      #expect(try siblings(of: path) == [])
      _ = try fill(path)
      let store = AccountStore(path: path)
      #expect(store.problem == nil)
      #expect(store.accounts.map(\.identifier) == ["alexvollmer", "ålex@example.com"])
      #expect(store.history.map(\.meeting) == [Meeting.samples[0]])
      #expect(try store.addAccount(.facebook, "alex").id == 4)
      try store.removeAll()
      #expect(try siblings(of: path) == [])
      #expect(AccountStore(path: path).accounts.isEmpty)
    }
  }

  @Test("A file cut off anywhere, or with any byte changed, is told from a whole one")
  func everyByte() throws {
    try withTemporaryFile { path in
      let whole = [UInt8](try fill(path))
      for index in whole.indices {
        #expect(throws: LibraryFormat.Damage.self) {
          try LibraryFormat.decode(Array(whole[..<index]))
        }
        for change: UInt8 in [0x01, 0x20, 0xFF] {
          var changed = whole
          changed[index] ^= change
          // The checksum may be written in capitals.
          if (try? LibraryFormat.decode(changed)) != nil {
            #expect(
              String(decoding: changed, as: UTF8.self).lowercased()
                == String(decoding: whole, as: UTF8.self).lowercased() && index < 35,
              "byte \(index)")
          }
        }
      }
    }
  }

  /// What can happen to a file, and how it is told.
  nonisolated private static let damages: [(@Sendable (Data) -> Data, String)] = [
    ({ $0.prefix(300) }, "it was cut off: 256 of 520 bytes are missing"),
    ({ $0 + Data("}".utf8) }, "something was added to it: it has 521 bytes instead of 520"),
    ({ $0.dropLast() + Data("]".utf8) }, "bytes of it were changed"),
    ({ _ in Data() }, "it does not begin as such a file does"),
    ({ Data(repeating: 0, count: $0.count) }, "it does not begin as such a file does"),
    (
      { _ in Data("accounts 2 zstd\n…".utf8) },
      "it has the format 2, and this application knows only 1"
    ),
    (
      { _ in Data("accounts 1 bytes 2 crc32 a3a6bf43\n{}".utf8) },
      "it is not a library of accounts"
    ),
  ]

  @Test(
    "A damaged file is put aside, with the reason; the store is empty and can be used",
    arguments: damages)
  func damaged(_ damage: @Sendable (Data) -> Data, _ reason: String) throws {
    try withTemporaryFile { path in
      let damaged = damage(try fill(path))
      try damaged.write(to: URL(fileURLWithPath: path))
      let store = AccountStore(path: path)
      #expect(store.accounts.isEmpty && store.history.isEmpty)
      #expect(
        store.problem == """
          The accounts in “\(path)” cannot be read: \(reason). That file is now “\(path).damaged”, \
          and the list starts empty.
          """)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path + ".damaged")) == damaged)
      try store.addAccount(.twitter, "alexvollmer")
      let next = AccountStore(path: path)
      #expect(next.problem == nil && next.accounts.count == 1)
    }
  }

  @Test("Libraries that contradict themselves are no libraries")
  func contradictions() throws {
    let account = #"{"id": 1, "identifier": "a", "isEnabled": true, "service": "email"}"#
    let meeting = #"{"date": 0, "person": "b", "place": "c"}"#
    let libraries = [
      #"{"accounts": [\#(account), \#(account)], "encounters": [], "nextID": 2}"#:
        "it numbers two things alike",
      #"{"accounts": [\#(account)], "encounters": [], "nextID": 1}"#:
        "it uses the number 1, which it has not given out",
      #"{"accounts": [\#(account)], "encounters": [{"id": 2, "accountID": 3, "meeting": \#(meeting)}], "nextID": 4}"#:
        "its encounter 2 names the account 3, which is not there",
    ]
    for (body, reason) in libraries {
      let sum = String(CRC32.checksum(of: body.utf8), radix: 16)
      let digits = String(repeating: "0", count: 8 - sum.count) + sum
      let bytes = Array("accounts 1 bytes \(body.utf8.count) crc32 \(digits)\n\(body)".utf8)
      #expect(throws: LibraryFormat.Damage.nonsense(reason)) { try LibraryFormat.decode(bytes) }
    }
  }

  @Test("No damaged file takes the place of an earlier one")
  func severalDamaged() throws {
    try withTemporaryFile { path in
      for text in ["one", "two", "three"] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        #expect(AccountStore(path: path).problem != nil)
      }
      let names = ["settings.json.damaged", "settings.json.damaged-2", "settings.json.damaged-3"]
      #expect(try siblings(of: path) == names)
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      #expect(
        try names.map {
          try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        } == ["one", "two", "three"])
    }
  }

  @Test("What cannot be read is not replaced")
  func unreadable() throws {
    try withTemporaryFile { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      let store = AccountStore(path: path)
      #expect(
        store.problem
          == "“\(path)” cannot be read: Is a directory. Until it can be, no account is kept.")
      for action in [
        { try store.removeAll() }, { _ = try store.addAccount(.twitter, "alexvollmer") },
      ] {
        #expect(throws: FileError(action: .read, path: path, code: EISDIR)) { try action() }
      }
      #expect(store.accounts.isEmpty)
      #expect(try siblings(of: path) == ["settings.json"])
    }
  }

  @Test("A change that cannot be kept is not made, and told with its reason")
  func unwritable() throws {
    try withTemporaryFile { path in
      try Data().write(to: URL(fileURLWithPath: path))
      let inside = path + "/accounts"
      let store = AccountStore(path: inside)
      #expect(
        store.problem
          == "“\(inside)” cannot be read: Not a directory. Until it can be, no account is kept.")

      let other = path + "-folder/accounts"
      let second = AccountStore(path: other)
      // A file stands where the folder would.
      try Data().write(to: URL(fileURLWithPath: path + "-folder"))
      #expect(!second.attempt { try second.addAccount(.twitter, "alexvollmer") })
      #expect(second.problem == "“\(other)” cannot be changed: Not a directory (create).")
      #expect(second.accounts.isEmpty)
    }
  }

  @Test("A change that fails half-way leaves the file as it was, and nothing beside it")
  func failures() throws {
    try withTemporaryFile { path in
      let before = try fill(path)
      // What is removed while the new file waits for its name cannot be renamed.
      let store = AccountStore(
        AtomicFile(path: path) { step in
          if step == .rename { unlink("\(path).new-\(getpid())") }
        })
      #expect(throws: FileError(action: .step(.rename), path: path, code: ENOENT)) {
        try store.removeAccount(1)
      }
      #expect(store.accounts.count == 2 && store.history.count == 1)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
      #expect(try siblings(of: path) == ["settings.json"])
    }
  }

  @Test("Only what ended processes left is cleared away")
  func leftovers() throws {
    try withTemporaryFile { path in
      _ = try fill(path)
      // No process has the largest number; the first one always runs.
      for name in ["new-\(Int32.max)", "new-1", "new-x", "new--4", "newer-5"] {
        try Data("left".utf8).write(to: URL(fileURLWithPath: "\(path).\(name)"))
      }
      #expect(AccountStore(path: path).accounts.count == 2)
      #expect(
        try siblings(of: path) == [
          "settings.json", "settings.json.new--4", "settings.json.new-1", "settings.json.new-x",
          "settings.json.newer-5",
        ])
    }
  }
}
