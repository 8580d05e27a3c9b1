interface Mocha {
  describe: (title: string, run: () => void) => void
  it: (title: string, run: () => void | Promise<void>) => void
  before: (run: () => void | Promise<void>) => void
  beforeEach: (run: () => void | Promise<void>) => void
  afterEach: (run: () => void | Promise<void>) => void
}

/** What the test runner puts on the page, with types. */
export const { describe, it, before, beforeEach, afterEach } = globalThis as unknown as Mocha
