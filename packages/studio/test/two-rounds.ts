import { palettes } from '@baize/art'
import { decimals, fromMinor } from '@baize/contract'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { browserFlags } from '../../../scripts/lib/browser.mjs'
import type { Deps } from '../src/engine/deps.ts'
import type { DrawsView } from '../src/engine/draws/draws-view.ts'
import type { DrawnGamesStart } from '../src/engine/draws/start-drawn-games.ts'
import type { PlayedRound } from '../src/engine/rounds/play-round.ts'
import type { InstantGameStart } from '../src/engine/rounds/start-instant-game.ts'
import { games } from '../src/games/catalogue.ts'
import { pages } from '../src/http/pages.ts'

/**
 * Pages of the studio without a studio: nothing but their own files, and answers that a test makes
 * up.
 */
const origin = 'https://studio.test'
const app = pages({ settings: { hostOrigins: [], platformUrl: origin } } as unknown as Deps)
const [currency, symbol, stake] = ['EUR', '€', '5.00']
const minorStake = 500n
const hash = '0'.repeat(64)

/**
 * Moment at which every page begins, and time after which the draw of a drawn game is made, by the
 * clock of the page.
 */
const beginning = Date.parse('2026-11-28T12:00:00Z')
const drawAfter = 5000
/** A page looks at the clock so often, in milliseconds. */
const look = 250
const iso = (at: number) => new Date(at).toISOString()

/** A round or a draw as it shall end: the drawn numbers, and the choice that was bet on. */
export interface Ending {
  gameCode: string
  choice: object
  drawn: readonly number[]
}

/** What there is to see, to be read out and to be found in the page at a moment. */
interface Drawn {
  picture: Buffer
  spoken: string
  markup: string
}

function roundOf({ gameCode, choice, drawn }: Ending, issue: string | null, isDrawn: boolean): PlayedRound {
  const { shown, win } = games.rulesOf(gameCode).outcome(drawn, minorStake, choice)
  return {
    roundId: '7K2M-9QXD-41AB',
    gameCode,
    kind: games.kindOf(gameCode),
    issue,
    outcome: isDrawn ? 'settled' : 'waiting',
    stake,
    win: isDrawn ? fromMinor(win, currency) : '0.00',
    currency,
    choice,
    shown: isDrawn ? shown : null,
    balance: isDrawn ? fromMinor(99_500n + win, currency) : '995.00',
    nonce: 1,
    clientSeed: 'baize',
    at: iso(beginning),
    nextPressInMs: games.rulesOf(gameCode).pauseMs,
  }
}

function instantStart({ gameCode }: Ending): InstantGameStart {
  const theme = games.themeOf(gameCode)
  const rules = games.rulesOf(gameCode)
  return {
    token: 'token',
    nickname: 'player',
    balance: '1000.00',
    currency,
    symbol,
    hostOrigin: null,
    lobbyUrl: origin,
    kind: games.kindOf(gameCode),
    stakes: rules.stakes(decimals(currency)).map(minor => fromMinor(minor, currency)),
    rtp: rules.rtp,
    pauseMs: rules.pauseMs,
    theme: { ...theme, colours: { room: palettes[theme.palette], frame: palettes[theme.frame] } },
    commitment: hash,
    nextCommitment: hash,
    clientSeed: 'baize',
    nonce: 0,
    resumed: null,
    recentRounds: [],
  }
}

function drawnStart({ gameCode }: Ending): DrawnGamesStart {
  const game = games.drawnOf(gameCode)
  if (!game) throw new Error(`${gameCode} waits for no draw`)
  const { name, palette, frame, emblem } = games.themeOf(gameCode)
  const look = { gameCode, name, palette, emblem, colours: { room: palettes[palette], frame: palettes[frame] } }
  const times = { closesAt: iso(beginning + drawAfter), drawsAt: iso(beginning + drawAfter) }
  return {
    ...instantStart({ gameCode, choice: {}, drawn: [] }),
    family: game.family.name,
    gameCode,
    now: iso(beginning),
    games: [{ gameCode, name: game.name, periodMs: game.periodMs, issue: 'first', ...times, look }],
  }
}

function drawsView({ gameCode, drawn }: Ending, now: number, isDrawn: boolean): DrawsView {
  const drawsAt = beginning + drawAfter + (isDrawn ? 60_000 : 0)
  const secret = { commitment: hash, serverSeed: hash, revealedAt: beginning }
  const numbers = games.drawnRulesOf(gameCode)?.resultOf(drawn) ?? []
  const result = { gameCode, issue: 'first', openedAt: iso(beginning + drawAfter), numbers, nonce: 1, ...secret }
  const next = { issue: isDrawn ? 'second' : 'first', opensAt: iso(beginning), closesAt: iso(drawsAt) }
  return {
    now: iso(beginning + now),
    kind: games.kindOf(gameCode),
    next: { ...next, drawsAt: iso(drawsAt), commitment: hash },
    results: isDrawn ? [result] : [],
  }
}

/** Answers of the studio's calls. A draw is made once the test says so. */
function answersOf(ending: Ending, now: () => number, isDrawn: () => boolean): Record<string, () => unknown> {
  const bet = () => roundOf(ending, 'first', isDrawn())
  return {
    session: () => instantStart(ending),
    press: () => roundOf(ending, null, true),
    rounds: () => ({ rounds: [roundOf(ending, null, true)] }),
    'draws/session': () => drawnStart(ending),
    draws: () => drawsView(ending, now(), isDrawn()),
    'draws/bets': () => ({ bets: [bet()] }),
    balance: () => ({ balance: bet().balance, currency }),
  }
}

declare global {
  interface Window {
    /** Lets so many milliseconds pass, with every timer and frame that is due in them. */
    passTime(ms: number): Promise<void>
    /** Resolves when what stands in the page has been painted. */
    painted(): Promise<void>
  }
}

/**
 * Gives the page a clock that stands at 0 until the test moves it. Playwright's own begins at
 * another moment on each page, and what swims by the clock would be elsewhere.
 */
function installClock(): void {
  const frame = 20
  let [now, ids] = [0, 0]
  const due = new Map<number, { at: number; every: number; run: (now: number) => void }>()
  const add = (run: (now: number) => void, at: number, every = 0) => {
    due.set(++ids, { at, every, run })
    return ids
  }
  const remove = (id?: number) => void due.delete(id ?? 0)
  const later = (run: () => void, ms = 0) => add(run, now + ms)
  const again = (run: () => void, ms = 0) => add(run, now + ms, Math.max(1, ms))
  const nextFrame = (run: FrameRequestCallback) => add(run, (Math.floor(now / frame) + 1) * frame)
  const clock = { setTimeout: later, setInterval: again, requestAnimationFrame: nextFrame }
  const realFrame = requestAnimationFrame.bind(window)
  window.painted = () => new Promise(resolve => realFrame(() => realFrame(() => resolve())))
  Object.assign(window, clock, { clearTimeout: remove, clearInterval: remove, cancelAnimationFrame: remove })
  performance.now = () => now

  const { port1, port2 } = new MessageChannel()
  /** Resolves after everything that waits for promises. */
  const turn = () =>
    new Promise(resolve => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  window.passTime = async ms => {
    const end = now + ms
    for (;;) {
      const [id, next] = [...due].toSorted(([, one], [, other]) => one.at - other.at)[0] ?? []
      if (!id || !next || next.at > end) break
      now = next.at
      if (next.every) next.at += next.every
      else due.delete(id)
      next.run(now)
      await turn()
    }
    now = end
  }
}

/** Resolves when no picture and no font of the page is still on its way. */
async function loaded(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
}

/**
 * Animations of the page go by the clock of the test: each stands where it would after the time
 * since it was first met. Transitions, which follow the pointer and the state of a button, are over
 * at once.
 */
function moveAnimations(): void {
  const met = ((window as { met?: WeakMap<Animation, number> }).met ??= new WeakMap<Animation, number>())
  for (const animation of document.getAnimations()) {
    if (!met.has(animation)) {
      met.set(animation, performance.now())
      animation.pause()
    }
    const elapsed = performance.now() - (met.get(animation) ?? 0)
    if (animation instanceof CSSTransition || elapsed >= Number(animation.effect?.getComputedTiming().endTime ?? 0))
      animation.finish()
    else animation.currentTime = elapsed
  }
}

type Game = Awaited<ReturnType<typeof openGame>>

async function openGame(browser: Browser, ending: Ending, unseen: string) {
  const context = await browser.newContext({ viewport: { width: 720, height: 800 } })
  const page: Page = await context.newPage()
  page.on('pageerror', error => expect.unreachable(`The page threw ${error.message}`))
  let isDrawn = false
  let now = 0
  const answers = answersOf(
    ending,
    () => now,
    () => isDrawn,
  )
  await page.route('**/*', async route => {
    const { pathname, search } = new URL(route.request().url())
    const answer = answers[pathname.replace(/^\/api\//, '')]
    if (answer) return route.fulfill({ json: answer() })
    const file = await app.request(pathname + search)
    const headers = Object.fromEntries(file.headers)
    await route.fulfill({ status: file.status, headers, body: Buffer.from(await file.arrayBuffer()) })
  })
  await page.addInitScript(installClock)
  await page.goto(`${origin}/play/${ending.gameCode}?lang=en#code=code`)

  /** Waits until the page has dealt with every answer: those that came before this one it has. */
  async function settle(): Promise<void> {
    await page.evaluate(() => fetch('/art/gem.svg', { cache: 'no-store' }).then(response => response.text()))
    await page.evaluate(loaded)
    await page.evaluate(moveAnimations)
    await page.evaluate(() => window.painted())
  }

  const passTime = (ms: number) => page.evaluate(time => window.passTime(time), ms)

  const pass = async (ms: number) => {
    now += ms
    await passTime(ms)
    await settle()
  }

  return {
    page,
    /** Lets time pass on the page. */
    pass,
    /** Presses the button and waits until the answer is there: now the page knows the result. */
    press: async () => {
      await page.locator('#stake').selectOption(stake)
      const known = page.waitForResponse('**/api/press')
      await page.locator('.spin').click()
      await known
      await page.locator('.wait').waitFor()
      await settle()
    },
    /**
     * Makes the draw and waits until the page has read it, which it does at its first look after
     * the time of the draw.
     */
    draw: async () => {
      await page.locator('.my-bets tbody tr').waitFor()
      while (now < drawAfter) await pass(500)
      isDrawn = true
      const known = page.waitForResponse('**/api/draws?*')
      await pass(look)
      await known
      await settle()
    },
    drawn: async (): Promise<Drawn> => {
      const picture = await page.screenshot()
      const main = page.locator('main')
      const nodes = main.locator(unseen || ':not(*)')
      await nodes.evaluateAll(found => found.forEach(node => node.setAttribute('aria-hidden', 'true')))
      const spoken = await main.ariaSnapshot()
      await nodes.evaluateAll(found => found.forEach(node => node.removeAttribute('aria-hidden')))
      const markup = await main.evaluate((node, selector) => {
        const copy = node.cloneNode(true) as HTMLElement
        if (selector) for (const each of copy.querySelectorAll(selector)) each.replaceChildren()
        return copy.outerHTML
      }, unseen)
      return { picture, spoken, markup }
    },
    /** What the page says of the result; '' before it does. */
    result: async () => (await page.locator('.message').textContent()) ?? '',
    close: () => context.close(),
  }
}

/**
 * Number of pixels that two pictures do not share. Edges are drawn a shade lighter or darker now
 * and then, and do not count.
 */
async function differingPixels(pictures: readonly string[]): Promise<number> {
  const shade = 64
  const [one, other] = await Promise.all(
    pictures.map(async picture => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), char => char.charCodeAt(0))]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
    }),
  )
  const pixels = new Set<number>()
  one?.forEach((value, at) => Math.abs(value - (other?.[at] ?? 0)) > shade && pixels.add(at >> 2))
  return pixels.size
}

/**
 * Opens pages on which a game ends in one way and in another, and compares them by the same clock.
 */
export function twoRounds() {
  let running: Browser
  let blankPage: Page
  const games: Game[] = []
  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
    running = await chromium.launch({ executablePath, args: browserFlags })
    blankPage = await running.newPage()
  })
  afterAll(() => running.close())

  const apart = (pictures: readonly Buffer[]) =>
    blankPage.evaluate(
      differingPixels,
      pictures.map(picture => picture.toString('base64')),
    )

  /**
   * @param unseen - selector of what is in the page and out of sight: it is compared as it is seen,
   *   and not as it is written
   */
  const open = async (endings: readonly [Ending, Ending], unseen = ''): Promise<[Game, Game]> => {
    await Promise.all(games.splice(0).map(game => game.close()))
    const opened = await Promise.all([openGame(running, endings[0], unseen), openGame(running, endings[1], unseen)])
    games.push(...opened)
    return opened
  }

  /**
   * Fails where two games do not draw the same at each of these times after the page came to know
   * the result, and where they still do at the end: then nothing was compared.
   */
  const proveSame = async (pair: readonly [Game, Game], times: readonly number[], end: number): Promise<void> => {
    let now = 0
    async function drawnAt(time: number): Promise<readonly [Drawn, Drawn]> {
      for (const game of pair) await game.pass(time - now)
      now = time
      return [await pair[0].drawn(), await pair[1].drawn()]
    }
    for (const time of times) {
      let [one, other] = await drawnAt(time)
      const when = `${time} ms after the result was known`
      expect([other.spoken, other.markup], when).toEqual([one.spoken, one.markup])
      // The pages' clock stands, so what differs by the result still differs in the next picture.
      for (let tries = 0; tries < 3 && (await apart([one.picture, other.picture])) > 0; tries++)
        [one, other] = await drawnAt(time)
      expect(await apart([one.picture, other.picture]), `pixels that differ ${when}`).toBe(0)
    }
    expect(await apart((await drawnAt(end)).map(({ picture }) => picture))).toBeGreaterThan(0)
  }
  return { open, proveSame }
}
