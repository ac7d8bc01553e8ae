// What has the views of applications wrapped when a program is loaded, before any is made.

// Defined in Swift, in the SwiftUI module.
extern void swiftui_wrap_views_at_load(void);
