import { defineConfig } from 'vitest/config'

// Not `import`: it would reach `require` too, and hand pg its ES wrapper.
const conditions = ['@baize/source', 'node', 'default']

/** What takes over a second: `npm run test:all` runs it, `npm test` a short case of each. */
const long = '**/*.long.test.ts'
/**
 * `core` leaves out what is long, `long` runs that alone; without it a file runs by its name,
 * whichever it is.
 */
const suite = process.env['BAIZE_SUITE']
// What runs in a browser has its own runners.
const exclude = [
  ...['**/node_modules/**', '**/dist/**', '**/*.browser.test.*', 'packages/elements/test/**', 'tests/e2e/**'],
  ...(suite === 'core' ? [long] : []),
]
const named = suite === 'long' ? '*.long.test.ts' : '*.test.ts'
/**
 * Tests of platform and studio keep nothing in their modules, so one process runs many: half the
 * time goes into starting them otherwise.
 */
const servers = [`packages/{server,studio}/**/${named}`]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: 'node',
    // A test that was singled out while somebody looked at it leaves all others out.
    allowOnly: !process.env['CI'],
    pool: 'forks',
    maxWorkers: 2,
    // A test that hangs ends; none is judged by how long it takes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Node 24 dies now and then when it frees compiled code of many embedded databases
    // (nodejs/node#64500); here all of it stays.
    execArgv: ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning', '--no-wasm-code-gc'],
    projects: [
      { extends: true, test: { name: 'servers', include: servers, exclude, isolate: false } },
      {
        extends: true,
        test: {
          name: 'all else',
          include: [`{packages,tests,examples}/**/${named}`],
          exclude: [...exclude, ...servers],
        },
      },
    ],
  },
})
