import { chromium, type Browser } from 'playwright'
import { browserFlags, findBrowser } from '../lib/browser.mjs'
import type { Instance } from '../lib/instance.ts'
import { countWire, type WireCost } from './wire-costs.ts'
import { floor } from './floors/build.mjs'
import { firstSeen, flavours, groups, snippet } from './first-pages.ts'
import { hostPages, type HostPages } from './host-pages.ts'
import { ms, quantile, table, whole } from './table.ts'

/** Runs of each page in turn, so that what else the machine does meets all of them alike. */
const runs = 15
/** A slow phone: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const phone = { latency: 150, bytesPerSecond: 200_000, slower: 4 }
/**
 * What others take on such a phone, measured the same way on 2026-11-22: a bare page that loads
 * each from its own files.
 */
const peers: [name: string, milliseconds: number, bytes: number, requests: number][] = [
  ['EveryMatrix, account menu', 1383, 39_000, 9],
  ['EveryMatrix, three widgets', 1990, 99_800, 21],
  ['Shoelace, login form parts', 1684, 44_700, 35],
  ['Web Awesome, login form parts', 3216, 93_500, 76],
  ['Clerk, sign-in', 3544, 351_800, 13],
  ['Adyen, drop-in', 1239, 103_700, 2],
  ['Swiper element, a lane of 20', 790, 43_700, 1],
]

interface Candidate {
  name: string
  url: string
  /** Selectors by tag that must all be there and have a height; an empty tag is the page itself. */
  seen: [tag: string, part: string][]
}

async function candidates(pages: HostPages, { platform }: Instance): Promise<Candidate[]> {
  const field: Candidate['seen'] = [['', 'input']]
  const form = '<form><input name="username"><input type="password" name="password"><button>Log in</button></form>'
  const all: Candidate[] = [
    { name: 'a form in HTML', url: pages.page('html', form), seen: field },
    ...(await Promise.all(
      (['lite', 'react'] as const).map(async flavour => {
        const script = pages.script(`floor-${flavour}`, await floor(flavour))
        const url = pages.page(`floor-${flavour}.html`, `<script type="module" src="${script}"></script>`)
        return { name: `a form on ${flavour === 'lite' ? 'preact/compat' : 'React'}`, url, seen: field }
      }),
    )),
  ]
  for (const [group, tags] of Object.entries(groups))
    for (const [flavour, loader] of Object.entries(flavours))
      all.push({
        name: `${group}, ${flavour}`,
        url: pages.page(`${group.replaceAll(/\W+/g, '-')}-${flavour}`, snippet(platform, loader, tags)),
        seen: tags.map(tag => [tag, firstSeen[tag] ?? '*']),
      })
  return all
}

interface View extends WireCost {
  /** Milliseconds from the start of the navigation until everything is to be seen. */
  seen: number
}

/** Opens a page with nothing in the cache. */
async function view(browser: Browser, { name, url, seen }: Candidate, slow: boolean): Promise<View> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const untilQuiet = await countWire(devtools)
  if (slow) {
    const speed = { downloadThroughput: phone.bytesPerSecond, uploadThroughput: phone.bytesPerSecond }
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: phone.latency, ...speed })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slower })
  }
  await page.addInitScript(seen => {
    const isSeen = ([tag, part]: [string, string]) => {
      const root = tag ? document.querySelector(tag)?.shadowRoot : document
      return (root?.querySelector(part)?.getBoundingClientRect().height ?? 0) > 0
    }
    const look = () => {
      if (seen.every(isSeen)) Object.assign(globalThis, { seenAt: performance.now() })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, seen)
  await page.goto(url, { waitUntil: 'commit' })
  const at = await page.waitForFunction(() => Reflect.get(globalThis, 'seenAt') as number | undefined, null, {
    timeout: 60_000,
  })
  const milliseconds = await at.jsonValue()
  if (milliseconds === undefined) throw new Error(`${name} was never seen`)
  const cost = slow ? { bytes: 0, requests: 0, preflights: 0 } : await untilQuiet()
  await context.close()
  return { seen: milliseconds, ...cost }
}

/**
 * What a first view costs: milliseconds until it is to be seen on a slow phone, and bytes and
 * requests until the page is quiet. All pages in turn, medians; floors are what the same form costs
 * without us, peers are other people's elements.
 */
export async function firstViews(instance: Instance): Promise<string> {
  const pages = await hostPages()
  await instance.ops('sites', 'allow', 'demo', pages.origin)
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })
  try {
    const all = await candidates(pages, instance)
    const times = new Map(all.map(({ name }) => [name, [] as number[]]))
    const costs = new Map<string, View>()
    for (const each of all) costs.set(each.name, await view(browser, each, false))
    for (let run = 0; run < runs; run++)
      for (const each of all) times.get(each.name)?.push((await view(browser, each, true)).seen)
    const ours = all.map(({ name }) => {
      const { bytes = 0, requests = 0, preflights = 0 } = costs.get(name) ?? {}
      const sent = preflights ? `${requests}, ${preflights} preflights` : requests
      return [name, ms(quantile(times.get(name) ?? [])), whole(bytes), sent]
    })
    return table(
      `First views: on a slow phone (medians of ${String(runs)}), and until quiet without pictures`,
      ['page', 'seen, ms', 'bytes', 'requests'],
      [
        ...ours,
        ...peers.map(([name, time, bytes, requests]) => [`${name} (2026-11-22)`, time, whole(bytes), requests]),
      ],
    )
  } finally {
    await browser.close()
    pages.close()
  }
}
