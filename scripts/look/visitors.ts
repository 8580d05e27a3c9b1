import type { Browser, BrowserContext, Page } from 'playwright'
import { heights, type Variant, type Origins, type Visitor } from './state.ts'

/** Accounts of the sandbox (docs/platform.md). */
const accounts: Readonly<Record<Exclude<Visitor, 'guest'>, readonly [name: string, password: string]>> = {
  member: ['demo', 'Demo1234'],
  agent: ['agent', 'Agent1234'],
}

/** What a tab of the site keeps of a session. */
interface KeptSession {
  session: Record<string, string>
  local: Record<string, string>
}
const timeout = 30_000

/**
 * Logs in, and keeps what the site keeps of the session: a tab that begins with it is logged in.
 */
async function logIn(
  browser: Browser,
  { platform }: Origins,
  visitor: Exclude<Visitor, 'guest'>,
): Promise<KeptSession> {
  const page = await browser.newPage()
  page.setDefaultTimeout(timeout)
  try {
    const [name, password] = accounts[visitor]
    await page.goto(`${platform}/login?lang=EN`)
    const form = page.locator('baize-login')
    await form.locator('[name=username]').fill(name)
    await form.locator('[name=password]').fill(password)
    await form.locator('button[type=submit]').first().click()
    await page
      .locator('baize-account-bar')
      .getByRole('button', { name: /^(Account: |Sign out$)/ })
      .waitFor()
    return await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))
  } finally {
    await page.close()
  }
}

/**
 * Opens pages for visitors. Each visitor logs in once, and keeps one browser context for each
 * width and theme: what one page has loaded,
 * the next has in its cache.
 */
export class Visitors {
  readonly #sessions = new Map<Visitor, Promise<KeptSession>>()
  readonly #contexts = new Map<string, Promise<BrowserContext>>()
  readonly #browser: Browser
  readonly #origins: Origins

  constructor(browser: Browser, origins: Origins) {
    this.#browser = browser
    this.#origins = origins
  }

  #sessionOf(visitor: Visitor): Promise<KeptSession> | KeptSession {
    if (visitor === 'guest') return { session: {}, local: {} }
    let session = this.#sessions.get(visitor)
    if (!session) this.#sessions.set(visitor, (session = logIn(this.#browser, this.#origins, visitor)))
    return session
  }

  /**
   * A context whose pages of the site are that visitor's, in a theme and at a width; nothing on
   * them moves.
   */
  async #open(visitor: Visitor, { width, theme }: Variant): Promise<BrowserContext> {
    const isPhone = width === 390
    const context = await this.#browser.newContext({
      viewport: { width, height: heights[width] },
      colorScheme: theme,
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-GB',
      isMobile: isPhone,
      hasTouch: isPhone,
    })
    const { session, local } = await this.#sessionOf(visitor)
    await context.addInitScript(
      ({ origin, session, local }) => {
        if (location.origin !== origin || top !== window) return
        for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
        for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value)
      },
      { origin: this.#origins.platform, session, local: { ...local, theme, lang: 'EN' } },
    )
    return context
  }

  /** A new page of a visitor's. Close it when it has been looked at. */
  async page(visitor: Visitor, variant: Variant): Promise<Page> {
    const key = `${visitor} ${variant.width} ${variant.theme}`
    let context = this.#contexts.get(key)
    if (!context) this.#contexts.set(key, (context = this.#open(visitor, variant)))
    const page = await (await context).newPage()
    page.setDefaultTimeout(timeout)
    return page
  }

  /** Closes every context. */
  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await (await context).close()
    this.#contexts.clear()
  }
}
