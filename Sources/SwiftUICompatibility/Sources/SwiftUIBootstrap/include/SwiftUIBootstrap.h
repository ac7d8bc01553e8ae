// What has the views of applications wrapped at load time, before any is made.

/// Referred to, so that the constructor is linked.
extern const int swiftui_bootstrap_anchor;
