import AccessibilityTree
import AutomationWire
import Testing
import TextRendering
import VirtualTime

/// A message with a name for test output.
struct MessageSample: Sendable, CustomTestStringConvertible {
  /// What the message is.
  var name: String

  /// The message.
  var message: WireMessage

  var testDescription: String { name }
}

/// At least one message of each kind and each case of what messages hold.
enum MessageSamples {
  /// All of them.
  static let all: [MessageSample] =
    hellos + requests + acts + inputs + replies + [
      MessageSample(name: "greeting", message: .greeting),
      MessageSample(
        name: "launch of nothing", message: .launch(LaunchConfiguration(isAutomated: true))),
      MessageSample(name: "launch of everything", message: .launch(fullLaunch)),
    ]

  private static let hellos = [
    MessageSample(name: "hello", message: .hello(Hello(processID: 4_711))),
    MessageSample(
      name: "hello that failed",
      message: .hello(Hello(processID: .max, outcome: .failed("No “store” at ~/\n")))),
  ]

  /// A launch with everything there is.
  static let fullLaunch: LaunchConfiguration = {
    var launch = LaunchConfiguration(
      arguments: ["UI_TEST_MODE", "", "größe"], environment: ["HOME": "/h", "EMPTY": ""],
      screenSize: Size(width: 10_000, height: 1), isAutomated: true)
    launch.time = .real
    launch.scheduleSeed = .max
    launch.heldGates = ["save", "lo\nad"]
    launch.decisions = [.camera: true, .photos: false]
    launch.pasteboard = "pasted"
    launch.payloads = ["network.stubs": [0, 1, 255], "empty": []]
    return launch
  }()

  private static func request(
    _ command: Request.Command, number: UInt32 = 7, knownVersion: UInt64? = 300
  ) -> MessageSample {
    MessageSample(
      name: "\(command)",
      message: .request(Request(number: number, knownVersion: knownVersion, command: command)))
  }

  private static let requests: [MessageSample] =
    [
      request(.synchronize, number: .max, knownVersion: nil),
      request(.synchronize, number: 0, knownVersion: .max),
      request(.perform([])),
      request(.hitPoints([])), request(.hitPoints([ElementID(.max), ElementID(0)])),
      request(.screen),
      MessageSample(
        name: "request: with the screen",
        message: .request(
          Request(number: 7, knownVersion: 3, command: .synchronize, wantsScreen: true))),
      request(.letTimePass(limit: 0.1)),
      request(.letTimePass(limit: .greatestFiniteMagnitude)),
      request(.advanceTime(by: -1.5)),
      request(.run(command: "network.größe", input: [])),
      request(.run(command: "", input: (0...255).map { UInt8($0) })),
      request(.setPasteboard(nil)), request(.setPasteboard("größe\n")),
      request(.holdGate("save")), request(.releaseGate("sa\nve")), request(.reportGates),
      request(.describeRest(holding: nil)), request(.describeRest(holding: "größe\n")),
      request(.openURL("sample://article/12?größe=1&x=👩‍👩‍👧")),
      request(.terminate),
    ] + HostPhase.allCases.map { request(.setPhase($0)) }
    + HostAppearance.allCases.map { request(.setAppearance($0)) }
    + HostOrientation.allCases.map { request(.setOrientation($0)) }
    + ProtectedResource.allCases.flatMap { resource in
      [true, false, nil].map { request(.decide(.init(resource: resource, isGranted: $0))) }
    }

  private static let places: [ElementPlace] = [
    ElementPlace(ElementID(.max), .hitPoint), ElementPlace(ElementID(0), .middle),
    ElementPlace(
      ElementID(300), .offset(ElementOffset(widths: 0.5, heights: 1, columns: -3, rows: 0.25))),
  ]

  private static let ends: [Gesture.End] =
    places.map { .place($0) } + [
      .away(columns: -7, rows: .init(Int32.max)), .cell(Point(x: 3, y: -4)),
    ]

  private static let gestures: [Gesture] =
    [
      .taps(count: 1), .taps(count: 65_535, fingers: 3), .press(seconds: 1.5), .hover, .reach,
      .scroll(deltaX: -3, deltaY: .init(Int32.max)), .type([]),
      .type(keys.map { KeyPress($0, modifiers: .control) }), .adjust(.position(0.25)),
      .adjust(.choice("größer")),
    ] + Gesture.Direction.allCases.map { .swipe($0, reach: 0.1) }
    + PointerEvent.Button.allCases.map { .clicks(count: 2, button: $0) }
    + ends.flatMap { end in
      PointerEvent.Device.allCases.map {
        .drag(Gesture.Drag(to: end, hold: 0.5, holdAtEnd: 2, by: $0))
      }
    }

  private static let acts: [MessageSample] =
    gestures.map { request(.act(Act($0, at: places[0], modifiers: .shift, treeVersion: 300))) }
    + places.map { request(.act(Act(.hover, at: $0))) }
    + [request(.act(Act(.hover, at: places[0], treeVersion: 1, absentText: "größe\n")))]

  private static let keys: [KeyPress.Key] = [
    .character("a"), .character("é"), .character("e\u{301}"), .character("👩‍👩‍👧"), .character("\r\n"),
    .return, .tab, .escape, .delete, .forwardDelete, .upArrow, .downArrow, .leftArrow, .rightArrow,
    .home, .end, .pageUp, .pageDown, .insert, .help, .clear, .enter, .function(1), .function(24),
  ]

  private static let pointers: [InputEvent] = PointerEvent.Phase.allCases.flatMap { phase in
    PointerEvent.Device.allCases.flatMap { device in
      PointerEvent.Button.allCases.map { button in
        .pointer(
          PointerEvent(
            phase, at: Point(x: -1, y: 300), device: device, button: button, clickCount: 2,
            touchCount: 3, modifiers: [.shift, .command],
            offset: PointerEvent.Offset(x: 0.25, y: 1)))
      }
    }
  }

  private static let inputs: [MessageSample] = [
    request(.perform(keys.map { .key(KeyPress($0)) })),
    request(
      .perform(
        [
          KeyPress.Modifiers.shift, .control, .option, .command, .function, .capsLock,
          [.shift, .control],
        ].map { .key(KeyPress(.tab, modifiers: $0)) })),
    request(.perform(pointers)),
    request(.perform(PlacedGesture(.taps(count: 2), from: Point(x: 3, y: 4)).events)),
    request(
      .perform([
        .scroll(at: Point(x: 1, y: 2), deltaX: -3, deltaY: .init(Int32.max)), .paste(""),
        .paste("line\nnext\u{0}"), .resize(Size(width: 120, height: 40)), .hold(seconds: 1.25),
      ])),
  ]

  private static func reply(
    _ name: String, difference: TreeDifference = TreeDifference(base: 1, version: 1, root: nil),
    state: Activity.State = .idle, result: Reply.Result = .done, events: [SideEvent] = [],
    screen: DrawnScreen? = nil
  ) -> MessageSample {
    MessageSample(
      name: "reply: " + name,
      message: .reply(
        Reply(
          number: 9, difference: difference, activity: Activity(now: 12.5, state: state),
          result: result, events: events, screen: screen)))
  }

  private static let results: [Reply.Result] = [
    .done, .movedOn, .hitPoints([]), .hitPoints(hitPoints), .screen(CellGrid(width: 0, height: 0)),
    .screen(screen), .timePassed(0.25), .failed("no"), .returned([]), .returned([0, 255]),
    .gates(fullGates), .gates(.init()), .unknownCommand(offered: ["a", ""]),
    .adjusted(.done), .adjusted(.unsupported), .adjusted(.noSuchChoice(["a", "größer"])),
  ]

  private static let hitPoints: [HostHitPoint] = [
    .at(Point(x: 5, y: -6)), .covered(by: ElementID(8)), .covered(by: nil), .offscreen, .missing,
  ]

  private static let screen: CellGrid = {
    var grid = CellGrid(width: 12, height: 3)
    grid.write("Größe 家", x: 1, y: 1)
    return grid
  }()

  private static let fullGates: HeldGates.Report = {
    var report = HeldGates.Report()
    report.reached = ["save", "load"]
    report.waiting = ["save": 3]
    return report
  }()

  private static let states: [Activity.State] = [
    .idle, .sleeping(until: 3, what: ["a task", ""]), .unproven([]),
    .unproven(["thread 12 is new"]), .busy(["tasks go on without a pause"]),
  ]

  private static let replies: [MessageSample] =
    results.map { reply("\($0)", result: $0) }
    + hitPoints.map { reply("unreachable \($0)", result: .unreachable($0)) }
    + states.map { reply("\($0)", state: $0) } + [
      reply(
        "events",
        events: [
          .host(.warning("w")), .pasteboard("p"), .host(.openedURL("u")),
          .host(.announcement("a")),
          .pasteboard(nil), .permissionRequested(.init(resource: .camera, purpose: nil)),
          .permissionRequested(.init(resource: .location, purpose: "To find größe")),
        ]),
      reply("whole tree", difference: wholeTree),
      reply("difference", difference: difference),
      reply("nothing left", difference: TreeDifference(base: nil, version: .max, root: nil)),
    ]

  /// An element with everything there is.
  static let fullNode: ElementNode = {
    var node = ElementNode(
      id: ElementID(77), elementType: .statusItem,
      frame: Rect(x: -4, y: Int(Int32.min), width: Int(Int32.max), height: 1))
    node.identifier = "id"
    node.label = "Größe 家"
    node.value = ""
    node.title = "title"
    node.placeholder = "Search"
    node.hint = "Finds 家"
    node.contentOffset = Point(x: 1, y: -70)
    node.arrangement = .row
    node.states = ElementNode.States(rawValue: .max)
    node.actions = [.activate, .dismiss]
    return node
  }()

  private static let wholeTree = TreeDifference(
    base: nil, version: 1, root: ElementID(1),
    nodes: [fullNode]
      + ElementType.allCases.enumerated().map { place, type in
        ElementNode(id: ElementID(UInt64(100 + place)), elementType: type)
      },
    children: [
      .init(
        parent: ElementID(77),
        splices: [.init(index: 0, removeCount: 0, inserted: [ElementID(100), ElementID(.max)])])
    ])

  private static let difference = TreeDifference(
    base: 1 << 40, version: 1 << 40 + 1, root: ElementID(77), nodes: [fullNode],
    children: [
      .init(
        parent: ElementID(77),
        splices: [
          .init(index: 0, removeCount: 2, inserted: []),
          .init(index: 300, removeCount: 1, inserted: [ElementID(5)]),
        ]),
      .init(parent: ElementID(78), splices: []),
    ])
}
