import type { Page } from '@playwright/test'
import { expect } from '../../support/error-watch.ts'

/** What a page offers to press, found in every shadow root on it. */
interface Offered {
  /** Addresses of this site, without what follows `#`. */
  links: string[]
  /** Buttons, tabs and the like, each by the element it belongs to and what it is called. */
  controls: string[]
}

/**
 * Runs in a page. With `press`, presses the control of that name.
 * @returns what is offered, or null where the control is not there
 */
function offered(press: string | null): Offered | null {
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ]
  const isSeen = (node: Element) => {
    const { width, height } = node.getBoundingClientRect()
    return width > 1 && height > 1 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const all = roots(document)
  const found = (selector: string) =>
    all.flatMap(root => [...root.querySelectorAll<HTMLElement>(selector)]).filter(isSeen)
  const nameOf = (node: HTMLElement) => {
    const root = node.getRootNode()
    const owner = root instanceof ShadowRoot ? root.host.localName : 'page'
    // Numbers tell the same control of two games or days apart, and no two controls.
    const words = (node.getAttribute('aria-label') ?? node.textContent)
      .replace(/[\d.,:€%]+/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
    return `${owner} ${node.getAttribute('role') ?? node.localName} “${words.slice(0, 60)}”`
  }
  const buttons = found('button:not(:disabled, [aria-disabled=true]), summary, [role=tab], [role=switch]')
  if (press !== null) {
    const control = buttons.find(node => nameOf(node) === press)
    control?.click()
    return control ? { links: [], controls: [] } : null
  }
  const links = found('a[href]')
    .map(link => new URL((link as HTMLAnchorElement).href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search)
  return { links: [...new Set(links)], controls: [...new Set(buttons.map(nameOf))] }
}

/**
 * All that is drawn, with what is open, chosen and in focus; without figures that move by
 * themselves.
 */
function drawn(): string {
  const walk = (root: Document | ShadowRoot): string =>
    [...root.querySelectorAll('*')]
      .map(node => {
        const states = [...node.attributes].map(({ name, value }) => `${name}=${value}`).join()
        const own = [...node.childNodes]
          .map(child => (child.nodeType === Node.TEXT_NODE ? child.textContent : ''))
          .join('')
        const open = node.matches(':popover-open, :modal, :focus') ? '!' : ''
        return `${node.localName}${open}${states}${own.replace(/[\d.,]/g, '')}${node.shadowRoot ? walk(node.shadowRoot) : ''}`
      })
      .join('\n')
  return walk(document)
}

/** Addresses of a page, the same path at most a few times: a list of a vendor is a list. */
export class Addresses {
  #seen = new Set<string>()
  #perPath = new Map<string, number>()
  #waiting: string[] = []

  readonly #maxPerPath: number

  constructor(maxPerPath: number, ...first: string[]) {
    this.#maxPerPath = maxPerPath
    this.add(first)
  }

  add(addresses: readonly string[]): void {
    for (const address of addresses) {
      const { pathname, searchParams } = new URL(address, 'https://any.example')
      searchParams.delete('lang')
      const plain = pathname + (searchParams.size ? `?${searchParams}` : '')
      const times = this.#perPath.get(pathname) ?? 0
      if (this.#seen.has(plain) || times >= this.#maxPerPath) continue
      this.#seen.add(plain)
      this.#perPath.set(pathname, times + 1)
      this.#waiting.push(plain)
    }
  }

  next(): string | undefined {
    return this.#waiting.shift()
  }
}

/** Waits until a page of the site has drawn what it draws. */
async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-view', /./)
  await expect(page.locator('#loader')).toBeHidden()
  // An element whose code is on its way offers nothing yet.
  await expect(page.locator(':not(:defined)').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.root[aria-busy]').filter({ visible: true })).toHaveCount(0)
}

/**
 * What is wrong with the page that is open: its title, heading, landmark, or that there is nothing.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const { title, brand, headings, mains, view, failures } = await page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(node => node.checkVisibility())
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ]
    return {
      title: document.title,
      brand: document.documentElement.dataset['brand'] ?? '',
      headings: shown('h1').map(node => node.textContent.trim()),
      mains: shown('main').length,
      view: document.body.dataset['view'],
      failures: roots(document).flatMap(root => [...root.querySelectorAll('[part~=load-failure]')]).length,
    }
  })
  return [
    ...(brand && title.endsWith(` – ${brand}`) && !title.startsWith(' ') ? [] : [`its title is “${title}”`]),
    ...(headings.length === 1 && headings[0] ? [] : [`its first headings are ${JSON.stringify(headings)}`]),
    ...(mains === 1 ? [] : [`it has ${mains} main landmarks`]),
    ...(view === 'missing' ? ['it leads nowhere'] : []),
    ...(failures ? ['something did not load'] : []),
  ]
}

/** Opens an address of the site. @returns what it offers */
export async function visitAddress(page: Page, address: string): Promise<Offered> {
  await page.goto(address)
  await untilDrawn(page)
  return (await page.evaluate(offered, null)) ?? { links: [], controls: [] }
}

/**
 * Presses a control by its name.
 * @returns whether anything came of it: something drawn, told, asked for or opened
 */
export async function pressControl(page: Page, name: string): Promise<boolean> {
  let events = 0
  const count = () => void events++
  const before = await page.evaluate(drawn)
  await page.evaluate(() => {
    for (const type of ['baize-open', 'baize-navigate', 'baize-page', 'baize-article', 'baize-game-filter'])
      document.addEventListener(type, () => (document.documentElement.dataset['told'] = 'yes'))
  })
  for (const event of ['popup', 'download', 'request'] as const) page.on(event as 'popup', count)
  try {
    if (!(await page.evaluate(offered, name))) return true
    const answers = async () => events > 0 || (await page.evaluate(drawn).catch(() => '')) !== before || page.isClosed()
    await expect.poll(answers, { timeout: 30_000, intervals: [50, 100, 200] }).toBe(true)
    return true
  } catch {
    return false
  } finally {
    for (const event of ['popup', 'download', 'request'] as const) page.off(event as 'popup', count)
  }
}
