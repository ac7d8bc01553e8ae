// Empty: Apple's attaches pictures of CoreGraphics to tests. The compiler asks for a module of this name wherever a file sees CoreGraphics and Testing.
