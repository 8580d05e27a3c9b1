import type { Page } from '@playwright/test'
import { open, runModule } from '../support/host-page.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

// With the slash that many put at the end of an address.
const settings = { api: `${site}/`, merchant: 'demo', siteKey: 'pk_demo' }
const loader = `${site}/sdk/v1/baize.js`
const markup = {
  login: '<baize-login></baize-login>',
  lane: '<baize-game-lane category="RNG" rows="1" limit="6"></baize-game-lane>',
  hot: '<baize-game-lane filter="HOT" limit="4"></baize-game-lane>',
  board: '<baize-winner-board limit="5"></baize-winner-board>',
}

/** Counts what a page asks for, by what it is. */
function count(page: Page): Record<string, number> {
  const counts: Record<string, number> = {}
  const kinds = {
    texts: /\/t\/\w+\/en\/common\.json$/,
    games: /GCSGAME_gameList/,
    wins: /getRankList/,
    hot: /hotGames/i,
  }
  page.on('request', request => {
    if (request.method() !== 'GET') return
    for (const [kind, address] of Object.entries(kinds))
      if (address.test(request.url())) counts[kind] = (counts[kind] ?? 0) + 1
  })
  return counts
}

/** Holds the code that all elements need until somebody lets it through. */
async function holdCore(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/core.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what a first view waits for is asked for while its code is on the way, and once', async ({ page }) => {
  const counts = count(page)
  const letThrough = await holdCore(page)
  await page.goto(open)
  await page.evaluate(html => (document.body.innerHTML = `<main>${html}</main>`), Object.values(markup).join(''))
  await runModule(page, loader, { ...settings, locale: 'en' })
  const once = { texts: 1, games: 1, hot: 1, wins: 1 }
  await expect.poll(() => counts).toEqual(once)
  letThrough()
  await expect(page.locator('baize-login').getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(page.locator('baize-game-lane').first().locator('article').first()).toBeVisible()
  await expect(page.locator('baize-game-lane').last().locator('article').first()).toBeVisible()
  await expect(page.locator('baize-winner-board').locator('li').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(counts).toEqual(once)
})

test('a page that sends calls itself sees each of them, and elements in a scope wait for theirs', async ({ page }) => {
  const counts = count(page)
  const letThrough = await holdCore(page)
  await page.goto(open)
  await page.evaluate(
    ([html, settings]) => {
      document.body.innerHTML = `<main>${html}</main>`
      const sent: string[] = []
      const send: typeof fetch = (input, init) => {
        sent.push(input instanceof Request ? input.url : input.toString())
        return fetch(input, init)
      }
      Object.assign(globalThis, { sent, baizeConfig: { ...settings, locale: 'en', fetch: send } })
    },
    [
      `${markup.lane}<baize-scope merchant="demo" site-key="pk_demo" locale="es">${markup.board}</baize-scope>`,
      settings,
    ] as const,
  )
  const early = page.waitForResponse('**/early.js')
  await runModule(page, loader)
  // What the module does not request while it runs is left to the code.
  await page.evaluate(address => import(address) as Promise<unknown>, (await early).url())
  expect(counts).toEqual({})
  letThrough()
  await expect(page.locator('baize-game-lane').locator('article').first()).toBeVisible()
  await expect(page.locator('baize-winner-board').locator('li').first()).toBeVisible()
  const sent = await page.evaluate(() => Reflect.get(globalThis, 'sent') as string[])
  expect(sent.filter(address => address.includes('GCSGAME_gameList'))).toHaveLength(1)
  expect(counts['games']).toBe(1)
})
