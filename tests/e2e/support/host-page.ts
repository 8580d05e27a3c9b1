import { expect, type Locator, type Page } from '@playwright/test'
import { hostPage } from './addresses.ts'

/** Somebody else's pages: strict and plain, and without policy and loader. */
export const plain = hostPage('hostile')
export const open = hostPage('hostile', 'open')

/** Every element that draws something by itself, with what it needs for that. */
export const everything: readonly (readonly [tag: string, attributes: Record<string, string>])[] = [
  ['baize-account-bar', {}],
  ['baize-banner', {}],
  ['baize-notice-marquee', {}],
  ['baize-login', {}],
  ['baize-register', {}],
  ['baize-game-lane', { category: 'RNG' }],
  ['baize-game-list', { category: 'RNG' }],
  ['baize-winner-board', {}],
  ['baize-game-frame', {}],
]

/** Gives the page a style sheet that shouts at everything, as its own files do. */
export const shout = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'css/hostile.css' })
        link.onload = () => resolve()
        link.onerror = () => reject(new Error('The sheet did not come'))
        document.head.append(link)
      }),
  )

/**
 * Puts an element at the end of a part of the page, in the way a strict policy allows, and waits
 * until it is drawn.
 */
export async function place(
  page: Page,
  tag: string,
  attributes: Record<string, string> = {},
  into = 'main',
): Promise<Locator> {
  await page.evaluate(
    ([tag, attributes, into]) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.querySelector(into)?.append(element)
    },
    [tag, attributes, into] as const,
  )
  const element = page.locator(tag).last()
  await expect(element.locator('.root').first()).not.toHaveAttribute('aria-busy')
  return element
}

/** Adds a module to the page, and waits until it has run. */
export const runModule = (page: Page, src: string, data: Record<string, string> = {}): Promise<void> =>
  page.evaluate(
    ([src, data]) =>
      new Promise<void>((resolve, reject) => {
        const script = Object.assign(document.createElement('script'), { type: 'module', src, onload: () => resolve() })
        script.onerror = () => reject(new Error(`${src} did not run`))
        Object.assign(script.dataset, data)
        document.head.append(script)
      }),
    [src, data] as const,
  )

/** Collects the codes of every `baize-error` on a page from now on. */
export async function errorCodes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const codes: string[] = []
    Object.assign(globalThis, { heardErrors: codes })
    document.addEventListener('baize-error', event => {
      codes.push((event as CustomEvent<{ code: string }>).detail.code)
    })
  })
  return () => page.evaluate(() => [...(globalThis as unknown as { heardErrors: string[] }).heardErrors])
}
