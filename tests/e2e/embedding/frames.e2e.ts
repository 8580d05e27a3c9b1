import type { Page } from '@playwright/test'
import { reservedSizes } from '../../../scripts/build/reserved-sizes.ts'
import { hostPage, newName, partner } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { recordEvents, openHost, placeFramed, readable } from '../support/framed.ts'
import { fillRegister } from '../support/steps.ts'

const portal = hostPage('agent-portal')

/** Tokens that this page's frames got, as their calls carry them. */
function tokensOf(page: Page): () => string[] {
  const tokens = new Set<string>()
  page.on('request', request => {
    const [, token] = /^Bearer (\S+)$/.exec(request.headers()['authorization'] ?? '') ?? []
    if (token) tokens.add(token)
  })
  return () => [...tokens]
}

test('an agent logs in and works in the centre on a portal of somebody else’s, in frames of the operator @core [SDK-06]', async ({
  page,
}) => {
  const tokens = tokensOf(page)
  await page.goto(portal)
  const receivedEvents = await recordEvents(page)
  const login = page.frameLocator('baize-login iframe')
  await login.getByRole('textbox', { name: 'Username' }).fill('agent')
  await login.getByLabel('Password', { exact: true }).fill('Agent1234')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  const centre = page.frameLocator('baize-agent-centre iframe')
  await expect(page.locator('baize-login')).toBeHidden()
  await expect(centre.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await centre.getByRole('button', { name: 'Downline management' }).click()
  await expect(centre.getByRole('table')).toContainText(/\w/)
  expect((await receivedEvents()).filter(({ name }) => name === 'baize-login' || name === 'baize-page')).toEqual([
    { name: 'baize-login', from: 'baize-login', detail: { type: 'agent' } },
    { name: 'baize-page', from: 'baize-agent-centre', detail: { page: 'downlineManagmentView' } },
  ])
  expect(tokens()).not.toEqual([])
  const text = await readable(page)
  for (const token of tokens()) expect(text).not.toContain(token)

  await page.getByRole('link', { name: 'Downlines' }).click()
  await expect(page.frameLocator('baize-agent-downlines iframe').getByRole('table')).toContainText(/\w/)
})

test('a player registers in one frame and plays from another; the page reads no token, no balance, no name @core', async ({
  page,
  context,
}) => {
  const tokens = tokensOf(page)
  const domains: (string | null)[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/wps/agent/affiliate') domains.push(searchParams.get('domain'))
  })
  await openHost(page)
  const receivedEvents = await recordEvents(page)
  const register = await placeFramed(page, 'baize-register', { affiliateCode: 'LONGODDS' })
  const bar = await placeFramed(page, 'baize-account-bar')
  const lane = await placeFramed(page, 'baize-game-lane', { category: 'RNG', rows: '1' })
  const name = await fillRegister(register.frame.locator('baize-register'), newName())
  await expect(bar.frame.locator('baize-account-bar')).toContainText('1,000.00')
  await expect(bar.frame.locator('baize-account-bar')).toContainText(name)
  const opening = context.waitForEvent('page')
  await lane.frame.getByRole('button', { name: 'Play Jade Dragon' }).click()
  const game = await opening
  await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()

  // Codes that are bound to a domain are valid by that of the page, not by the operator's, which
  // the frame has.
  expect(domains).toEqual([new URL(partner).hostname])
  const text = await readable(page)
  expect(tokens()).not.toEqual([])
  for (const secret of [...tokens(), name, '1,000.00', '1000.00']) expect(text).not.toContain(secret)
  const details = JSON.stringify(await receivedEvents())
  expect(details).toContain('"baize-register"')
  expect(details).toContain('"baize-game-launch"')
  expect(details).not.toContain(name)
})

test('a session that ends elsewhere is told to the page, once for all of its frames', async ({ page, context }) => {
  await openHost(page)
  const receivedEvents = await recordEvents(page)
  const register = await placeFramed(page, 'baize-register')
  await placeFramed(page, 'baize-account-bar')
  await placeFramed(page, 'baize-account-bar')
  const bars = [0, 1].map(index => page.locator('baize-account-bar').nth(index).frameLocator('iframe'))
  const name = await fillRegister(register.frame.locator('baize-register'), newName())
  for (const bar of bars) await expect(bar.locator('baize-account-bar')).toContainText(name)
  // Frames in another tab of this site have the same session.
  const other = await context.newPage()
  await openHost(other)
  const { frame: bar } = await placeFramed(other, 'baize-account-bar')
  await bar.getByRole('button', { name: new RegExp(name) }).click()
  await bar.getByRole('menuitem', { name: 'Sign out' }).click()
  await bar.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  for (const each of bars)
    await expect(each.locator('baize-account-bar').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(register.frame.getByRole('textbox', { name: 'Username' })).toBeVisible()
  const sessionEvents = async () => (await receivedEvents()).filter(({ name }) => /^baize-log(in|out)$/.test(name))
  await expect.poll(async () => (await sessionEvents()).length).toBe(2)
  expect(await sessionEvents()).toEqual([
    { name: 'baize-login', from: 'baize-register', detail: { type: 'member' } },
    { name: 'baize-logout', from: '', detail: {} },
  ])
})

test('a frame has the height of what is in it, no scroll bar, and the language, the ground and the looks of the page', async ({
  page,
}) => {
  await openHost(page)
  await page.evaluate(() => (document.body.style.background = '#ffffff'))
  const { element, frame } = await placeFramed(page, 'baize-login', { locale: 'en' })
  const inside = frame.locator('baize-login')
  await expect(inside.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  // Its cookies would not reach the operator from here.
  await expect(inside.getByRole('button', { name: /^Forgot/ })).toBeVisible()
  await expect(inside.getByRole('checkbox')).toHaveCount(0)
  await expect(inside.locator('.root').first()).toHaveAttribute('data-theme', 'light')
  const heights = async () => [
    await element.evaluate(each => Math.round(each.getBoundingClientRect().height)),
    await inside.evaluate(each => Math.ceil(each.getBoundingClientRect().height)),
  ]
  const isSame = async () => {
    const [outer = 0, inner = 1] = await heights()
    return Math.abs(outer - inner) <= 1
  }
  await expect.poll(isSame).toBe(true)
  const before = await heights()
  await inside.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(before[0] ?? 0)
  await expect.poll(isSame).toBe(true)
  const scrolls = await inside.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
    return [scrollHeight - clientHeight, scrollWidth - clientWidth]
  })
  expect(scrolls).toEqual([0, 0])
  await page.evaluate(() => {
    document.body.style.background = '#000000'
    document.body.className = 'night'
  })
  await expect(inside.locator('.root').first()).toHaveAttribute('data-theme', 'dark')
  await element.evaluate(each => {
    each.setAttribute('locale', 'es')
    each.setAttribute('appearance', 'plain')
    document.body.style.fontFamily = '"Courier New"'
  })
  await expect(inside.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible()
  const root = inside.locator('.root').first()
  await expect(root).toHaveAttribute('data-appearance', 'plain')
  await expect(root).toHaveCSS('font-family', '"Courier New"')
})

test('a request in a frame is asked of the page: one it answers goes no further, any other opens over the whole page', async ({
  page,
}) => {
  await openHost(page)
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    const main = document.querySelector('main') as HTMLElement
    main.style.paddingBlockStart = '200px'
    document.addEventListener('baize-open', event => document.body.dataset['answers'] && event.preventDefault())
    document.body.dataset['answers'] = 'yes'
  })
  const receivedEvents = await recordEvents(page)
  const { element, frame } = await placeFramed(page, 'baize-account-bar')
  const button = frame.locator('baize-account-bar').getByRole('button', { name: 'Log in' })
  const place = () => button.boundingBox()
  const before = await place()
  await button.click()
  await expect.poll(async () => (await receivedEvents()).filter(({ name }) => name === 'baize-open').length).toBe(1)
  await expect(frame.locator('baize-popup-host dialog')).toHaveCount(0)

  await page.evaluate(() => delete document.body.dataset['answers'])
  await button.click()
  const dialog = frame.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.height ?? 0).toBeGreaterThan(300)
  await expect.poll(place).toEqual(before)
  await dialog.getByRole('textbox', { name: 'Username' }).fill('somebody')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => element.locator('iframe').evaluate(each => each.matches(':popover-open'))).toBe(false)
  await expect.poll(place).toEqual(before)
  await expect(button).toBeFocused()
})

test('the keyboard goes into a frame, through it, and out again on both sides', async ({ page }) => {
  await openHost(page)
  const { element, frame } = await placeFramed(page, 'baize-login')
  await page.evaluate(() => {
    const button = (id: string) => Object.assign(document.createElement('button'), { id, textContent: id })
    const login = document.querySelector('baize-login') as HTMLElement
    login.before(button('before'))
    login.after(button('after'))
  })
  await page.locator('#before').focus()
  await page.keyboard.press('Tab')
  const name = frame.getByRole('textbox', { name: 'Username' })
  await expect(name).toBeFocused()
  await page.keyboard.type('shortcuts of the page hear nothing')
  await expect(name).toHaveValue('shortcuts of the page hear nothing')
  const isAfter = () => page.locator('#after').evaluate(each => each.matches(':focus'))
  for (let steps = 0; steps < 12 && !(await isAfter()); steps++) await page.keyboard.press('Tab')
  expect(await isAfter()).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await expect(element).toBeFocused()
  await page.locator('#before').focus()
  await element.evaluate(each => each.focus())
  await expect(name).toBeFocused()
  await expect(element.locator('iframe')).toHaveAttribute('title', 'Secure window of the operator')
})

test('every element with a place of its own is drawn in a frame, as high as it is there, and troubles nobody', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 900 })
  await openHost(page)
  const receivedEvents = await recordEvents(page)
  const names = Object.keys(reservedSizes)
  await page.evaluate(names => {
    const category = ['game-lane', 'game-list']
    const elements = names.map(name => {
      const element = document.createElement(`baize-${name}`)
      element.setAttribute('isolation', 'frame')
      if (category.includes(name)) element.setAttribute('category', 'RNG')
      return element
    })
    document.querySelector('main')?.append(...elements)
  }, names)
  await expect(page.locator('[isolation]:state(ready)')).toHaveCount(names.length, { timeout: 30_000 })
  for (const name of names) {
    const element = page.locator(`baize-${name}`)
    const inside = element.frameLocator('iframe').locator(`baize-${name}`)
    const difference = async () => {
      const outer = await element.evaluate(each => each.getBoundingClientRect().height)
      const inner = await inside.evaluate(each => each.getBoundingClientRect().height)
      return inner > 20 ? Math.abs(outer - Math.ceil(inner)) : `${name} is ${inner} px high`
    }
    await expect.poll(difference, name).toBeLessThanOrEqual(1)
  }
  expect((await receivedEvents()).filter(({ name }) => name === 'baize-error')).toEqual([])
})
