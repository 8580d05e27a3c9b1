import type { Page } from '@playwright/test'
import type { Fixture } from './fixture.ts'

/** Takes away what a browser has, by paths from its global object. */
const without =
  (...paths: string[]) =>
  (page: Page) =>
    page.addInitScript(names => {
      for (const name of names) {
        const parts = name.split('.')
        const last = parts.pop() as string
        const holder = parts.reduce<unknown>((value, part) => Reflect.get(value as object, part), globalThis) as
          object | undefined
        if (holder && !Reflect.deleteProperty(holder, last)) throw new Error(`${name} cannot be taken away`)
      }
    }, paths)

/** Browsers, devices and clocks. */
export const browsers: readonly Fixture[] = [
  { what: 'in a browser that keeps nothing', page: 'browsers/storage' },
  {
    what: 'in a browser whose storage is full',
    before: page =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      }),
  },
  {
    what: 'that came without encryption, so that its browser keeps back what needs that',
    before: without(
      'Crypto.prototype.subtle',
      'Crypto.prototype.randomUUID',
      'Navigator.prototype.locks',
      'Navigator.prototype.clipboard',
    ),
    refuses: 'This page is not secure, please open it over https',
    codes: ['INSECURE_PAGE'],
  },
  {
    what: 'in a browser without what is new',
    before: without(
      'requestIdleCallback',
      'cancelIdleCallback',
      'scheduler',
      'navigation',
      'Element.prototype.moveBefore',
      'Element.prototype.setHTML',
      'BroadcastChannel',
      'ReportingObserver',
      'Iterator',
      'PerformanceObserver',
      'Document.prototype.startViewTransition',
      'AbortSignal.any',
      'URL.canParse',
      'URL.parse',
      'Map.groupBy',
      'Element.prototype.checkVisibility',
      'HTMLElement.prototype.popover',
      'HTMLElement.prototype.showPopover',
      'HTMLElement.prototype.hidePopover',
      'HTMLElement.prototype.togglePopover',
      'Promise.withResolvers',
      'Object.groupBy',
      'structuredClone',
    ),
  },
  {
    what: 'on a device whose clock is three years ahead',
    before: page => page.clock.install({ time: Date.now() + 3 * 365 * 86_400_000 }),
  },
  {
    what: 'on a device whose clock is ten years behind',
    before: page => page.clock.install({ time: Date.now() - 10 * 365 * 86_400_000 }),
  },
]
