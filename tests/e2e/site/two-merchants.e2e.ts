import type { Page } from 'playwright'
import { startInstance, type Instance } from '../../../scripts/lib/instance.ts'
import { newName, password, site as demo } from '../support/addresses.ts'
import { expect, test as base } from '../support/error-watch.ts'
import { bar, fillLogin, isGuest, isMember } from '../support/member.ts'
import { fillRegister } from '../support/steps.ts'

const test = base.extend<object, { quay: Instance }>({
  quay: [
    async ({ browserName: _ }, use) => {
      const quay = await startInstance({ BAIZE_MERCHANT: 'quay' })
      await use(quay)
      await quay.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const look = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body)
    const logo = document.querySelector<HTMLImageElement>('baize-header .logo img')
    return { title: document.title, lang: document.documentElement.lang, backgroundColor, logo: logo?.src }
  })

test('two merchants have sites of their own: name, logo, colours, languages and currency [BOOT-13] [I18N-02]', async ({
  page,
  quay,
}) => {
  await page.goto(`${demo}/rng`)
  await expect(page.locator('body[data-view]')).toBeAttached()
  const first = await look(page)
  await page.goto(`${quay.platform}/rng`)
  await expect(page.locator('body[data-view]')).toBeAttached()
  const second = await look(page)
  expect(first).toMatchObject({ title: 'Slots – Baize', lang: 'es', logo: `${demo}/icon.svg` })
  expect(second).toEqual({
    title: 'Slots – Quayside',
    lang: 'en',
    logo: `${quay.platform}/brands/quay.svg`,
    backgroundColor: 'rgb(10, 16, 24)',
  })
  expect(first.backgroundColor).toBe('rgb(11, 19, 16)')
  await page.goto(`${quay.platform}/register`)
  await fillRegister(page.locator('baize-register'))
  await expect(bar(page)).toContainText('$1,000.00')
  await page.goto(`${quay.platform}/login`)
  await expect(page).toHaveTitle(/Quayside$/)
  await page.goto(`${quay.platform}/?lang=ES`)
  await expect(bar(page)).toContainText('$1,000.00')
  await expect(page.locator('html'), 'it does not offer Spanish').toHaveAttribute('lang', 'en')
})

test('two merchants share nothing: no account, no session, no key, no act of staff [BOOT-13]', async ({
  page,
  quay,
}) => {
  const name = newName()
  await page.goto(`${quay.platform}/register`)
  await fillRegister(page.locator('baize-register'), name)
  await isMember(page)

  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const isKnownAt = async (origin: string, key: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Site-Key': key, Origin: origin }
    const reply = await fetch(`${origin}/wps/member/info`, { headers })
    return ((await reply.json()) as { success: boolean }).success
  }
  expect(await isKnownAt(quay.platform, 'pk_quay')).toBe(true)
  expect(await isKnownAt(quay.platform, 'pk_demo')).toBe(false)
  expect(await isKnownAt(demo, 'pk_demo')).toBe(false)
  expect(await isKnownAt(demo, 'pk_quay')).toBe(false)

  await page.goto(`${demo}/?lang=EN`)
  await isGuest(page)
  await page.goto(`${demo}/login?lang=EN`)
  await fillLogin(page.locator('baize-login'), name, password)
  await expect(page.locator('baize-login').getByRole('alert').first()).toBeVisible()
  await isGuest(page)

  await quay.ops('status', 'maintenance', 'on')
  try {
    await page.goto(`${quay.platform}/`)
    await expect(page.locator('baize-maintenance-page')).toBeVisible()
    await page.goto(`${demo}/`)
    await expect(page.locator('baize-game-lane article').first()).toBeVisible()
  } finally {
    await quay.ops('status', 'maintenance', 'off')
  }
})

test('a page of a partner of the second merchant shows its games by its own key', async ({ page, quay }) => {
  await page.goto(`${quay.partner}/affiliate/`)
  await expect(page.locator('baize-game-lane article').first()).toBeVisible()
  expect(await page.content()).not.toContain('pk_demo')
})
