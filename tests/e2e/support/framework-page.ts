import { announcements, gameList } from '@baize/contract'
import type { Page } from '@playwright/test'
import { expect } from './error-watch.ts'
import { fillLogin } from './member.ts'

/** Begin of a text in the example's page of slots, and in no other file. */
const ofSlots = 'Filtered: ${'

/** What a page should not have, and what it asked for. */
export interface PageReport {
  /** Words on the console, failed requests, trouble of ours, of every page since the first. */
  wrong: () => Promise<string[]>
  /**
   * Lists of games that were asked for: kind, how many, of which vendor. The first of an element
   * tells what it knew when it was mounted.
   */
  lists: string[]
  /** Calls for what stands over a list of games. */
  banners: string[]
  /** Addresses of the page's own scripts. */
  scripts: string[]
}

interface Ways {
  /** Whether its routes are pages of their own. */
  leaves?: boolean | undefined
  /** Lines that the tools of a framework write themselves. */
  known?: readonly RegExp[]
}

/** To be called before the page is opened. */
export async function listen(page: Page, { leaves = false, known = [] }: Ways = {}): Promise<PageReport> {
  const problems: string[] = []
  const lists: string[] = []
  const banners: string[] = []
  const scripts: string[] = []
  page.on('console', message => {
    const line = `${message.type()}: ${message.text()}`
    if (!known.some(each => each.test(line))) problems.push(line)
  })
  page.on('request', request => {
    const { origin, pathname, searchParams } = new URL(request.url())
    if (pathname === gameList.path)
      lists.push(
        ['gameType', 'pageSize', 'vassalage']
          .map(name => searchParams.get(name) ?? '')
          .join(' ')
          .trim(),
      )
    if (pathname === announcements.path && searchParams.get('types')?.split(',').includes('B')) banners.push(pathname)
    if (request.resourceType() === 'script' && origin === new URL(page.url()).origin) scripts.push(request.url())
  })
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // Next cancels what it has begun to fetch ahead when somebody goes there first; a page that is
    // left, what it waits for.
    const isLeft = leaves && why === 'net::ERR_ABORTED'
    if (!isLeft && !request.url().includes('_rsc=')) problems.push(`${request.url()} ${why}`)
  })
  page.on('response', response => response.status() >= 400 && problems.push(`${response.url()} ${response.status()}`))
  // Kept here: what a page has noted goes with the page.
  await page.exposeFunction('noteTrouble', (detail: string) => problems.push(`baize-error: ${detail}`))
  await page.addInitScript(() => {
    const { noteTrouble } = globalThis as unknown as { noteTrouble: (detail: string) => void }
    addEventListener('baize-error', event => noteTrouble(JSON.stringify((event as CustomEvent).detail)))
  })
  const wrong = async () => {
    // What the page has told before it answers is here by then.
    await page.evaluate(() => undefined)
    return problems
  }
  return { wrong, lists, banners, scripts }
}

/** Those of a page's scripts that hold its page of slots. */
async function ofTheRoute(page: Page, scripts: readonly string[]): Promise<string[]> {
  const texts = await Promise.all([...new Set(scripts)].map(async url => (await page.request.get(url)).text()))
  return texts.filter(text => text.includes(ofSlots))
}

const isRegistered = (page: Page) => page.evaluate(() => Boolean(customElements.get('baize-game-list')))

interface Shop {
  /** What the register form takes from its attribute; undefined where the example cannot say it. */
  affiliateCode?: string | undefined
  /** Whether its route is a chunk that nothing fetches before it is opened. */
  lazy: boolean
  /**
   * Whether the script brings the elements, several in one file; from npm the route brings its own.
   */
  isByScript: boolean
}

/**
 * Walks through an example's page: home, a login, the route of slots, the dialog of the lobby, and
 * home again.
 */
export async function walkShop(
  page: Page,
  { lists, banners, scripts }: PageReport,
  { affiliateCode, lazy, isByScript }: Shop,
) {
  const said = page.locator('output')
  await expect(page.locator('baize-game-lane').getByRole('heading', { name: 'Our slots' })).toBeVisible()
  await expect(page.locator('baize-game-lane .tile')).toHaveCount(6)
  // A lane that hears of its limit later has asked for a whole page before.
  expect(lists, 'lists asked for at home').toEqual(['RNG 6'])
  const register = page.locator('baize-scope baize-register')
  await expect(register.getByRole('textbox').first()).toBeVisible()
  expect(await register.evaluate(element => Reflect.get(element, 'affiliateCode') as unknown)).toBe(affiliateCode)
  const forms = () => register.evaluate(element => element.querySelectorAll('form').length)
  await expect.poll(forms, 'a form of the page').toBe(1)
  await expect(register.getByRole('button', { name: 'Registrarse', exact: true })).toBeVisible()

  // An element that the page itself does not name.
  await page.locator('baize-login').getByText('Forgot password').click()
  const forgot = page.locator('baize-forgot-password')
  await expect(forgot.getByRole('button', { name: "Continue on the operator's site" })).toBeVisible()
  await page.keyboard.press('Escape')
  await fillLogin(page.locator('baize-login'), 'demo', 'Demo1234')
  await expect(said).toHaveText('Logged in: member')

  expect(await page.locator('baize-game-list').count()).toBe(0)
  if (lazy) {
    if (!isByScript) expect(await isRegistered(page), 'the list, before its route is opened').toBe(false)
    expect(await ofTheRoute(page, scripts), 'chunks of the route, before it is opened').toEqual([])
  }
  const before = { scripts: scripts.length, banners: banners.length }
  lists.length = 0
  await page.getByRole('link', { name: 'Slots' }).click()
  const list = page.locator('baize-game-list')
  await expect(list.locator('.tile').first()).toBeVisible()
  if (lazy) expect(await ofTheRoute(page, scripts.slice(before.scripts)), 'chunks of the route').toHaveLength(1)
  expect(
    await list.evaluate(({ shown, withoutBanner }: HTMLElement & Record<string, unknown>) => [shown, withoutBanner]),
  ).toEqual([12, true])
  expect(lists, 'lists asked for by the route').toEqual([expect.stringMatching(/^RNG 24\b/)])
  // A list that hears later that it has none has asked for it before.
  expect(banners.slice(before.banners), 'banners asked for by the route').toEqual([])
  await list.getByRole('button', { name: 'New' }).click()
  await expect(said).toHaveText('Filtered: NEW')

  lists.length = 0
  await page.getByRole('link', { name: 'Lobby' }).click()
  // The page's own, beside the one that elements put into the body.
  const popupHost = page.locator('body > :not(baize-popup-host) baize-popup-host')
  const dialog = popupHost.getByRole('dialog')
  await expect(dialog.locator('.tile').first()).toBeVisible()
  // Without the object: those of another vendor, the first of its kind.
  await expect(dialog.getByRole('heading', { name: /^Meridian/ })).toBeVisible()
  expect(
    lists.filter(each => each.startsWith('LIVE')),
    'lists asked for by the dialog',
  ).toEqual(['LIVE 24 MERIDIAN'])
  await page.keyboard.press('Escape')
  await expect(popupHost).toHaveCount(0)
  await expect(page.locator('baize-game-lane .tile')).toHaveCount(6)
}
