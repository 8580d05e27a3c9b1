import { audit } from '@baize/testing/axe'
import { clippedText } from '@baize/testing/clipped-text'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { browserFlagsWithout } from '../../../scripts/lib/browser.mjs'
import type { Envelope } from '../src/page/host.ts'
import type { Player } from './player.ts'
import type { StudioSetup } from './setup.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/**
 * A page that the test itself fulfils counts as public, and may not frame a game on this machine
 * otherwise.
 */
const args = browserFlagsWithout('LocalNetworkAccessChecks')

/** Host page of docs/game-protocol.md, and the messages it received. */
declare global {
  interface Window {
    messages: Envelope[]
    say(type: string, data?: object): void
  }
}

const hostPage = (
  address: string,
) => `<!doctype html><title>host</title><iframe title="game" width="1100" height="840" src="${address}"
  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe><script>
  window.messages = []
  const frame = document.querySelector('iframe')
  addEventListener('message', event => {
    if (event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin || event.data.type !== 'ready') return
    messages.push(event.data)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => messages.push(data)
    window.say = (type, data = {}) => port1.postMessage({ ns: 'baize.game', v: 1, type, id: 'h', data })
    frame.contentWindow.postMessage({ ns: 'baize.game', v: 1, type: 'connect', id: 'h0', data: {} }, event.origin, [port2])
  })</script>`

interface PageOptions extends BrowserContextOptions {
  /** Timers of the page also run on where a test says so (`page.clock`). */
  ownTime?: boolean
}

export interface Seat {
  page: Page
  /** The document of the game: the page itself, or the frame in it. */
  game: Page | Frame
  player: Player
}

/** One for all files that a process runs: it ends with the process. */
let running: Promise<Browser> | null = null

/** Opens pages for the tests of a file, which are closed after it. */
export function browserPages() {
  const contexts: BrowserContext[] = []
  beforeAll(async () => void (await (running ??= chromium.launch({ executablePath, args }))))
  afterAll(async () => void (await Promise.all(contexts.map(context => context.close()))))

  return async ({ ownTime = false, ...options }: PageOptions = {}): Promise<Page> => {
    running ??= chromium.launch({ executablePath, args })
    const context = await (await running).newContext({ viewport: { width: 1440, height: 900 }, ...options })
    contexts.push(context)
    const page = await context.newPage()
    if (ownTime) await page.clock.install()
    page.on('pageerror', error => expect.unreachable(`The page threw ${error.message}`))
    return page
  }
}

/** A browser for the tests of a file that play. */
export function browser(set: StudioSetup) {
  const open = browserPages()
  const addressOf = async (player: Player, lang: string, gameCode = 'jade-dragon') =>
    `${set.studio.url}/play/${gameCode}?lang=${lang}#code=${await player.launchCode(gameCode)}`

  return {
    open,
    /** A player with the game open in a tab of its own. */
    sit: async (lang = 'en', options: PageOptions = {}, player?: Player, gameCode = 'jade-dragon'): Promise<Seat> => {
      const seated = player ?? (await set.player())
      const page = await open(options)
      await page.goto(await addressOf(seated, lang, gameCode))
      return { page, game: page, player: seated }
    },
    /** A player with the game framed on the operator's site. */
    sitFramed: async (): Promise<Seat> => {
      const player = await set.player()
      const page = await open()
      const host = hostPage(await addressOf(player, 'en'))
      await page.route(`${set.platform.url}/host`, route => route.fulfill({ contentType: 'text/html', body: host }))
      await page.goto(`${set.platform.url}/host`)
      const frame = page.frames().find(each => each.url().startsWith(set.studio.url))
      if (!frame)
        throw new Error(
          `The game was not framed: ${page
            .frames()
            .map(each => each.url())
            .join(' ')}`,
        )
      return { page, game: frame, player }
    },
  }
}

/** Presses spin and waits until the next one could be pressed. */
export async function spinOnce(set: StudioSetup, { game }: Pick<Seat, 'game'>): Promise<void> {
  const spin = game.getByRole('button', { name: /^(Spin|Girar)$/ })
  await spin.click()
  await game.locator('.spin[aria-disabled="false"]').waitFor()
  set.passPause()
}

/**
 * Fails with every accessibility fault that axe finds, and with every text that wider text spacing
 * cuts off.
 */
export async function proveAccessible(page: Page): Promise<void> {
  const violations = await audit(page, 'html')
  expect(violations.map(({ id, html }) => [id, html])).toEqual([])
  expect(await clippedText(page), 'cut off by wider text spacing').toEqual([])
}

/**
 * Calls to a path reach the studio, but their answers are lost on the way; nothing else of the API,
 * nor a look for the studio, reaches it. One call that came through would tell the page that it is
 * connected again.
 * @returns function after which the page reaches the studio again
 */
export async function loseAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  const unreachable = ['**/api/**', '**/healthz']
  for (const each of unreachable) await page.route(each, route => route.abort('internetdisconnected'))
  // The last route that was added is the first that is asked.
  await page.route(path, async route => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  return async () => {
    for (const each of [path, ...unreachable]) await page.unroute(each)
    // The browser tells a page, which then looks at once.
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
}
