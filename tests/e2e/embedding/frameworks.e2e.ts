import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { buildFramework, frameworkFolder } from '../../../scripts/frameworks.ts'
import { ops } from '../../../scripts/lib/ops.ts'
import { startWordpress } from '../../../scripts/wordpress/instance.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { runServer, serveFolder, type FrameworkServer } from '../support/framework-server.ts'
import { fillLogin } from '../support/member.ts'

/** The server of Next itself, with what one of its bundlers has made. */
const next = (dist: string) => (folder: string) =>
  runServer(folder, port => [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-p', `${port}`], {
    DIST: dist,
    BAIZE_API: site,
  })
/** Pages as a WordPress has sent them, kept since `npm run wordpress`; or one that runs, where the machine has it. */
const wordpress = (folder: string) =>
  process.env['WORDPRESS'] ? startWordpress(site) : serveFolder(join(folder, 'rendered'))
const files = (folder: string) => serveFolder(join(folder, 'dist'))

/** Examples and their pages: elements from npm, elements by the script tag. */
const pages: { name: string; path: string; how: string; serve?: (folder: string) => Promise<FrameworkServer> }[] = [
  { name: 'angular', path: '/', how: 'from npm, without React, beside zone.js' },
  { name: 'angular', path: '/script.html', how: 'by the script tag' },
  { name: 'svelte', path: '/', how: 'from npm, without React' },
  { name: 'svelte', path: '/script.html', how: 'by the script tag' },
  { name: 'vue', path: '/', how: 'from npm, without React' },
  { name: 'vue', path: '/script.html', how: 'by the script tag' },
  { name: 'react', path: '/', how: 'from npm' },
  { name: 'react', path: '/script.html', how: 'by the script tag' },
  { name: 'next', path: '/npm', how: 'from npm, by Turbopack', serve: next('.next') },
  { name: 'next', path: '/npm', how: 'from npm, by webpack', serve: next('.next-webpack') },
  { name: 'next', path: '/script', how: 'by the script tag', serve: next('.next') },
  { name: 'wordpress', path: '/pasted/', how: 'pasted into a post', serve: wordpress },
  {
    name: 'wordpress',
    path: '/shortcodes/',
    how: "by the plugin's shortcodes, of an author without scripts",
    serve: wordpress,
  },
]

/**
 * Everything that a page should not have: words on the console, failed requests, trouble of ours.
 *
 * @param leaves - whether its routes are pages of their own
 */
async function listen(page: Page, leaves: boolean): Promise<() => Promise<string[]>> {
  const heard: string[] = []
  page.on('console', message => heard.push(`${message.type()}: ${message.text()}`))
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // Next cancels what it has begun to fetch ahead when somebody goes there first; a page that is left, what it waits for.
    const isLeft = leaves && why === 'net::ERR_ABORTED'
    if (!isLeft && !request.url().includes('_rsc=')) heard.push(`${request.url()} ${why}`)
  })
  page.on('response', response => response.status() >= 400 && heard.push(`${response.url()} ${response.status()}`))
  await page.addInitScript(() => {
    const trouble: unknown[] = []
    Object.assign(globalThis, { trouble })
    addEventListener('baize-error', event => trouble.push((event as CustomEvent).detail))
  })
  return async () => [
    ...heard,
    ...(await page.evaluate(() =>
      (globalThis as unknown as { trouble: unknown[] }).trouble.map(each => JSON.stringify(each)),
    )),
  ]
}

for (const { name, path, how, serve = files } of pages)
  test.describe(`the example in ${name}, elements ${how},`, () => {
    let server: FrameworkServer
    test.beforeAll(async () => {
      test.setTimeout(300_000)
      await buildFramework(name)
      server = await serve(frameworkFolder(name))
      await ops({}, ['sites', 'allow', 'demo', server.origin])
    })
    test.afterAll(async () => {
      await ops({}, ['sites', 'deny', 'demo', server.origin])
      await server.stop()
    })

    test('logs in, shows games, takes numbers, switches and objects at the first mount, hears events, loads a route when it is opened', async ({
      page,
    }) => {
      const wrong = await listen(page, name === 'wordpress')
      await page.goto(server.origin + path)
      const said = page.locator('output')

      await expect(page.locator('baize-game-lane').getByRole('heading', { name: 'Our slots' })).toBeVisible()
      await expect(page.locator('baize-game-lane .tile')).toHaveCount(6)
      const register = page.locator('baize-scope baize-register')
      await expect(register.getByRole('textbox').first()).toBeVisible()
      // The plugin takes no affiliate code from an author.
      const affiliateCode = path === '/shortcodes/' ? undefined : 'LONGODDS'
      expect(await register.evaluate(element => Reflect.get(element, 'affiliateCode') as unknown)).toBe(affiliateCode)
      const forms = () => register.evaluate(element => element.querySelectorAll('form').length)
      await expect.poll(forms, 'a form of the page').toBe(1)
      await expect(register.getByRole('button', { name: 'Registrarse', exact: true })).toBeVisible()

      // An element that the page itself does not name.
      await page.locator('baize-login').getByText('Forgot password').click()
      await expect(page.locator('baize-forgot-password').getByRole('textbox').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await fillLogin(page.locator('baize-login'), 'demo', 'Demo1234')
      await expect(said).toHaveText('Logged in: member')

      expect(await page.locator('baize-game-list').count()).toBe(0)
      await page.getByRole('link', { name: 'Slots' }).click()
      const list = page.locator('baize-game-list')
      await expect(list.locator('.tile').first()).toBeVisible()
      expect(
        await list.evaluate(({ shown, withoutBanner }: HTMLElement & Record<string, unknown>) => [
          shown,
          withoutBanner,
        ]),
      ).toEqual([12, true])
      await list.getByRole('button', { name: 'New' }).click()
      await expect(said).toHaveText('Filtered: NEW')

      await page.getByRole('link', { name: 'Lobby' }).click()
      // The page's own, beside the one that elements put into the body.
      const host = page.locator('body > :not(baize-popup-host) baize-popup-host')
      const dialog = host.getByRole('dialog')
      await expect(dialog.locator('.tile').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(host).toHaveCount(0)
      await expect(page.locator('baize-game-lane .tile')).toHaveCount(6)
      expect(await wrong()).toEqual([])
    })

    if (name === 'next' && path === '/script')
      test('shows what the server wrote before React has come, and puts a form into the page after that', async ({
        page,
      }) => {
        const wrong = await listen(page, false)
        let isHeld = true
        const held: Route[] = []
        await page.route(/\/_next\/static\/.*\.js/, route => (isHeld ? held.push(route) : route.continue()))
        await page.goto(server.origin + path, { waitUntil: 'commit' })
        const register = page.locator('baize-scope baize-register')
        await expect(register.getByRole('button', { name: 'Registrarse', exact: true })).toBeVisible()
        const children = () => register.evaluate(element => element.childElementCount)
        expect(held.length, 'scripts of the page that have not come').toBeGreaterThan(0)
        expect(await children(), 'children that React does not expect').toBe(0)

        isHeld = false
        await Promise.all(held.map(route => route.continue()))
        await expect.poll(children).toBe(1)
        await register.locator('[name=username]').fill('courtside1')
        await fillLogin(page.locator('baize-login'), 'demo', 'Demo1234')
        await expect(page.locator('output')).toHaveText('Logged in: member')
        await expect(register.locator('[name=username]')).toHaveValue('courtside1')
        expect(await wrong()).toEqual([])
      })
  })
