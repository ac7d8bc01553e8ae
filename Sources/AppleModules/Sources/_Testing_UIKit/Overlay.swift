// Empty: Apple's attaches pictures of UIKit to tests. The compiler asks for a module of this name wherever a file sees UIKit and Testing.
