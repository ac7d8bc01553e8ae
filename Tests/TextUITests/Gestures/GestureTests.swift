import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Gestures of the author's, driven as a test does.
@MainActor struct GestureTests {
  @Observable final class Model {
    var words: [String] = []
    var offset = CGSize.zero
  }

  @Test func dragIsFollowed() {
    let model = Model()
    let view = HostedView(width: 12, height: 3) {
      Text("Box").gesture(
        DragGesture()
          .onChanged { model.offset = $0.translation }
          .onEnded { model.words.append("\(Int($0.location.x)) \(Int($0.location.y))") })
    }
    view.drag(from: Point(x: 5, y: 1), to: Point(x: 9, y: 2))
    #expect(model.offset == CGSize(width: 4, height: 1))
    #expect(model.words == ["5 1"])
  }

  struct Flicked: View {
    let model: Model
    var isOn = true
    var body: some View {
      Text("Box").gesture(
        isOn
          ? DragGesture().onEnded {
            model.words = ["\($0.velocity.width)", "\($0.predictedEndTranslation.width)"]
          } : nil)
    }
  }

  @Test func aSwipeIsAFlickAndADragAfterAPressIsNone() {
    let model = Model()
    let view = HostedView(width: 60, height: 3) { Flicked(model: model) }
    let (start, end) = (Point(x: 29, y: 1), Point(x: 19, y: 1))
    for event in PlacedGesture(.swipe(.left), from: start, to: end).events {
      view.host.perform(event)
    }
    // 1,000 points a second, a quarter of a second of which is still to come.
    #expect(model.words == ["-125.0", "-41.25"])
    let drag = Gesture.drag(Gesture.Drag(to: .cell(end), hold: 0.2))
    for event in PlacedGesture(drag, from: start, to: end).events { view.host.perform(event) }
    #expect(model.words == ["0.0", "-10.0"])
  }

  @Test("A scroll view is tapped beside its content, too, and what is behind it is not")
  func scrollViewTaps() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) {
      ZStack {
        Button("behind") { model.words.append("behind") }
        ScrollView { Text("Content") }.accessibilityIdentifier("scroll")
          .onTapGesture { model.words.append("scroll") }
      }
    }
    for y in [0, 4, 6] {
      for event in PlacedGesture(.taps(count: 1), from: Point(x: 9, y: y)).events {
        view.host.perform(event)
      }
    }
    #expect(model.words == ["scroll", "scroll", "scroll"])
  }

  @Test func aGestureMayBeNone() {
    let model = Model()
    let view = HostedView(width: 60, height: 3) { Flicked(model: model, isOn: false) }
    view.drag(from: Point(x: 29, y: 1), to: Point(x: 19, y: 1))
    #expect(model.words.isEmpty)
  }

  @Test func stateOfAGestureReturns() {
    struct Card: View {
      @GestureState private var shift = CGSize.zero
      var body: some View {
        Text("\(Int(shift.width))").frame(width: 9).gesture(
          DragGesture().updating($shift) { value, state, _ in state = value.translation })
      }
    }
    let view = HostedView(width: 9, height: 1) { Card() }
    let start = PointerEvent(.began, at: Point(x: 4, y: 0))
    view.host.perform(.pointer(start))
    view.host.perform(.pointer(PointerEvent(.moved, at: Point(x: 7, y: 0))))
    view.settle()
    #expect(view.element("3") != nil)
    view.host.perform(.pointer(PointerEvent(.ended, at: Point(x: 7, y: 0))))
    #expect(view.element("0") != nil)
  }

  @Test func gestureOfAButtonIsMadeBesidesThePress() {
    let model = Model()
    let view = HostedView(width: 10, height: 1) {
      Button("Go") { model.words.append("pressed") }
        .simultaneousGesture(TapGesture().onEnded { model.words.append("tapped") })
    }
    view.tap("Go")
    #expect(model.words == ["tapped", "pressed"])
  }

  @Test func gestureOfHighPriorityComesFirst() {
    let model = Model()
    let view = HostedView(width: 10, height: 1) {
      Button("Go") { model.words.append("pressed") }
        .highPriorityGesture(TapGesture().onEnded { model.words.append("tapped") })
    }
    view.tap("Go")
    #expect(model.words == ["tapped"])
  }

  @Test func longPressAndThenADrag() {
    let model = Model()
    let view = HostedView(width: 12, height: 1) {
      Text("Hold me").gesture(
        LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
          .onEnded { value in
            if case .second(true, let drag) = value {
              model.words.append("\(Int(drag?.translation.width ?? 0))")
            }
          })
    }
    view.gesture(.drag(.init(to: .cell(Point(x: 9, y: 0)))), "Hold me")
    #expect(model.words.isEmpty)
    let press = PlacedGesture(
      .drag(.init(to: .cell(Point(x: 9, y: 0)), hold: 1.5)), from: Point(x: 5, y: 0),
      to: Point(x: 9, y: 0))
    for event in press.events { view.host.perform(event) }
    #expect(model.words == ["4"])
  }

  @Test func longPressEndsWhileItIsHeld() {
    let model = Model()
    let view = HostedView(width: 12, height: 1) {
      Text("Hold")
        .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in model.words.append("held") })
        .onTapGesture { model.words.append("tapped") }
    }
    view.gesture(.press(seconds: 0.1), "Hold")
    #expect(model.words == ["tapped"])
    view.gesture(.press(seconds: 2), "Hold")
    #expect(model.words == ["tapped", "held"])
  }

  @Test func longPressAroundATapIsNoTap() {
    let model = Model()
    let view = HostedView(width: 12, height: 2) {
      Text("One")
        .onTapGesture { model.words.append("tapped") }
        .onLongPressGesture { model.words.append("held") }
      Text("Two")
        .gesture(TapGesture().onEnded { model.words.append("tapped") })
        .gesture(LongPressGesture().onEnded { _ in model.words.append("held") })
    }
    for name in ["One", "Two"] {
      view.tap(name)
      #expect(model.words == ["tapped"])
      view.gesture(.press(seconds: 1), name)
      #expect(model.words == ["tapped", "held"])
      model.words = []
    }
  }

  @Test func howLongTheButtonOfAMouseIsHeldIsCounted() async {
    let button = HeldButton(pause: { _ in await Task.yield() })
    let (counts, count) = AsyncStream.makeStream(of: Double.self)
    func press(_ device: PointerEvent.Device, _ mouseButton: PointerEvent.Button) {
      button.begin(PointerEvent(.began, at: .zero, device: device, button: mouseButton)) {
        count.yield($0)
      }
    }
    // A test says how long a finger is held; the other button opens menus at once.
    press(.touch, .primary)
    press(.mouse, .secondary)
    await Task.yield()
    // The end of one was lost.
    press(.mouse, .primary)
    press(.mouse, .primary)
    var held = 0.0
    for await seconds in counts {
      held += seconds
      if held >= InputDispatcher.longPress { break }
    }
    button.end()
    #expect(held == InputDispatcher.longPress)
  }

  @Test func twoTapsAreNotOneFirst() {
    let model = Model()
    let view = HostedView(width: 12, height: 2) {
      Text("Spot")
        .onTapGesture(count: 2) { model.words.append("two") }
        .onTapGesture { model.words.append("one") }
    }
    view.gesture(.taps(count: 2), "Spot")
    #expect(model.words == ["two"])
    view.gesture(.taps(count: 1), "Spot")
    #expect(model.words == ["two", "one"])
    // The other way round the first is a tap already.
    let other = HostedView(width: 12, height: 2) {
      Text("Spot")
        .onTapGesture { model.words.append("one") }
        .onTapGesture(count: 2) { model.words.append("two") }
    }
    model.words = []
    other.gesture(.taps(count: 1), "Spot")
    #expect(model.words == ["one"])
  }

  @Test func ofExclusiveGesturesTheSecondWaitsForTheFirst() {
    let model = Model()
    let view = HostedView(width: 12, height: 2) {
      Text("Spot").gesture(
        TapGesture(count: 2).onEnded { model.words.append("two") }
          .exclusively(before: TapGesture().onEnded { model.words.append("one") }))
    }
    view.gesture(.taps(count: 2), "Spot")
    #expect(model.words == ["two"])
    view.gesture(.taps(count: 1), "Spot")
    #expect(model.words == ["two", "one"])
  }

  @Test func pointerComesAndLeaves() {
    let model = Model()
    let view = HostedView(width: 9, height: 3) {
      Text("Spot").onHover { model.words.append($0 ? "in" : "out") }
    }
    view.gesture(.hover, "Spot")
    view.host.perform(.pointer(PointerEvent(.hovered, at: .zero, device: .mouse)))
    #expect(model.words == ["in", "out"])
  }

  @Test func touchesGoThrough() {
    let model = Model()
    let view = HostedView(width: 6, height: 1) {
      Button("Go") { model.words.append("pressed") }
        .overlay { Color.red.allowsHitTesting(false) }
    }
    view.tap("Go")
    #expect(model.words == ["pressed"])
  }

  @Test("A gesture around what scrolls has the drags the other way, as on a phone")
  func aroundScrolling() {
    var log: [String] = []
    func drag(_ name: String) -> some TextUI.Gesture {
      DragGesture().onEnded {
        log.append("\(name) \($0.translation.width == 0 ? "down" : "across")")
      }
    }
    func swipe(_ view: HostedView, _ end: Point) {
      view.drag(from: Point(x: 10, y: 4), to: end)
    }
    for isHigh in [false, true] {
      log = []
      let view = HostedView(width: 30, height: 6) {
        VStack {
          if isHigh {
            List(0..<50, id: \.self) { Text("Row \($0)") }.highPriorityGesture(drag("high"))
          } else {
            List(0..<50, id: \.self) { Text("Row \($0)") }.gesture(drag("usual"))
          }
        }
      }
      swipe(view, Point(x: 10, y: 1))
      swipe(view, Point(x: 2, y: 4))
      #expect(log == (isHigh ? ["high down", "high across"] : ["usual across"]))
      #expect(view.screen.contains("Row 0 ") == isHigh)
    }
    log = []
    let inside = HostedView(width: 30, height: 6) {
      ScrollView {
        VStack { ForEach(0..<50, id: \.self) { Text("Row \($0)") } }
          .frame(maxWidth: .infinity).contentShape(Rectangle()).gesture(drag("inside"))
      }
    }
    swipe(inside, Point(x: 10, y: 1))
    #expect(log == ["inside down"])
    let still = HostedView(width: 30, height: 6) {
      ScrollView { Text("Text").frame(width: 30, height: 6) }.scrollDisabled(true)
        .gesture(drag("still"))
    }
    swipe(still, Point(x: 10, y: 1))
    #expect(log == ["inside down", "still down"])
  }
}
