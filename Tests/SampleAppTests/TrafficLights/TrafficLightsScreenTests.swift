import Foundation
import Testing
import TextRendering

@testable import SampleTrafficLights

/// What the traffic lights look like in a terminal of the usual size.
@MainActor @Suite("The screen of the traffic lights") struct TrafficLightsScreenTests {
  /// The names of the buttons that look as if they could not be pressed.
  private func faintButtons(_ app: HostedSampleApp) -> [String] {
    let grid = app.grid
    return ["Start", "Tick", "Stop"].filter { title in
      for y in 0..<grid.height {
        let row = grid.text(row: y)
        guard let range = row.range(of: "   \(title)") else { continue }
        let x = row.distance(from: row.startIndex, to: range.lowerBound)
        let attributes = (0..<title.count).map {
          grid.style(x: x + 3 + $0, y: y).attributes.contains(.faint)
        }
        #expect(Set(attributes).count == 1)
        return attributes[0]
      }
      Issue.record("There is no \(title).")
      return false
    }
  }

  @Test("Stopped")
  func stopped() throws {
    let app = try HostedSampleApp("-app", "traffic-lights")
    #expect(
      app.screen == """

                                         Traffic lights

                                  ╭─────────╮      ╭─────────╮
                                  │  ░░░░░  │      │  ░░░░░  │
                                  │ ░░░░░░░ │      │ ░░░░░░░ │
                                  │  ░░░░░  │      │  ░░░░░  │
                                  │         │      │         │
                                  │  ░░░░░  │      │  ░░░░░  │
                                  │ ░░░░░░░ │      │ ░░░░░░░ │
                                  │  ░░░░░  │      │  ░░░░░  │
                                  │         │      │         │
                                  │  ░░░░░  │      │  ░░░░░  │
                                  │ ░░░░░░░ │      │ ░░░░░░░ │
                                  │  ░░░░░  │      │  ░░░░░  │
                                  ╰─────────╯      ╰─────────╯
                                     ▲ Up            ▼ Down

                                         [   Start   ]
                                         [   Tick    ]
                                         [   Stop    ]



        """)
  }

  @Test("One step after the start")
  func running() throws {
    let app = try HostedSampleApp("-app", "traffic-lights")
    #expect(app.tap("Start") && app.tap("Tick"))
    #expect(
      app.screen == """

                                         Traffic lights

                                  ╭─────────╮      ╭─────────╮
                                  │  ▄███▄  │      │  ▄███▄  │
                                  │ ███████ │      │ ███████ │
                                  │  ▀███▀  │      │  ▀███▀  │
                                  │         │      │         │
                                  │  ▄███▄  │      │  ░░░░░  │
                                  │ ███████ │      │ ░░░░░░░ │
                                  │  ▀███▀  │      │  ░░░░░  │
                                  │         │      │         │
                                  │  ░░░░░  │      │  ░░░░░  │
                                  │ ░░░░░░░ │      │ ░░░░░░░ │
                                  │  ░░░░░  │      │  ░░░░░  │
                                  ╰─────────╯      ╰─────────╯
                                     ▲ Up            ▼ Down

                                         [   Start   ]
                                         [   Tick    ]
                                         [   Stop    ]



        """)
  }

  @Test("Lamps shine in their colours, in discs of their own")
  func colors() throws {
    let app = try HostedSampleApp("-app", "traffic-lights")
    /// The colours at the middles of the lamps of a head, from the top.
    func colors(_ x: Int) -> [TerminalColor] {
      [6, 10, 14].map { app.grid.style(x: x, y: $0).foreground }
    }
    let dark: [TerminalColor] = [.rgb(94, 20, 20), .rgb(94, 79, 13), .rgb(8, 82, 26)]
    #expect(colors(31) == dark && colors(48) == dark)
    #expect(app.tap("Start") && app.tap("Tick"))
    #expect(colors(31) == [.rgb(255, 59, 48), .rgb(255, 204, 0), dark[2]])
    #expect(colors(48) == [.rgb(255, 59, 48), dark[1], dark[2]])
    #expect(app.tap("Tick"))
    #expect(colors(31) == [dark[0], dark[1], .rgb(51, 209, 89)])
  }

  @Test("Buttons that cannot be pressed are faint")
  func buttons() throws {
    let app = try HostedSampleApp("-app", "traffic-lights")
    #expect(faintButtons(app) == ["Tick", "Stop"])
    #expect(app.tap("Start"))
    #expect(faintButtons(app) == ["Start"])
    #expect(app.tap("Tick"))
    #expect(faintButtons(app) == ["Start"])
    #expect(app.tap("Stop"))
    #expect(faintButtons(app) == ["Tick", "Stop"])
  }
}
