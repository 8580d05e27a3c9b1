import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { site } from '../support/addresses.ts'
import { stickingOut } from '../support/drawing.ts'
import { translate } from '../support/translate.ts'

/** A page that is hard on what it embeds, and what must hold on it beside what must hold on each. */
export interface Fixture {
  what: string
  /** Its file in examples/hostile; absent: the plain one. */
  page?: string
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Once the page is there, before its games are. */
  opened?: (page: Page) => Promise<unknown>
  /** Once the elements are drawn, before anybody has logged in. */
  drawn?: (page: Page) => Promise<unknown>
  /** Once somebody is logged in. */
  holds?: (page: Page) => Promise<unknown>
  /** Codes of `baize-error` that the page hears; absent: none. */
  codes?: readonly string[]
  /** Has a register form, with which an account is opened, in place of a login, and a whole list of games. */
  registers?: boolean
  /** Needs what Firefox cannot be told from outside. */
  chromiumAlone?: boolean
  /** Runs on the light flavour, too. */
  light?: boolean
}

const lane = (page: Page) => page.locator('baize-game-lane')
const bar = (page: Page) => page.locator('baize-account-bar')
const calls = '**/wps/**'

/** Answers calls, and lets the browser's questions about them through. */
const answering = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route(calls, route => (route.request().method() === 'OPTIONS' ? route.continue() : answer(route)))

/** A newer version of everything, which the page loads beside the one that is there. */
const newer = (page: Page) =>
  page.route(`${site}/sdk/9.9.9/**`, async route => {
    const response = await route.fetch({ url: route.request().url().replace('/9.9.9/', '/v1/') })
    await route.fulfill({ response, body: (await response.text()).replaceAll('"0.1.0"', '"9.9.9"') })
  })

const fontSize = (button: Locator) => button.evaluate(element => parseFloat(getComputedStyle(element).fontSize))

async function keepsItsSizes(page: Page): Promise<void> {
  const button = page.locator('baize-login').getByRole('button', { name: 'Log in', exact: true })
  expect(await fontSize(button), 'a root of 62.5% makes nothing smaller').toBeGreaterThanOrEqual(14)
  expect(await button.evaluate(element => getComputedStyle(element).textTransform)).toBe('none')
  for (const tag of ['baize-login', 'baize-game-lane']) expect(await stickingOut(page.locator(tag)), tag).toEqual([])
}

async function readsItsOwnWay(page: Page): Promise<void> {
  const tiles = lane(page).locator('.tile')
  const left = (index: number) => tiles.nth(index).evaluate(tile => tile.getBoundingClientRect().left)
  expect(await left(1), 'English goes on to the right').toBeGreaterThan(await left(0))
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
}

/** The login that the bar opens covers the middle of the window, wherever the bar itself is kept, and Escape closes it. */
async function opensOverThePage(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Log in' }).click()
  const name = page.locator('baize-popup-host').getByRole('textbox', { name: 'Username' })
  await expect(name).toBeVisible()
  const { x = 0, width = 0 } = (await name.boundingBox()) ?? {}
  const { width: window = 0 } = page.viewportSize() ?? {}
  expect(width).toBeGreaterThan(200)
  expect(Math.abs(x + width / 2 - window / 2), 'from the middle of the window').toBeLessThan(window / 4)
  await page.keyboard.press('Escape')
  await expect(name).toHaveCount(0)
}

const isStill = (page: Page) =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document]
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
    return roots.flatMap(root => root.getAnimations()).every(({ playState }) => playState !== 'running')
  })

async function asksLittle(page: Page): Promise<void> {
  await expect.poll(() => isStill(page)).toBe(true)
  for (const tag of ['baize-login', 'baize-game-lane']) expect(await stickingOut(page.locator(tag)), tag).toEqual([])
}

/** Without the network a refused login says so, and works as soon as it is back. */
async function saysThatNothingAnswers(page: Page): Promise<void> {
  await page.route(calls, route => route.abort())
  const login = page.locator('baize-login')
  await login.getByRole('textbox', { name: 'Username' }).fill('demo')
  await login.getByLabel('Password', { exact: true }).fill('Demo1234')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toContainText('Network link is abnormal, please try again')
  await page.unroute(calls)
}

async function comesBack(page: Page): Promise<void> {
  const again = lane(page).getByRole('button', { name: 'Try again' })
  await expect(again.first()).toBeVisible({ timeout: 30_000 })
  await page.unroute(calls)
  await again.first().click()
}

/** Somebody has logged out meanwhile; the page comes out of the browser's cache as it was left. */
async function showsNoOldBalance(page: Page): Promise<void> {
  await answering(page, route =>
    route.request().headers()['authorization']
      ? route.fulfill({
          status: 401,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { success: false, value: null, message: 'Please log in', code: 'NOT_LOGGED_IN' },
        })
      : route.continue(),
  )
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(name, { persisted: true, bubbles: true }))
  })
  await expect(bar(page).getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(bar(page)).not.toContainText(/\d\.\d\d/)
}

/** The release gate of embedding: every kind of page that partners have (docs/embedding.md). */
export const fixtures: readonly Fixture[] = [
  { what: 'in plain HTML' },
  { what: 'from the classic editor of WordPress, with a root of 62.5%', page: 'wordpress', drawn: keepsItsSizes },
  { what: 'with Prototype.js', page: 'prototype', registers: true, light: true },
  { what: 'with MooTools', page: 'mootools', registers: true, light: true },
  { what: 'that has added to Object.prototype', page: 'polluted', registers: true, light: true },
  {
    what: 'that forces a polyfill of custom elements',
    page: 'polyfill',
    codes: ['unsupported-browser'],
    light: true,
  },
  { what: 'that reads from right to left', page: 'rtl', drawn: readsItsOwnWay },
  {
    what: 'with a modal dialog of its own open',
    page: 'modal',
    holds: page => expect(page.locator('#theirs')).toHaveJSProperty('open', true),
  },
  { what: 'whose places are transformed, clipped and contained', page: 'wrapped', drawn: opensOverThePage },
  { what: 'that keeps its parts in shadow roots', page: 'shadow', light: true },
  { what: 'with two versions of Baize', page: 'versions', before: newer, codes: ['version-conflict'] },
  { what: 'in a browser that keeps nothing', page: 'storage' },
  { what: 'with a nonce, Trusted Types and no inline styles', page: 'nonce', light: true },
  {
    what: 'of somebody who wants no motion, colours of their own and everything twice as large',
    before: async page => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
      await page.setViewportSize({ width: 640, height: 450 })
    },
    drawn: asksLittle,
    chromiumAlone: true,
  },
  { what: 'that the browser has translated', drawn: translate, holds: translate },
  {
    what: 'on a slow line',
    before: page =>
      answering(page, async route => {
        await new Promise(resolve => setTimeout(resolve, 300))
        await route.continue()
      }),
  },
  { what: 'that is offline for a while', drawn: saysThatNothingAnswers, codes: ['NETWORK'] },
  {
    what: 'whose platform answers 503 at first',
    before: page =>
      answering(page, route =>
        route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
      ),
    opened: comesBack,
    codes: ['BAD_REPLY'],
  },
  { what: 'that comes back out of the browser’s cache', holds: showsNoOldBalance },
]
