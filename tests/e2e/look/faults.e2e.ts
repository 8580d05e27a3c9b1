import type { Page } from '@playwright/test'
import { checkState, type Product, type Capture } from '../../../scripts/look/check.ts'
import { reachState } from '../../../scripts/look/reach-state.ts'
import { addStyles, takeStyles } from './inject.ts'
import { coreStates, expect, test } from './product.ts'

interface Fault {
  /** State in which it is injected, as the core suite looks at it. */
  state: string
  /** Runs before the page opens. */
  before?: (page: Page) => Promise<unknown>
  /** Runs on the open page. */
  inject?: (page: Page) => Promise<unknown>
  /** What the check reports, line by line. */
  reports?: RegExp[]
}

const game = (css: string) => (page: Page) => addStyles(page, 'baize-game-frame', css)

/** Faults that somebody would see at once, and that no other test does. */
const faults: Readonly<Record<string, Fault>> = {
  'a game as a strip 150 px high': {
    state: 'slot',
    inject: game(
      '.root { align-items: flex-start !important } iframe { flex: none !important; height: 150px !important }',
    ),
    reports: [/iframe does not fill/, /differs from/],
  },
  'a game in a frame that is aligned at its start, as the base aligns elements': {
    state: 'slot',
    inject: game(':host { align-items: start !important }'),
    reports: [/iframe does not fill/, /differs from/],
  },
  'a game of half height': {
    state: 'slot',
    inject: page => addStyles(page, 'page', 'baize-game-frame { flex: none !important; block-size: 50vh !important }'),
    reports: [/iframe does not fill/, /differs from/],
  },
  'a black game': {
    state: 'fishing',
    inject: page =>
      page.frames()[1]?.evaluate(() => {
        document.documentElement.style.background = '#000'
        document.body.style.visibility = 'hidden'
      }) ?? Promise.resolve(),
    reports: [/h1 is not drawn/, /differs from/],
  },
  'a header that is missing': {
    state: 'list-slots',
    inject: page => page.evaluate(() => document.querySelector('baize-header')?.remove()),
    reports: [/baize-header is not there/],
  },
  'a header that is not drawn': {
    state: 'home',
    inject: page => page.evaluate(() => document.querySelector('baize-header')?.shadowRoot?.replaceChildren()),
    reports: [/baize-header .*is not drawn/],
  },
  'a dialog off the window': {
    state: 'login',
    inject: page => addStyles(page, 'baize-popup-host', 'dialog { transform: translateX(45vw) !important }'),
    reports: [/dialog is outside of the window/, /dialog:modal is outside/],
  },
  'a list without styles': {
    state: 'list-slots',
    inject: page => takeStyles(page, 'baize-game-list'),
    reports: [/differs from/],
  },
  'white on white': {
    state: 'login',
    inject: page => addStyles(page, 'baize-login', '* { color: #fff !important }'),
    reports: [/cannot be read/],
  },
  'a popup without its sheet': {
    state: 'login',
    inject: page => takeStyles(page, 'baize-popup-host'),
    reports: [/differs from/],
  },
  'a page in the wrong theme': {
    state: 'winners',
    inject: page =>
      page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'light'
        ;(globalThis as unknown as { baize: { configure(options: object): void } }).baize.configure({ theme: 'light' })
      }),
    reports: [/differs from/],
  },
  'tiles without art': {
    state: 'list-slots',
    before: page => page.route(/\/cdn\//, route => route.abort()),
    reports: [/article img is not|did not load/],
  },
  'a form without its button': {
    state: 'register',
    inject: page => addStyles(page, 'baize-register', 'button[type=submit] { display: none !important }'),
    reports: [/button\[type=submit\] is not drawn/],
  },
  'an overlay over everything that takes presses': {
    state: 'home',
    inject: page => addStyles(page, 'page', 'body::after { content: ""; position: fixed; inset: 0; z-index: 99 }'),
    reports: [/is covered by body/],
  },
  'an overlay over everything that lets presses through': {
    state: 'home',
    inject: page =>
      addStyles(
        page,
        'page',
        'body::after { content: ""; position: fixed; inset: 0; z-index: 99; background: #0b1310; pointer-events: none }',
      ),
    reports: [/cannot be read/, /differs from/],
  },
}

/** Opens a state of the core suite, injects a fault, and captures it. */
async function captureAfter(
  { origins, visitors, blankPage }: Product,
  { state: name, before, inject }: Fault,
): Promise<Capture> {
  const found = coreStates.find(({ state }) => state.name === name)
  if (!found) throw new Error(`No core state ${name}`)
  const state = before ? { ...found.state, before } : found.state
  const page = await visitors.page(state.visitor, found.variant)
  await reachState(page, state, found.variant, origins)
  await inject?.(page)
  const capture = await checkState(page, state, found.variant, blankPage)
  await page.close()
  const lines = [`${capture.distance} from the accepted picture`, ...capture.faults]
  test.info().annotations.push(...lines.map(description => ({ type: 'seen', description })))
  return capture
}

for (const [name, fault] of Object.entries(faults))
  test(`${name} is seen`, async ({ product }) => {
    const { faults } = await captureAfter(product, fault)
    for (const line of fault.reports ?? []) expect(faults.join('\n'), `what is reported of ${name}`).toMatch(line)
  })

/** Runs in a page: every figure in it is another one. */
function changeFigures(): void {
  const walk = (node: Node) => {
    if (node instanceof Text) node.data = node.data.replace(/\d/g, digit => String((Number(digit) + 3) % 10))
    if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot)
    for (const child of node.childNodes) walk(child)
  }
  walk(document.body)
}

/** What changes from day to day, and is no fault. */
const harmless: Readonly<Record<string, Fault>> = {
  'another font': { state: 'home', inject: page => addStyles(page, '*', '* { font-family: serif !important }') },
  'another language': {
    state: 'home',
    async inject(page) {
      await page.goto(page.url().replace('lang=EN', 'lang=ES'))
      await page.locator('baize-top-nav').getByText('Inicio').waitFor()
      await page.locator('baize-game-lane article img').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  'other figures': { state: 'home-winners', inject: page => page.evaluate(changeFigures) },
  'other winners': {
    state: 'winners',
    inject: page =>
      page.locator('baize-winners-list tbody').evaluate(body => body.append(...[...body.children].reverse())),
  },
  'another round': {
    state: 'slot',
    async inject(page) {
      const frame = page.frameLocator('iframe')
      await frame.locator('button.spin').click()
      await frame.locator('a[href^="/round/"]').first().waitFor()
      await frame.locator('button.spin[aria-disabled=false]').waitFor()
    },
  },
}

for (const [name, change] of Object.entries(harmless))
  test(`${name} is no fault`, async ({ product }) => {
    const { faults } = await captureAfter(product, change)
    expect(faults.filter(fault => fault.startsWith('differs'))).toEqual([])
  })
