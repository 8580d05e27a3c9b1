import { sitePages } from '@baize/contract'
import type { Page } from '@playwright/test'
import type { Instance } from '../../../scripts/lib/instance.ts'
import { openAccount } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

/**
 * Whom a link leads past a guard: each guarded page under its path, and under an alias and in
 * another case, where a guard of words would miss it.
 */
const guarded = [
  ...sitePages.filter(({ guarded, centre }) => guarded && !centre).map(({ path }) => path),
  '/lottert',
  '/SeaLottery',
]
/** Those, one page of every other view, one that is none, and two that name another page inside. */
const paths = [
  ...guarded,
  ...sitePages
    .filter(({ view, guarded }, at) => !guarded && sitePages.findIndex(each => each.view === view) === at)
    .map(({ path }) => path),
  '/agentHome',
  '/agentHome/registerCenter',
  '/nowhere',
  '/favorite?vassalage=ORIENT',
  '/login?redirect=%2Ffavorite',
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

/**
 * Writes down every address, header and body of a page, but what a link itself asks for and what
 * the exchange says.
 */
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
  await openAccount(page, baize)
  const context = await browser.newContext()
  const opened = await context.newPage()
  const places = watch(opened)
  // What a page asks for is written down; what would only be looked at does not come, and so the
  // walk is a quick one.
  const unseen = /\/t\/.*\.json|\.(css|svg|avif|webp|woff2)$|\/wps\/(?!member\/info|system\/status|session)/
  await opened.route(unseen, route => route.abort())
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

const encoded = (text: string, times = 1): string => (times ? encoded(encodeURIComponent(text), times - 1) : text)

/**
 * Addresses with a token that is no login: by another name, in the fragment, and inside addresses
 * kept for later.
 */
const hidden = (token: string) => [
  `/favorite?TOKEN=${token}`,
  `/seamless?vassalage=ORIENT&Token=${token}`,
  `/recent#token=${token}`,
  `/agentHome/registerCenter#/x?TOKEN=${token}`,
  `/login?redirect=${encoded(`/favorite?token=${token}`, 2)}`,
  `/login?redirect=${encoded(`/login?redirect=${encoded(`/recent?token=${token}`)}`)}`,
  `/register?redirect=${encoded(`/login?redirect=${encoded(`/recent#TOKEN=${token}`, 2)}`)}`,
]

test('a token in capitals, in the fragment or encoded again and again inside "redirect" is in no address once the page is there, nor in the login’s [BOOT-22]', async ({
  page,
  baize,
}) => {
  const token = 'f'.repeat(43)
  const places = watch(page)
  const unseen = /\.(css|svg|avif|webp|woff2)$|\/wps\/(?!member\/info|system\/status|session)/
  await page.route(unseen, route => route.abort())
  for (const path of hidden(token)) {
    await page.goto(baize.platform + path, { waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/(login|register|agent)\b/)
    await expect(page).not.toHaveURL(/token/i)
    // A player comes back to the page that the link named; the key of an agent's page names it,
    // too.
    const redirect = new URL(page.url()).searchParams.get('redirect') ?? ''
    const others = [...places, ...(await entriesOf(page))].filter(
      place => place.includes(token) && place !== `went to ${baize.platform}${path}`,
    )
    expect([path, redirect !== '', others]).toEqual([path, true, []])
    places.length = 0
  }
})
