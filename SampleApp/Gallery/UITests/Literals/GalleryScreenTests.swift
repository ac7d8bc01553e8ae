import AutomationTools_Core
import SampleApp
import SampleGallery

/// What every page of the gallery looks like, on a screen of 80 by 24.
final class GalleryScreenTests: GalleryTestCase {
  override func setUp() {
    super.setUp()
    launch()
  }

  func testButtons() {
    gallery.open(.buttons)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                          Buttons
      ────────────────────────────────────────────────────────────────────────────────
       Nothing pressed
       [ Automatic ]
       [ Bordered ]
       [ Prominent ]
       Borderless
       Plain
       <<Own style>>
       [ Destructive ]
       [ ☆ With a picture ]
       [ Disabled ]
       [ ↑ Share… ]
       Link
      """
    }
  }

  func testToggles() {
    gallery.open(.toggles)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                          Toggles
      ────────────────────────────────────────────────────────────────────────────────
       2 of 4 are on
       Automatic                                                                [   ]
       Switch                                                                   [ ✓ ]
       [ ] Check box
       [ ✓ Button ]
       ◔ Picture                                                                [   ]
       Disabled                                                                 [ ✓ ]
       [ ✓ ]
      """
    }
  }

  func testPickers() {
    gallery.open(.pickers)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                          Pickers
      ────────────────────────────────────────────────────────────────────────────────
       Size M
       Automatic  M ▾
       Menu  M ▾
         S  [ M ]  L
       Inline
       ○ S
       ● M
       ○ L
         S
       › M ‹
         L
       Disabled  M ▾
      """
    }
  }

  func testNumbers() {
    gallery.open(.numbers)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                          Numbers
      ────────────────────────────────────────────────────────────────────────────────
       3 at 50%
       Count                                                              [ − ] [ + ]
       By hand                                                            [ − ] [ + ]
       Disabled                                                           [ − ] [ + ]
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●──────────────────────────────────────
       0 ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●──────────────────────────────────── 1
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●──────────────────────────────────────
      """
    }
  }

  func testDates() {
    gallery.open(.dates)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                           Dates
      ────────────────────────────────────────────────────────────────────────────────
       2026-03-01T09:00:00Z
       Compact                                               [ 1 Mar 2026 ] [ 09:00 ]
       Day                                                             [ 1 Mar 2026 ]
       Time                                                                 [ 09:00 ]
       ‹ March 2026       ›
        M  T  W  T  F  S  S
                          1
        2  3  4  5  6  7  8
        9 10 11 12 13 14 15
       16 17 18 19 20 21 22
       23 24 25 26 27 28 29
       30 31
          February      31     2025
        › March     ‹ › 1  ‹ › 2026 ‹
          April         2      2027
       Color                                                                      ███
      """
    }
  }

  func testFields() {
    gallery.open(.fields)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                           Fields
      ────────────────────────────────────────────────────────────────────────────────
       Nothing sent
       Automatic
       Plain
       Rounded border
       Disabled
       Password
       Several
       lines
      """
    }
  }

  func testProgress() {
    gallery.open(.progress)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                          Progress
      ────────────────────────────────────────────────────────────────────────────────
       25%                                                                           ┃
       [ Go on ]                                                                     ┃
       ⠿                                                                             ┃
       ⠿ Circular                                                                    ┃
       Linear                                                                        ┃
       ━━━━━━━━━━━━━━━━━━━────────────────────────────────────────────────────────── ┃
       With a value                                                                  ┃
       ━━━━━━━━━━━━━━━━━━━────────────────────────────────────────────────────────── ┃
       25%                                                                           ┃
         Automatic                                                                   ┃
       0 ━━━━━━━━━━━━━━━━━━─────────────────────────────────────────────────────── 1 ┃
         25%                                                                         ┃
         Linear capacity                                                             ┃
       0 ━━━━━━━━━━━━━━━━━━─────────────────────────────────────────────────────── 1 ┃
         25%                                                                         ┃
         Small, linear                                                               ┃
       0 ──────────────────●────────────────────────────────────────────────────── 1 ┃
         25%                                                                         ┃
         Small, full                                                                 ┃
       0 ━━━━━━━━━━━━━━━━━━─────────────────────────────────────────────────────── 1 │
         25%                                                                         │
      """
    }
  }

  func testMenus() {
    gallery.open(.menus)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                           Menus
      ────────────────────────────────────────────────────────────────────────────────
       Nothing chosen
       Automatic ▾
       Borderless ▾
       Button ▾
       [ First action ▾ ]
       Choices ▾
       Disabled ▾
       Hold me
       [ One ] [ Two ]
      """
    }
  }

  func testGroups() {
    gallery.open(.groups)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                           Groups
      ────────────────────────────────────────────────────────────────────────────────
       ╭────────────╮
       │ Box        │
       │ In the box │
       ╰────────────╯
       Unfolds                                                                      ›
       Label                                                                    Value
       Label                                                                    Value
       and more
       Letters                                                                      ›
       Bills
       One   Two
       ──────────────────────────────────────────────────────────────────────────────
       Three Four
       Narrow
      """
    }
  }

  func testMessages() {
    gallery.open(.messages)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                          Messages
      ────────────────────────────────────────────────────────────────────────────────
       Nothing answered
       [ Alert ]
       [ Question ]
       [ Dialog ]
       [ Sheet ]
       [ Cover ]
       [ Popover ]
      """
    }
  }

  func testShapes() {
    gallery.open(.shapes)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                           Shapes
      ────────────────────────────────────────────────────────────────────────────────

                  ▄    ▄   ▄          ▄  ╭──────╮  ▄▄▀▀▀▀▀▀▀▀▄▄
                           ▀          ▀  │      │  █          █
                                         │      │  █          █
                  ▀    ▀                 ╰──────╯  ▀▀▄▄▄▄▄▄▄▄▀▀

                  ▄▄▄  ▄▄▄
             ▄▄▄            ▄▄▄
        ▄▄▄                      ▄▄▄

        On a ground

       ╭─────────────╮
       │             │
       │ In a border │
       │             │
       ╰─────────────╯
      """
    }
  }

  func testLabels() {
    gallery.open(.labels)
    assertInlineSnapshot(of: app, as: .screenText) {
      """
       ‹ Gallery                           Labels
      ────────────────────────────────────────────────────────────────────────────────
       Bold
       Italic
       Underlined
       Struck through
       Strong, emphasized, code
       Red and blue
       ☆ Title and icon
       Title only
       ☆
       ❥
       ──────────────────────────────────────────────────────────────────────────────
         Badge                                                                    3
         ⊠ In a row                                                             new
       ▒▒▒▒▒▒▒▒▒▒▒▒
                                       ⊔ Nothing here
                                      Come back later.
      """
    }
  }
}
