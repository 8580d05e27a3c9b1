import { until } from './wait.ts'
import type { Baize } from '../../src/loader/loader.ts'

/** The window of a host page, with what the SDK puts on it. */
export type HostWindow = Window & typeof globalThis & { baize?: Baize; baizeConfig?: object }

interface HostOptions {
  policy?: 'open' | 'strict' | 'nonce' | 'trusted-types'
  head?: string
  body?: string
}

export const settings = 'data-merchant="demo" data-site-key="pk_demo" data-locale="en"'
/** The script tag of this run's flavour; `%LOADER%` and `%NONCE%` are filled in by the server. */
export const script = (attributes = settings, from = '/sdk/v1/') =>
  `<script type="module" nonce="%NONCE%" src="${from}%LOADER%" ${attributes}></script>`

/** A page of somebody else, in a frame of its own. */
export async function openHost({ policy = 'open', head = script(), body = '' }: HostOptions): Promise<HostWindow> {
  const frame = document.createElement('iframe')
  frame.src = `/host/${policy}/?${new URLSearchParams({ head, body }).toString()}`
  frame.width = '800'
  frame.height = '600'
  document.body.append(frame)
  await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  return frame.contentWindow as HostWindow
}

export const find = (page: HostWindow, selector: string) => page.document.querySelector<HTMLElement>(selector)

/** Whether an element has drawn its view. */
export const drawn = (element: Element | null): boolean =>
  Boolean(element?.shadowRoot?.querySelector('.root:not([aria-busy]) > *'))

export const untilDrawn = (page: HostWindow, selector: string) =>
  until(() => (drawn(find(page, selector)) ? find(page, selector) : null), `${selector} is drawn`)

/** What a page notices of somebody who moves over it. */
export const moveOver = (page: HostWindow): boolean =>
  page.document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))

/** Paths a page has asked for. */
export const requests = (page: HostWindow): string[] =>
  page.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
export const apiRequests = (page: HostWindow) => requests(page).filter(path => /^\/(wps|lgw|lotto)\//.test(path))
export const sdkRequests = (page: HostWindow) => requests(page).filter(path => path.startsWith('/sdk/'))

/** What a page's policy refused, from its beginning. */
export async function violations(page: HostWindow): Promise<string[]> {
  const found: string[] = []
  type Report = { body: { effectiveDirective: string; blockedURL: string } }
  const { ReportingObserver: Observer } = page as unknown as {
    ReportingObserver: new (
      run: (reports: Report[]) => void,
      options: object,
    ) => { observe(): void; disconnect(): void }
  }
  const observer = new Observer(
    reports => void found.push(...reports.map(({ body }) => `${body.effectiveDirective} ${body.blockedURL}`)),
    {
      types: ['csp-violation'],
      buffered: true,
    },
  )
  observer.observe()
  await new Promise(resolve => setTimeout(resolve, 50))
  observer.disconnect()
  return found
}
