import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { browserFlags, findBrowser } from '../lib/browser.mjs'
import { flavours } from './first-pages.ts'
import { table } from './table.ts'

/** What is weighed, with the attributes it has. */
const elements: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] = [
  ['baize-login', {}],
  ['baize-game-lane', { category: 'RNG', rows: '1', limit: '12' }],
  ['baize-winner-board', { limit: '5' }],
]
/** How many of an element stand on the page at once. */
const counts = [1, 10, 50]
/** After how many that came and went the page is weighed again. */
const mounts = [0, 100, 200, 400]
/** Milliseconds after which a store that nobody listens to has ended. */
const settled = 1500

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0)

/** Bytes of the JavaScript heap in use, once everything that can be collected has been. */
async function heapOf(devtools: CDPSession): Promise<number> {
  // What a first collection finalises, a second one frees.
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

/** Puts so many elements on the page, beside those that are there, and waits until they are drawn. */
const add = (page: Page, tag: string, attributes: Readonly<Record<string, string>>, count: number) =>
  page.evaluate(
    async ([tag, attributes, count]) => {
      const made = Array.from({ length: count }, () => document.createElement(tag))
      for (const element of made)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.body.append(...made)
      const isDrawn = (each: Element) => each.shadowRoot?.querySelector('.root:not([aria-busy]) > *')
      while (!made.every(isDrawn)) await new Promise(resolve => setTimeout(resolve, 4))
    },
    [tag, attributes, count] as const,
  )

const clear = (page: Page) => page.evaluate(() => document.body.replaceChildren())

async function openPage(browser: Browser, platform: string, loader: string): Promise<[Page, CDPSession]> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await page.goto(`${platform}/healthz`)
  await page.evaluate(() => {
    document.body.replaceChildren()
    Object.assign(globalThis, { baizeConfig: { merchant: 'demo', siteKey: 'pk_demo', locale: 'en', ownSite: false } })
  })
  await page.addScriptTag({ type: 'module', url: `${platform}/sdk/v1/${loader}` })
  return [page, devtools]
}

/** Kilobytes that an element takes: what so many more of it add to a page that has its code, texts and answers. */
async function perElement(browser: Browser, platform: string): Promise<string> {
  const rows: (string | number)[][] = []
  for (const [flavour, loader] of Object.entries(flavours))
    for (const [tag, attributes] of elements) {
      const [page, devtools] = await openPage(browser, platform, loader)
      await add(page, tag, attributes, 1)
      await page.waitForTimeout(settled)
      const cells: string[] = []
      for (const count of counts) {
        const before = await heapOf(devtools)
        await add(page, tag, attributes, count)
        await page.waitForTimeout(settled)
        cells.push(kilobytes(((await heapOf(devtools)) - before) / count))
      }
      rows.push([`${tag}, ${flavour}`, ...cells])
      await page.context().close()
    }
  const columns = ['element', ...counts.map(count => `${count} more, kB each`)]
  return table('Memory of an element (JavaScript heap)', columns, rows)
}

/** Kilobytes of a page's heap after elements of each kind have come and gone. */
async function afterMounts(browser: Browser, platform: string): Promise<string> {
  const rows: (string | number)[][] = []
  for (const [flavour, loader] of Object.entries(flavours)) {
    const [page, devtools] = await openPage(browser, platform, loader)
    const cells: string[] = []
    let done = 0
    // What is kept on purpose is there after the first: answers, texts, compiled code.
    const comeAndGo = async () => {
      for (const [tag, attributes] of elements) await add(page, tag, attributes, 1)
      await clear(page)
    }
    for (let warm = 0; warm < 50; warm++) await comeAndGo()
    for (const count of mounts) {
      for (; done < count; done++) await comeAndGo()
      await page.waitForTimeout(settled)
      cells.push(kilobytes(await heapOf(devtools)))
    }
    rows.push([flavour, ...cells])
    await page.context().close()
  }
  return table('Heap after elements came and went, kB', ['flavour', ...mounts.map(String)], rows)
}

/** What elements hold in memory, and what they leave behind. */
export async function memory(platform: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })
  try {
    return [await perElement(browser, platform), await afterMounts(browser, platform)].join('\n')
  } finally {
    await browser.close()
  }
}
