// Tests of the elements in a real browser: the runtime from its sources, everything else on the
// built SDK and a running platform. BAIZE_URL: the platform. FLAVOUR: react or lite. REPORT: where
// the counts go. CHROMIUM_PATH: the browser.
import { playwrightLauncher } from '@web/test-runner-playwright'
import { browserFlags, findBrowser } from './scripts/lib/browser.mjs'
import { bundleTests } from './packages/elements/test/server/bundle.mjs'
import { countsTo } from './packages/elements/test/server/counts.mjs'
import { hostPages } from './packages/elements/test/server/pages.mjs'
import { platform } from './packages/elements/test/server/platform.mjs'
import { sdkFaults } from './packages/elements/test/server/faults.mjs'

const flavour = process.env.FLAVOUR ?? 'react'
const out = await bundleTests(flavour)
const { defaultReporter } = await import('@web/test-runner')

export default {
  files: [`${out}/**/*.test.js`],
  rootDir: '.',
  concurrency: 2,
  // A test that hangs ends; none is judged by how long it takes.
  testsFinishTimeout: 600_000,
  testsStartTimeout: 120_000,
  browserStartTimeout: 120_000,
  testFramework: { config: { ui: 'bdd', timeout: 120_000 } },
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath: process.env.CHROMIUM_PATH || findBrowser(), args: browserFlags },
    }),
  ],
  middleware: [hostPages(flavour), sdkFaults(), platform(process.env.BAIZE_URL)],
  reporters: [
    defaultReporter({ reportTestProgress: false }),
    ...(process.env.REPORT ? [countsTo(process.env.REPORT)] : []),
  ],
}
