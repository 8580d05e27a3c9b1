import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { open, runModule } from './host-page.ts'
import { site } from './addresses.ts'

const isLite = process.env['BAIZE_FLAVOUR'] === 'lite'
const loader = `${site}/sdk/v1/baize${isLite ? '.lite' : ''}.js`
const settings = { api: site, merchant: 'demo', siteKey: 'pk_demo', locale: 'en' }

/** Opens a page of somebody else's that has the loader and nothing of ours on it. */
export async function openHost(page: Page, more: Record<string, string> = {}, address = open): Promise<void> {
  await page.goto(address)
  await runModule(page, loader, { ...settings, ...more })
}

export interface Framed {
  /** On the page. */
  element: Locator
  /** What is in its frame. */
  frame: FrameLocator
}

/** Puts elements on the page that run in frames, and waits until each is drawn. */
export async function placeFramed(
  page: Page,
  tag: string,
  attributes: Record<string, string | object> = {},
): Promise<Framed> {
  await page.evaluate(
    ([tag, attributes]) => {
      const element = document.createElement(tag)
      element.setAttribute('isolation', 'frame')
      for (const [name, value] of Object.entries(attributes))
        if (typeof value === 'string') element.setAttribute(name, value)
        else Reflect.set(element, name, value)
      document.querySelector('main')?.append(element)
    },
    [tag, attributes] as const,
  )
  const element = page.locator(tag).last()
  await expect(element).toHaveJSProperty('isolation', 'frame')
  await expect.poll(() => element.evaluate(each => each.matches(':state(ready)')), tag).toBe(true)
  return { element, frame: element.frameLocator('iframe') }
}

/** Keeps every event of ours that reaches the document, with its detail. */
export async function recordEvents(
  page: Page,
): Promise<() => Promise<{ name: string; from: string; detail: object }[]>> {
  await page.evaluate(() => {
    const events: object[] = []
    Object.assign(globalThis, { heardByPage: events })
    const dispatch = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'dispatchEvent')
      ?.value as EventTarget['dispatchEvent']
    EventTarget.prototype.dispatchEvent = function (this: EventTarget, event) {
      if (event instanceof CustomEvent && event.type.startsWith('baize-'))
        events.push({
          name: event.type,
          from: this instanceof Element ? this.localName : '',
          detail: event.detail as object,
        })
      return dispatch.call(this, event)
    }
  })
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { heardByPage: { name: string; from: string; detail: object }[] }).heardByPage,
    )
}

/**
 * Everything that a script on the page can read: its tree with closed and open roots that it
 * reaches, storage, cookies, globals, and what it heard.
 */
export const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts: string[] = [document.cookie, location.href, document.title]
    for (const area of [localStorage, sessionStorage])
      for (let index = 0; index < area.length; index++)
        texts.push(area.key(index) ?? '', area.getItem(area.key(index) ?? '') ?? '')
    const walk = (root: Document | ShadowRoot | Element) => {
      texts.push(root instanceof Document ? root.documentElement.outerHTML : root.innerHTML)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot)
        if (element instanceof HTMLIFrameElement && element.contentDocument) walk(element.contentDocument)
        if (element instanceof HTMLInputElement) texts.push(element.value)
      }
    }
    walk(document)
    const seen = new Set<unknown>()
    const inspect = (value: unknown, depth: number) => {
      if (typeof value === 'string') texts.push(value)
      if (typeof value !== 'object' || value === null || seen.has(value) || depth > 8) return
      if (value instanceof Node || value === window) return
      seen.add(value)
      for (const key of Reflect.ownKeys(value)) {
        try {
          inspect(Reflect.get(value, key), depth + 1)
        } catch {
          // Another origin's.
        }
      }
    }
    for (const key of Reflect.ownKeys(globalThis)) inspect(Reflect.get(globalThis, key), 0)
    for (const element of document.querySelectorAll('*'))
      if (element.localName.startsWith('baize-'))
        for (const key of Reflect.ownKeys(element)) inspect(Reflect.get(element, key), 0)
    return texts.join('\n')
  })
