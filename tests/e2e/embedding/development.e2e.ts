import type { Page } from '@playwright/test'
import { buildFramework, frameworkFolder } from '../../../scripts/frameworks.ts'
import { ops } from '../../../scripts/lib/ops.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { listen, walkShop } from '../support/framework-page.ts'
import { named, runServer, type FrameworkServer } from '../support/framework-server.ts'

/** What the tools themselves write on the console. */
const vite = [/^debug: \[vite\] connect(ing\.\.\.|ed\.)$/]
const reactTools =
  /^info: %cDownload the React DevTools for a better development experience: https:\/\/react\.dev\/link\//
const next = [reactTools, /^log: \[HMR\] connected$/, /^log: \[Fast Refresh\] (rebuilding|done in \d+ms)$/]
/**
 * Webpack makes what two routes share anew for the second; what the first holds of it still asks
 * the old.
 */
const disposed = /^warning: \[HMR\] unexpected require\(\S+\/@baize\/elements\/dist\/\S+\) from disposed module \S+$/
const angular = [/^log: Angular is running in development mode\.$/]

const runVite = ['node_modules/vite/bin/vite.js', '--host', 'localhost', '--port']
const runNext = ['node_modules/next/dist/bin/next', 'dev']
const runAngular = ['node_modules/@angular/cli/bin/ng.js', 'serve', '--host', 'localhost']

interface Development {
  name: string
  tool: string
  /** Run by Node, with the port at the end. */
  words: readonly string[]
  known: readonly RegExp[]
  paths: readonly string[]
  env?: Record<string, string>
  /** A part of `npm run test:all`; the others are walked by `npm run audit:frameworks`. */
  always?: true
}

const servers: Development[] = [
  // Vite hands out what it has made of each package beforehand, in another folder than the
  // package's own.
  {
    name: 'react',
    tool: 'Vite',
    words: runVite,
    known: [...vite, reactTools],
    paths: ['/', '/script.html'],
    always: true,
  },
  // Only while one develops does React say where the page is not what the server wrote.
  {
    name: 'next',
    tool: 'Turbopack',
    words: [...runNext, '-p'],
    known: next,
    paths: ['/npm', '/script'],
    env: { BAIZE_API: site },
    always: true,
  },
  {
    name: 'next',
    tool: 'webpack',
    words: [...runNext, '--webpack', '-p'],
    known: [...next, disposed],
    paths: ['/npm', '/script'],
    env: { BAIZE_API: site },
  },
  { name: 'vue', tool: 'Vite', words: runVite, known: vite, paths: ['/', '/script.html'] },
  { name: 'svelte', tool: 'Vite', words: runVite, known: vite, paths: ['/', '/script.html'] },
  { name: 'angular', tool: 'ng serve', words: [...runAngular, '--port'], known: [...vite, ...angular], paths: ['/'] },
  {
    name: 'angular',
    tool: 'ng serve -c script',
    words: [...runAngular, '-c', 'script', '--port'],
    known: [...vite, ...angular],
    paths: ['/'],
  },
]

/** Sends to the platform under test what the example asks of the one that it names. */
const redirect = (page: Page) =>
  page.route(`${named}/**`, route => route.continue({ url: route.request().url().replace(named, site) }))

for (const { name, tool, words, known, paths, env, always } of servers)
  test.describe(`the development server of ${tool}, of the example in ${name},${always ? '' : ' @audit'}`, () => {
    let server: FrameworkServer
    test.beforeAll(async () => {
      await buildFramework(name)
      server = await runServer(frameworkFolder(name), port => [process.execPath, ...words, `${port}`], env)
      await ops({}, ['sites', 'allow', 'demo', server.origin])
    })
    test.afterAll(async () => {
      await ops({}, ['sites', 'deny', 'demo', server.origin])
      await server.stop()
    })

    for (const path of paths)
      test(`hands out ${path} with its texts and routes, and nothing is said against it`, async ({ page }) => {
        const observed = await listen(page, { known })
        await redirect(page)
        await page.goto(server.origin + path)
        const isByScript = /script/.test(tool + path)
        await walkShop(page, observed, { affiliateCode: 'LONGODDS', lazy: name !== 'next', isByScript })
        expect(await observed.wrong()).toEqual([])
      })
  })
