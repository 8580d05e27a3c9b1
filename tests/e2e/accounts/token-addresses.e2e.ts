import { sitePages } from '@baize/contract'
import type { Page } from '@playwright/test'
import type { Instance } from '../../../scripts/lib/instance.ts'
import { openAccount } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

/** Every address of the published route table, one that is none, and two that name another page inside. */
const paths = [
  ...sitePages.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
  '/SeaLottery',
  '/agentHome/registerCenter',
  '/nowhere',
  '/favorite?vassalage=ORIENT',
  '/login?redirect=%2Ffavorite',
]
const guarded = [
  '/favorite',
  '/recent',
  '/lottery',
  '/lottert',
  '/vnLottery',
  '/seaLottery',
  '/SeaLottery',
  '/seamless',
]

/** A code as links of the platform carry it: good once, for the call that exchanges it. */
async function codeOf(page: Page, { platform }: Instance): Promise<string> {
  return page.evaluate(async platform => {
    const headers = {
      Authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'X-Site-Key': 'pk_demo',
      'Content-Type': 'application/json',
    }
    const reply = await fetch(`${platform}/wps/session/handover`, { method: 'POST', headers, body: '{}' })
    return ((await reply.json()) as { value: { code: string } }).value.code
  }, platform)
}

/** Writes down every address, header and body of a page, but what a link itself asks for and what the exchange says. */
function watch(page: Page): string[] {
  const places: string[] = []
  page.on('framenavigated', frame => places.push(`went to ${frame.url()}`))
  page.on('request', request => {
    if (request.isNavigationRequest()) return
    const { pathname, search } = new URL(request.url())
    const said = Object.entries(request.headers()).map(([name, value]) => `${name}: ${value}`)
    const exchange = pathname === '/wps/member/info'
    const shown = exchange ? said.filter(line => !line.startsWith('authorization')) : said
    places.push(`asked for ${pathname}${search}`, request.postData() ?? '', ...shown)
  })
  return places
}

/** Addresses that the way back of the browser leads to. */
const entriesOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = globalThis as unknown as { navigation: { entries(): { url: string }[] } }
    return navigation.entries().map(({ url }) => url)
  })

test('a token in the address of any page is in no other address, entry of the history, Referer or request than the exchange, which runs before any guard [BOOT-20] [BOOT-22] [ROUTE-37]', async ({
  page,
  browser,
  baize,
}) => {
  test.slow()
  await openAccount(page, baize)
  const context = await browser.newContext()
  const opened = await context.newPage()
  const places = watch(opened)
  // Without its texts no element is drawn, and so the walk through all pages is a quick one.
  await opened.route('**/t/**/*.json', route => route.abort())
  for (const path of paths) {
    const code = await codeOf(page, baize)
    const address = new URL(path, baize.platform)
    address.searchParams.append('token', code)
    const exchanged = opened.waitForResponse(reply => reply.url().endsWith('/wps/member/info'))
    await opened.goto(address.href, { waitUntil: 'commit' })
    await exchanged
    await opened.waitForFunction(() => sessionStorage.getItem('token'))
    const all = [...places, opened.url(), ...(await entriesOf(opened))]
    // The link itself is what somebody has followed.
    const others = all.filter(place => place.includes(code) && place !== `went to ${address.href}`)
    expect([path, others]).toEqual([path, []])
    // No guard has sent somebody to the login who came with a session.
    if (guarded.includes(path)) expect(new URL(opened.url()).pathname).toBe(path)
    places.length = 0
    await opened.evaluate(() => sessionStorage.clear())
  }
  await context.close()
})
