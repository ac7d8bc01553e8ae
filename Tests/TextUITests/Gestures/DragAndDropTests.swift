import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// A card that stands for its title where a text is wanted.
private struct Card: Codable, Transferable {
  let title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

/// Views that are dragged to others.
@MainActor struct DragAndDropTests {
  @Observable final class Model {
    var log: [String] = []
  }

  struct Board: View {
    let model: Model
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Card").draggable(Card(title: "card"))
        Text("Word").draggable("word")
        Spacer()
        Text("Cards").dropDestination(for: Card.self) { cards, place in
          model.log.append("\(cards.map(\.title)) at \(Int(place.x))")
          return true
        } isTargeted: {
          model.log.append($0 ? "in" : "out")
        }
        Text("Texts").dropDestination(for: String.self) { texts, _ in
          model.log.append("\(texts)")
          return true
        }
      }
    }
  }

  private func press(_ view: HostedView, _ source: String, onto target: String) {
    guard case .at(let start) = view.hitPoint(source), case .at(let end) = view.hitPoint(target)
    else {
      Issue.record("They cannot be hit.")
      return
    }
    let drag = AutomationWire.Gesture.drag(
      AutomationWire.Gesture.Drag(to: .cell(end), hold: 1))
    for event in PlacedGesture(drag, from: start, to: end).events {
      view.host.perform(event)
      view.settle()
    }
  }

  @Test func aPressAndADragDropAValue() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { Board(model: model) }
    press(view, "Card", onto: "Cards")
    #expect(model.log == ["in", #"["card"] at 2"#, "out"])
  }

  /// Lists between whose rows things are put.
  struct Lists: View {
    @State private var first = ["a", "b", "c"]
    @State private var second = ["x", "y"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(first.joined() + " " + second.joined()).accessibilityIdentifier("all")
        List {
          ForEach(first, id: \.self) { Text($0).draggable($0) }
            .dropDestination(for: String.self) { first.insert(contentsOf: $0, at: $1) }
        }
        List {
          ForEach(second, id: \.self) { Text($0).draggable($0) }
            .onDelete { second.remove(atOffsets: $0) }
            .onInsert(of: [.plainText]) { offset, providers in
              second.insert(contentsOf: providers.compactMap { $0.object as? String }, at: offset)
            }
        }
      }
    }
  }

  @Test("What is dropped on a row of a list is put in front of it")
  func rows() {
    let view = HostedView(width: 20, height: 16) { Lists() }
    press(view, "x", onto: "b")
    #expect(view.element("axbc xy") != nil, "\(view.screen)")
    press(view, "c", onto: "y")
    #expect(view.element("axbc xcy") != nil, "\(view.screen)")
  }

  @Test func aValueStandsForAnother() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { Board(model: model) }
    press(view, "Card", onto: "Texts")
    #expect(model.log.last == #"["card"]"#)
    press(view, "Word", onto: "Texts")
    #expect(model.log.last == #"["word"]"#)
    model.log = []
    press(view, "Word", onto: "Cards")
    #expect(model.log.isEmpty)
  }

  @Test func aFingerThatMovesAtOnceDragsNothing() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { Board(model: model) }
    guard case .at(let start) = view.hitPoint("Card"), case .at(let end) = view.hitPoint("Cards")
    else { return }
    view.drag(from: start, to: end)
    #expect(model.log.isEmpty)
  }

  struct Providing: View {
    let model: Model
    @State private var isOver = false
    var body: some View {
      VStack(spacing: 0) {
        Text("Link").onDrag { NSItemProvider(object: "https://swift.org") }
        Spacer()
        Text(isOver ? "Over" : "Field").onDrop(of: [.text], isTargeted: $isOver) { providers in
          providers.first?.loadObject(ofClass: String.self) { text, _ in
            model.log.append(text ?? "none")
          }
          return true
        }
        Text("Pictures").onDrop(of: [.image], isTargeted: nil) { _ in
          model.log.append("picture")
          return true
        }
      }
    }
  }

  @Test func providersTellTheirType() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { Providing(model: model) }
    press(view, "Link", onto: "Pictures")
    #expect(model.log.isEmpty)
    press(view, "Link", onto: "Field")
    #expect(model.log == ["https://swift.org"])
    #expect(view.element("Field") != nil)
  }

  @Test func typesKnowMoreGeneralOnes() {
    #expect(UTType.json.conforms(to: .text))
    #expect(UTType.png.conforms(to: .image))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "md")?.identifier == "net.daringfireball.markdown")
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
  }

  @Test func roomFollowsTheContainer() {
    let view = HostedView(width: 20, height: 4) {
      ScrollView(.horizontal) {
        HStack(spacing: 2) {
          Text("half").containerRelativeFrame(.horizontal, count: 2, spacing: 2)
          Text("whole").containerRelativeFrame(.horizontal)
          Text("five").containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        }
      }
    }
    #expect(view.element("half")?.frame.size.width == 4)
    #expect(view.element("whole")?.frame.origin.x == 11 + 7)
    #expect(view.element("five")?.frame.origin.x == 11 + 22)
  }

  @Test("A picture is handed on as it is, and to others by its name") func pictures() {
    struct Album: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Image("Cat", symbol: "C").draggable(Image("Cat", symbol: "C"))
          ShareLink(
            item: Image(systemName: "star"),
            preview: SharePreview("A star", image: Image(systemName: "star")))
          Text("Pictures").dropDestination(for: Image.self) { pictures, _ in
            model.log.append("\(pictures == [Image("Cat", symbol: "C")])")
            return true
          }
          Text("Texts").dropDestination(for: String.self) { texts, _ in
            model.log.append("\(texts)")
            return true
          }
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 24, height: 8) { Album(model: model) }
    press(view, "Cat", onto: "Pictures")
    press(view, "Cat", onto: "Texts")
    #expect(model.log == ["true", "[\"Cat\"]"])
    #expect(view.element("Share…", .button) != nil)
  }
}
