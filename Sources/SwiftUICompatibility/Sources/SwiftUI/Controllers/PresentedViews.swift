import Foundation
@_spi(Bridging) import TextUI
import UIKit

/// A controller that can be presented.
@MainActor protocol PresentedContent: UIViewController {
  /// How it is shown.
  var presentation: ControllerPresentation { get }
}

/// A way in which a controller is shown.
enum ControllerPresentation {
  /// As an alert.
  case alert

  /// As choices.
  case choices

  /// As a view over part of the screen.
  case sheet(AnyView)

  /// As a view over all of the screen.
  case cover(AnyView)
}

extension UIAlertController: PresentedContent {
  var presentation: ControllerPresentation { preferredStyle == .alert ? .alert : .choices }
}

extension UIActivityViewController: PresentedContent {
  var presentation: ControllerPresentation {
    .sheet(
      AnyView(
        ShareSheet(text: text) { [self] isCopied in
          completionWithItemsHandler?(isCopied ? .copyToPasteboard : nil, isCopied, nil, nil)
        }))
  }
}

extension UIHostingController: PresentedContent {
  var presentation: ControllerPresentation {
    let view = AnyView(PresentedViews(content: AnyView(rootView), controller: self))
    return [.fullScreen, .overFullScreen].contains(modalPresentationStyle)
      ? .cover(view) : .sheet(view)
  }
}

/// The views of an application, with what its window's controller presents over them, and what takes changes back.
struct WindowViews: View {
  /// The views.
  let content: AnyView

  @State private var undoManager = UndoManager()

  var body: some View {
    Group {
      if let controller = UIWindowScene.ofCaller.keyWindow?.rootViewController {
        PresentedViews(content: content, controller: controller)
      } else {
        content
      }
    }
    .environment(\.undoManager, undoManager)
  }
}

/// Views with what a controller presents over them.
struct PresentedViews: View {
  /// The views.
  let content: AnyView

  /// The controller.
  let controller: UIViewController

  var body: some View {
    let presented = controller.presented.controller
    let presentation = (presented as? any PresentedContent)?.presentation
    let dialog = presented as? UIAlertController
    let (sheet, cover) = Self.views(presentation)
    content
      .alert(
        Text(verbatim: dialog?.title ?? ""),
        isPresented: isPresented(presented, if: dialog?.preferredStyle == .alert)
      ) {
        if let dialog { AlertContent(dialog: dialog, controller: controller) }
      } message: {
        if let message = dialog?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        Text(verbatim: dialog?.title ?? ""),
        isPresented: isPresented(presented, if: dialog?.preferredStyle == .actionSheet),
        titleVisibility: dialog?.title == nil ? .hidden : .visible
      ) {
        if let dialog { AlertContent(dialog: dialog, controller: controller) }
      } message: {
        if let message = dialog?.message { Text(verbatim: message) }
      }
      .sheet(isPresented: isPresented(presented, if: sheet != nil)) {
        sheet.interactiveDismissDisabled(presented?.isModalInPresentation ?? false)
      }
      .fullScreenCover(isPresented: isPresented(presented, if: cover != nil)) { cover }
  }

  /// The views of a sheet and of what covers all.
  private static func views(
    _ presentation: ControllerPresentation?
  ) -> (sheet: AnyView?, cover: AnyView?) {
    switch presentation {
    case .sheet(let view): (view, nil)
    case .cover(let view): (nil, view)
    case .alert, .choices, nil: (nil, nil)
    }
  }

  /// Whether something is presented in a way, for views that close it.
  private func isPresented(_ presented: UIViewController?, if isMeant: Bool) -> Binding<Bool> {
    Binding {
      isMeant && controller.presented.controller === presented
    } set: { isPresented in
      if !isPresented, isMeant, let presented { controller.close(presented) }
    }
  }
}

/// The fields and buttons of an alert.
private struct AlertContent: View {
  /// The alert.
  let dialog: UIAlertController

  /// What presents it.
  let controller: UIViewController

  var body: some View {
    ForEach(Array((dialog.textFields ?? []).enumerated()), id: \.offset) { field in
      AlertField(field: field.element)
    }
    ForEach(Array(dialog.actions.enumerated()), id: \.offset) { action in
      Button(action.element.title ?? "", role: Self.role(action.element)) {
        controller.close(dialog)
        action.element.handler?(action.element)
      }
      .disabled(!action.element.isEnabled)
    }
  }

  /// The role of an action's button.
  private static func role(_ action: UIAlertAction) -> ButtonRole? {
    switch action.style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// A field of an alert.
private struct AlertField: View {
  /// The field.
  let field: UITextField

  /// What was typed.
  @State private var text: String

  /// Shows a field.
  init(field: UITextField) {
    self.field = field
    text = field.text ?? ""
  }

  var body: some View {
    Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: $text)
      } else {
        TextField(field.placeholder ?? "", text: $text)
      }
    }
    .onChange(of: text) { field.text = text }
  }
}

// Called by the constructor of SwiftUIBootstrap when the program is loaded.
/// Has the views of all applications show what their windows' controllers present.
@_cdecl("swiftui_wrap_views_at_load") func wrapViewsAtLoad() {
  ApplicationEvents.wrapAllViews { AnyView(WindowViews(content: $0)) }
}
