import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { browserFlags } from './scripts/lib/browser.mjs'

/** Every chaos switch at every kind of call of every kind of game (docs/chaos.md): many minutes. */
const whole = '**/chaos-complete.e2e.ts'
/** How much slower ten thousand games are than four hundred: instances of their own, and times that a busy machine stretches. */
const scale = '**/*-scale.e2e.ts'
const apart = [whole, scale]
/** Development servers that no run of `npm test` waits for. */
const audit = /@audit/

/** What Firefox walks: pages of partners, and frames. */
const hard = [
  '**/hostile-pages.e2e.ts',
  '**/frames.e2e.ts',
  '**/framed-{browser,conformance,main-job,messages,partitions,places,ports,storage}.e2e.ts',
]
/** The Firefox of the machine. */
const firefox = (preferences: Record<string, number>): PlaywrightTestConfig['use'] => ({
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env['FIREFOX_PATH'] || '/usr/bin/firefox-esr',
    // Clicks over WebDriver BiDi do not reach a frame that another process draws.
    firefoxUserPrefs: { 'fission.autostart': false, ...preferences },
  },
})

/**
 * Platforms under test are started by `npm test`, one a worker, so that what one file sets no other sees; a worker's addresses become its
 * environment. Without them there is one worker, and the addresses are those in the environment.
 */
const instances = JSON.parse(process.env['BAIZE_INSTANCES'] ?? '[{}]') as Record<string, string>[]
Object.assign(process.env, instances[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)])

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // A test that was singled out while somebody looked at it leaves all others out.
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  // Once more, on a fresh page; the end of `npm test` names what needed it, and fails where that is more than a few.
  retries: 1,
  workers: instances.length,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env['BAIZE_URL'] ?? 'http://localhost:4400',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium', args: browserFlags },
    // A trace of every step costs a fifth of the time; whoever looks for a fault asks for one.
    trace: process.env['BAIZE_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testIgnore: apart, grepInvert: audit },
    // `npm run audit:browser`, and no part of `npm test`.
    { name: 'chaos', testMatch: whole },
    // `npm run audit:scale`, as much apart.
    { name: 'scale', testMatch: scale },
    // `npm run audit:frameworks`: those of `npm test` and the rest.
    { name: 'frameworks', testMatch: '**/development.e2e.ts' },
    // `npm run audit:site`: every visitor in both themes.
    { name: 'crawl', testMatch: '**/crawler.e2e.ts' },
    // `npm run audit:firefox`: the hardest host pages in the Firefox of the machine, and no part of `npm test`, either.
    { name: 'firefox', testMatch: hard, timeout: 180_000, use: firefox({}) },
    // What Chromium is told of somebody's preferences by a command, Firefox reads at its start.
    {
      name: 'firefox-preferences',
      testMatch: '**/hostile-pages.e2e.ts',
      grep: /wants no motion/,
      use: firefox({ 'ui.prefersReducedMotion': 1, 'browser.display.document_color_use': 2 }),
    },
    // The main job once more, on another database, at the second merchant and on another flavour of the same elements; there with the hardest host pages.
    { name: 'postgres', testIgnore: apart, grep: /@main/ },
    { name: 'quay', testIgnore: apart, grep: /@main/ },
    { name: 'lite', testIgnore: apart, grep: /@main|@light/ },
  ],
})
