import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { buildFramework, frameworkFolder } from '../../../scripts/frameworks.ts'
import { ops } from '../../../scripts/lib/ops.ts'
import { startWordpress } from '../../../scripts/wordpress/instance.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { listen, walkShop } from '../support/framework-page.ts'
import { runServer, serveFolder, type FrameworkServer } from '../support/framework-server.ts'
import { fillLogin } from '../support/member.ts'

/** The server of Next itself, with what one of its bundlers has made. */
const next = (dist: string) => (folder: string) =>
  runServer(folder, port => [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-p', `${port}`], {
    DIST: dist,
    BAIZE_API: site,
  })
/**
 * Pages as a WordPress has sent them, kept since `npm run wordpress`; or one that runs, where the
 * machine has it.
 */
const wordpress = (folder: string) =>
  process.env['WORDPRESS'] ? startWordpress(site) : serveFolder(join(folder, 'rendered'))
const files = (folder: string) => serveFolder(join(folder, 'dist'))

/** Examples and their pages: elements from npm, elements by the script tag. */
const pages: {
  name: string
  path: string
  how: string
  serve?: (folder: string) => Promise<FrameworkServer>
  /**
   * Whether it is entered as a site of its own, as one that others visit is; the others try the
   * sandbox's key.
   */
  own?: true
}[] = [
  { name: 'angular', path: '/', how: 'from npm, without React, beside zone.js' },
  { name: 'angular', path: '/script.html', how: 'by the script tag' },
  { name: 'svelte', path: '/', how: 'from npm, without React' },
  { name: 'svelte', path: '/script.html', how: 'by the script tag' },
  { name: 'vue', path: '/', how: 'from npm, without React, with a key of its own', own: true },
  { name: 'vue', path: '/script.html', how: 'by the script tag' },
  { name: 'react', path: '/', how: 'from npm' },
  { name: 'react', path: '/script.html', how: 'by the script tag' },
  { name: 'next', path: '/npm', how: 'from npm, by Turbopack', serve: next('.next') },
  { name: 'next', path: '/npm', how: 'from npm, by webpack', serve: next('.next-webpack') },
  { name: 'next', path: '/script', how: 'by the script tag, by Turbopack', serve: next('.next') },
  { name: 'next', path: '/script', how: 'by the script tag, by webpack', serve: next('.next-webpack') },
  { name: 'wordpress', path: '/pasted/', how: 'pasted into a post', serve: wordpress },
  {
    name: 'wordpress',
    path: '/shortcodes/',
    how: "by the plugin's shortcodes, of an author without scripts",
    serve: wordpress,
  },
]

/** Puts a site's own key where the example's code has that of the sandbox. */
const useKey = (page: Page, origin: string, key: string) =>
  page.route(
    url => url.origin === origin && url.pathname.endsWith('.js'),
    async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('pk_demo', key) })
    },
  )

for (const { name, path, how, serve = files, own } of pages)
  test.describe(`the example in ${name}, elements ${how},`, () => {
    let server: FrameworkServer
    let key: string | undefined
    let ended: string[]
    test.beforeAll(async () => {
      await buildFramework(name)
      server = await serve(frameworkFolder(name))
      // A name that the site of an earlier try does not have.
      const code = `shop${new URL(server.origin).port}`
      const said = await ops({}, ['sites', ...(own ? ['add', code] : ['allow', 'demo']), server.origin])
      if (own) [key] = /\bpk_\w+/.exec(said) ?? []
      ended = own ? ['remove', code] : ['deny', 'demo', server.origin]
    })
    test.afterAll(async () => {
      await ops({}, ['sites', ...ended])
      await server.stop()
    })

    test('logs in, shows games, takes numbers, switches and objects at the first mount, hears events, loads a route when it is opened', async ({
      page,
    }) => {
      const observed = await listen(page, { leaves: name === 'wordpress' })
      if (key) await useKey(page, server.origin, key)
      await page.goto(server.origin + path)
      // The plugin takes no affiliate code from an author.
      const affiliateCode = path === '/shortcodes/' ? undefined : 'LONGODDS'
      // Next fetches ahead what its links lead to; each route of WordPress is a page.
      const lazy = !['next', 'wordpress'].includes(name)
      await walkShop(page, observed, { affiliateCode, lazy, isByScript: !how.startsWith('from npm') })
      expect(await observed.wrong()).toEqual([])
    })

    if (name === 'next' && path === '/script')
      test('shows what the server wrote before React has come, and puts a form into the page after that', async ({
        page,
      }) => {
        const observed = await listen(page)
        let isHeld = true
        const pendingRoutes: Route[] = []
        await page.route(/\/_next\/static\/.*\.js/, route => (isHeld ? pendingRoutes.push(route) : route.continue()))
        await page.goto(server.origin + path, { waitUntil: 'commit' })
        const register = page.locator('baize-scope baize-register')
        await expect(register.getByRole('button', { name: 'Registrarse', exact: true })).toBeVisible()
        const children = () => register.evaluate(element => element.childElementCount)
        expect(pendingRoutes.length, 'scripts of the page that have not come').toBeGreaterThan(0)
        expect(await children(), 'children that React does not expect').toBe(0)

        isHeld = false
        await Promise.all(pendingRoutes.map(route => route.continue()))
        await expect.poll(children).toBe(1)
        await register.locator('[name=username]').fill('courtside1')
        await expect(register.locator('[name=username]')).toHaveValue('courtside1')
        await fillLogin(page.locator('baize-login'), 'demo', 'Demo1234')
        await expect(page.locator('output')).toHaveText('Logged in: member')
        await expect(register.getByText('Has iniciado sesión como demo')).toBeVisible()
        expect(await observed.wrong()).toEqual([])
      })
  })
