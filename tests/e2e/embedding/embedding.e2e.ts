import { drawingOf, stickingOut } from '../support/drawing.ts'
import { translate } from '../support/translate.ts'
import { errorCodes, everything, place, plain, shout } from '../support/host-page.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

const parts = [
  ['baize-account-bar', {}],
  ['baize-game-lane', { category: 'RNG', rows: '1', limit: '6' }],
  ['baize-login', {}],
  ['baize-register', {}],
  ['baize-login', { 'light-form': '' }],
  ['baize-register', { 'light-form': '' }],
] as const

for (const [tag, attributes] of parts) {
  const named = [tag, ...Object.keys(attributes)].join(' ')
  const tags = named === 'baize-login light-form' || tag === 'baize-account-bar' ? ['@light'] : []
  test(
    `draws <${named}> the same on a page that shouts with !important, whatever size its root has`,
    { tag: tags },
    async ({ page }) => {
      const drawn = async (size: number, loud = false) => {
        await page.goto(plain)
        if (loud) await shout(page)
        await page.evaluate(px => (document.documentElement.style.fontSize = `${px}px`), size)
        const element = await place(page, tag, attributes)
        await expect(element.locator('button:visible').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        return drawingOf(element)
      }
      const wanted = await drawn(16)
      expect(wanted.length).toBeGreaterThan(5)
      for (const size of [8, 10, 20]) expect(await drawn(size), `root of ${size} px`).toEqual(wanted)
      expect(await drawn(10, true), 'hostile sheet').toEqual(wanted)
      expect(await page.evaluate(() => getComputedStyle(document.body).textTransform), 'it is hostile').toBe(
        'uppercase',
      )
    },
  )
}

for (const width of [280, 360, 768, 1200]) {
  test(
    `keeps every element inside a place ${width} px wide on a wide page`,
    { tag: width === 360 ? ['@light'] : [] },
    async ({ page }) => {
      await page.goto(plain)
      await page.evaluate(px => ((document.querySelector('main') as HTMLElement).style.width = `${px}px`), width)
      for (const [tag, attributes] of everything) {
        const element = await place(page, tag, attributes)
        await page.waitForLoadState('networkidle')
        expect(await stickingOut(element), tag).toEqual([])
      }
    },
  )
}

const directions = [
  { locale: 'ar', page: 'ltr', back: -1 },
  { locale: 'en', page: 'rtl', back: 1 },
] as const

for (const { locale, page: direction, back } of directions) {
  test(`reads ${locale} its own way on a page that is ${direction}: order, arrows and keys`, async ({ page }) => {
    await page.goto(plain)
    await page.evaluate(dir => {
      document.documentElement.dir = dir
      // An operator that offers Arabic, too.
      const { baize } = globalThis as unknown as { baize: { configure: (config: object) => void } }
      baize.configure({ locales: ['en', 'ar'] })
    }, direction)
    const lane = await place(page, 'baize-game-lane', { category: 'RNG', rows: '1', locale })
    const tiles = lane.locator('.tile')
    await expect(tiles.nth(1)).toBeVisible()
    const left = (index: number) => tiles.nth(index).evaluate(tile => tile.getBoundingClientRect().left)
    expect(Math.sign((await left(1)) - (await left(0))), 'the second stands after the first').toBe(back)

    const track = lane.locator('[part=track]')
    // Places of tiles are no whole pixels: a pixel to this or that side of the beginning is the
    // beginning.
    const scrolled = () => track.evaluate(({ scrollLeft }) => (Math.abs(scrollLeft) < 2 ? 0 : Math.sign(scrollLeft)))
    const [previous, next] = [lane.locator('.lane-arrows button').first(), lane.locator('.lane-arrows button').last()]
    const x = async (button: typeof next) => (await button.boundingBox())?.x ?? 0
    expect(Math.sign((await x(next)) - (await x(previous))), 'next stands after previous').toBe(back)
    const mirrored = await next.locator('svg').evaluate(icon => getComputedStyle(icon).transform)
    expect(mirrored === 'none', 'the arrow points onwards').toBe(back === 1)
    await next.click()
    await expect.poll(scrolled).toBe(back)
    await previous.click()
    await expect.poll(scrolled).toBe(0)
    await tiles.first().getByRole('button').first().focus()
    await page.keyboard.press(back === 1 ? 'ArrowRight' : 'ArrowLeft')
    await expect.poll(scrolled).toBe(back)
  })
}

test(
  'opens its dialog over a dialog of the page, which stays open and gets the focus back',
  { tag: '@light' },
  async ({ page }) => {
    await page.goto(plain)
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.id = 'theirs'
      dialog.showModal()
    })
    const bar = await place(page, 'baize-account-bar', {}, '#theirs')
    const login = bar.getByRole('button', { name: 'Log in' })
    await login.click()
    const name = page.locator('baize-popup-host').getByRole('textbox', { name: 'Username' })
    await name.fill('somebody')
    await expect(name).toHaveValue('somebody')
    await page.keyboard.press('Escape')
    await expect(name).toHaveCount(0)
    await expect(page.locator('#theirs')).toHaveJSProperty('open', true)
    await expect(login).toBeFocused()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
  },
)

test('lives on when the browser has translated the page: a refused login, a lane, a board', async ({ page }) => {
  await page.goto(`${site}/login?lang=EN`)
  const login = page.locator('baize-login')
  await expect(login.getByRole('textbox', { name: 'Username' })).toBeVisible()
  const codes = await errorCodes(page)
  await translate(page)
  await login.getByRole('textbox', { name: 'Username' }).fill('nobodyhere1')
  await login.locator('input[type=password]').fill('Wrong1234')
  await login.locator('button[type=submit]').click()
  await expect(login.locator('[role=alert]').first()).not.toBeEmpty()
  await translate(page)
  await login.locator('button[type=submit]').click()
  expect(await codes()).not.toContain('render-failed')

  await page.clock.install()
  await page.goto(`${site}/?lang=EN`)
  const lane = page.locator('baize-game-lane[filter=HOT]')
  const board = page.locator('baize-winner-board')
  await expect(lane.locator('.tile').first()).toBeVisible()
  await expect(board.locator('li').first()).toBeVisible()
  const later = await errorCodes(page)
  await translate(page)
  await lane.getByRole('button', { name: /next/i }).click()
  // A board asks again after a while.
  const answered = page.waitForResponse(/GCSGAME_getRankList/)
  await page.clock.fastForward(61_000)
  await answered
  await expect(lane.locator('.tile').first()).toBeVisible()
  await expect(board.locator('li').first()).toBeVisible()
  expect(await later()).not.toContain('render-failed')
})

const faults = {
  'nothing but nonsense': { status: 200, contentType: 'application/json', body: '{"success":true,"value":{"list":7}}' },
  'a page of a proxy': { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' },
  'that it is overloaded': { status: 503, contentType: 'text/plain', body: '' },
} as const

for (const [what, answer] of Object.entries(faults)) {
  test(
    `breaks no element and troubles no page where the platform answers ${what}`,
    { tag: what === 'nothing but nonsense' ? ['@light'] : [] },
    async ({ page }) => {
      await page.addInitScript(() => {
        const errors: string[] = []
        Object.assign(globalThis, { heardTrouble: errors })
        for (const name of ['error', 'unhandledrejection']) addEventListener(name, () => errors.push(name))
      })
      await page.route('**/wps/**', route =>
        route.request().method() === 'OPTIONS'
          ? route.continue()
          : route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }),
      )
      await page.goto(plain)
      const codes = await errorCodes(page)
      for (const [tag, attributes] of everything) await place(page, tag, attributes)
      const lane = page.locator('baize-game-lane').first()
      await expect(lane.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 })
      expect(await codes()).not.toContain('render-failed')
      expect(await page.evaluate(() => (globalThis as unknown as { heardTrouble: string[] }).heardTrouble)).toEqual([])

      await page.unroute('**/wps/**')
      await lane.getByRole('button', { name: 'Try again' }).first().click()
      await expect(lane.locator('.tile').first()).toBeVisible()
    },
  )
}
