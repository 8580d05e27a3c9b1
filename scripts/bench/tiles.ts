import { gameList } from '@baize/contract'
import { chromium, type Page } from 'playwright'
import { browserFlags, findBrowser } from '../lib/browser.mjs'
import { ms, quantile, table } from './table.ts'

const tiles = 1000
const runs = 15

/** Gives the page 1,000 games in one answer, which no real call may ask for. */
const manyGames = (page: Page) =>
  page.route(
    url => url.pathname === gameList.path,
    async route => {
      const response = await route.fetch()
      const reply = (await response.json()) as { value: { content: { nodeId: string }[]; total: number } }
      const { content } = reply.value
      reply.value.content = Array.from({ length: tiles }, (_, index) => ({
        ...content[index % content.length],
        nodeId: `n${index}`,
      }))
      reply.value.total = tiles
      await route.fulfill({ response, json: reply })
    },
  )

/** Opens a page with nothing but the loader and one warm grid of games: code, texts and answer are there. */
async function warmPage(page: Page, platform: string, loader: string): Promise<void> {
  await manyGames(page)
  await page.goto(`${platform}/healthz`)
  await page.evaluate(() => {
    document.body.replaceChildren()
    Object.assign(globalThis, { baizeConfig: { merchant: 'demo', siteKey: 'pk_demo', locale: 'en', ownSite: false } })
  })
  await page.addScriptTag({ type: 'module', url: `${platform}/sdk/v1/${loader}` })
  await page.evaluate(tiles => {
    const lane = document.createElement('baize-game-lane')
    lane.setAttribute('category', 'RNG')
    lane.setAttribute('layout', 'grid')
    lane.id = 'warm'
    document.body.append(lane)
    return new Promise<void>(resolve => {
      const look = () =>
        lane.shadowRoot?.querySelectorAll('article').length === tiles ? resolve() : setTimeout(look, 50)
      look()
    })
  }, tiles)
}

/**
 * Mounts the same markup in turn as our element and as plain DOM: elements made one by one, two listeners to a tile, the same style
 * sheets, both in a shadow root. Milliseconds from the first line of script until the layout is known.
 */
const measure = (page: Page) =>
  page.evaluate(
    async ({ tiles, runs }) => {
      const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 30)))
      const warm = document.getElementById('warm') as HTMLElement
      const root = warm.shadowRoot as ShadowRoot
      const model = root.querySelector('.root') as HTMLElement
      const sheets = [...root.adoptedStyleSheets]
      warm.remove()

      const copy = (node: Node): Node => {
        if (!(node instanceof Element)) return document.createTextNode(node.textContent ?? '')
        const made = document.createElementNS(node.namespaceURI, node.localName)
        // Pictures come when they are seen, in both.
        for (const { name, value } of node.attributes) if (name !== 'src') made.setAttribute(name, value)
        if (node.localName === 'button') made.addEventListener('click', () => undefined)
        for (const child of node.childNodes) made.append(copy(child))
        return made
      }
      const plain = async () => {
        const started = performance.now()
        const host = document.createElement('section')
        const shadow = host.attachShadow({ mode: 'open' })
        shadow.adoptedStyleSheets = sheets
        shadow.append(copy(model))
        document.body.append(host)
        host.getBoundingClientRect()
        return { host, took: performance.now() - started }
      }
      const ours = async () => {
        const started = performance.now()
        const host = document.createElement('baize-game-lane')
        host.setAttribute('category', 'RNG')
        host.setAttribute('layout', 'grid')
        document.body.append(host)
        const shadow = host.shadowRoot as ShadowRoot
        const { port1, port2 } = new MessageChannel()
        while (shadow.querySelectorAll('article').length < tiles)
          await new Promise<void>(resolve => {
            port1.onmessage = () => resolve()
            port2.postMessage(null)
          })
        host.getBoundingClientRect()
        return { host, took: performance.now() - started }
      }
      const times = { plain: [] as number[], ours: [] as number[] }
      for (let run = 0; run < runs + 2; run++)
        for (const [name, mount] of Object.entries({ plain, ours })) {
          const { host, took } = await mount()
          if (run >= 2) times[name as keyof typeof times].push(took)
          await frame()
          host.remove()
          await frame()
        }
      return times
    },
    { tiles, runs },
  )

/** How long 1,000 tiles take to mount, as our element and as plain DOM. */
export async function mountTimes(platform: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })
  const rows: string[][] = []
  for (const [flavour, loader] of Object.entries({ React: 'baize.js', light: 'baize.lite.js' })) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await warmPage(page, platform, loader)
    const { plain, ours } = await measure(page)
    rows.push([flavour, ms(quantile(plain)), ms(quantile(ours)), (quantile(ours) / quantile(plain)).toFixed(2)])
    await page.close()
  }
  await browser.close()
  return table(
    `Mounting ${tiles} tiles (median of ${runs} alternated runs, ms, layout included)`,
    ['flavour', 'plain DOM', 'baize-game-lane', 'ratio'],
    rows,
  )
}
