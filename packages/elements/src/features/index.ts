// Every feature there is: one line each, in the order of the alphabet, naming its declaration. The folder is the tag without `baize-`.
// `npm run create <name>` adds the next.
