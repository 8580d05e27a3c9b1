import { defineConfig } from 'vitest/config'

// Not `import`: it would reach `require` too, and hand pg its ES wrapper.
const conditions = ['@baize/source', 'node', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: 'node',
    include: ['packages/**/*.test.ts', 'tests/**/*.test.ts', 'examples/**/*.test.ts'],
    // What runs in a browser has its own runners.
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/elements/test/**', 'tests/e2e/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    execArgv: ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning'],
  },
})
