import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { browserFlags } from './scripts/lib/browser.mjs'

/** Where the tests of a stage of `npm run test:all` lie; what is in none of these is in `site`. */
const stages = {
  storybook: ['**/stories.e2e.ts'],
  frameworks: ['**/frameworks.e2e.ts', '**/development.e2e.ts'],
  hostile: ['**/{hostile-pages,grounds}.e2e.ts', '**/embedding*.e2e.ts'],
  frames: ['**/frames.e2e.ts', '**/framed-*.e2e.ts'],
  crawl: ['**/crawler.e2e.ts'],
  chaos: ['**/chaos*.e2e.ts', '**/hostile-content.e2e.ts'],
  accessibility: ['**/{accessibility,accessibility-games,keyboard,forced-colours}.e2e.ts'],
}
/** One journey a subject: what `npm test` runs. */
const core = /@core|@main/
/** The other stages of `npm run test:all` leave out what `npm test` has run. */
const thorough = { grepInvert: /@core|@main|@audit/ }

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
 * Platforms under test are started by `npm test`, one a worker, so that what one file sets no other
 * sees; a worker's addresses become its environment. Without them there is one worker, and the
 * addresses are those in the environment.
 */
const instances = JSON.parse(process.env['BAIZE_INSTANCES'] ?? '[{}]') as Record<string, string>[]
Object.assign(process.env, instances[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)])

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // A test that was singled out while somebody looked at it leaves all others out.
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  // Again by itself, on a fresh page; the summary names what needed it.
  retries: 2,
  workers: instances.length,
  // A test that hangs ends, and a wait gives up; none is judged by how long it takes.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    // What cannot be pressed fails before its test does, which may last a quarter of an hour.
    actionTimeout: 120_000,
    baseURL: process.env['BAIZE_URL'] ?? 'http://localhost:4400',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium', args: browserFlags },
    // A trace of every step costs a fifth of the time; whoever looks for a fault asks for one.
    trace: process.env['BAIZE_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'core', grep: core },
    { name: 'site', testIgnore: Object.values(stages).flat(), ...thorough },
    ...Object.entries(stages).map(([name, testMatch]) => ({ name, testMatch, ...thorough })),
    // `npm run audit:frameworks`: all of this file.
    { name: 'development', testMatch: '**/development.e2e.ts' },
    // The hardest host pages, in the Firefox of the machine.
    { name: 'firefox', testMatch: hard, timeout: 600_000, use: firefox({}) },
    // What Chromium is told of somebody's preferences by a command, Firefox reads at its start.
    {
      name: 'firefox-preferences',
      testMatch: '**/hostile-pages.e2e.ts',
      grep: /wants no motion/,
      use: firefox({ 'ui.prefersReducedMotion': 1, 'browser.display.document_color_use': 2 }),
    },
    // The main job once more, on another database, at the second merchant and on another flavour of
    // the same elements; there with the hardest host pages.
    { name: 'postgres', grep: /@main/ },
    { name: 'quay', grep: /@main/ },
    { name: 'lite', grep: /@main|@light/ },
  ],
})
