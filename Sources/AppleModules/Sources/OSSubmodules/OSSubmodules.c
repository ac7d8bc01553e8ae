// A target in C needs a source; all that counts is include/module.modulemap.
