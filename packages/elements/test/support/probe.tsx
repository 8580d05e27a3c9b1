import { useEffect, useState } from 'react'
import { useCustomState, useElement } from '../../src/runtime/context.tsx'
import type { Declaration, ViewProps } from '../../src/runtime/declare.ts'
import { createElementClass } from '../../src/runtime/element.ts'
import type { RuntimeServices, Settings } from '../../src/runtime/services.ts'
import { useResolvedTheme } from '../../src/ui/theme/background/use-resolved-theme.ts'
import { useLazy } from '../../src/runtime/use-lazy.ts'
import { until } from './wait.ts'

const probe = {
  tag: 'baize-probe',
  summary: 'An element that shows what reaches it.',
  since: '0.1',
  status: 'experimental',
  props: {
    label: { type: 'string', doc: 'A text.' },
    kind: { type: 'string', values: ['plain', 'fancy'], doc: 'One of a list.' },
    open: { type: 'boolean', doc: 'A flag.' },
    rowCount: { type: 'number', doc: 'A number.' },
    items: { type: 'json', doc: 'Data.' },
  },
  events: { 'baize-probe-ask': { doc: 'A request.', detail: { id: 'string' }, cancelable: true } },
  parts: { crash: 'Makes the view crash.', input: 'A field.', retry: 'Tries again.' },
  states: { open: 'While it is open.' },
} as const satisfies Declaration

/** What the views have done, for tests to look at. */
export const log: string[] = []
/** Signals of the elements in the order of their mounting. */
export const signals: AbortSignal[] = []

function Probe({ label, kind, open, rowCount, items, emit }: ViewProps<typeof probe>) {
  const { element, scope, signal } = useElement()
  const [crashed, setCrashed] = useState(false)
  const [count, setCount] = useState(0)
  useCustomState('open', open ?? false)
  const parts = [useLazy(page.part), useLazy(page.part)]
  useEffect(() => {
    log.push('mount')
    signals.push(signal)
    return () => void log.push('unmount')
  }, [signal])
  if (crashed && !element.hasAttribute('mended')) throw new Error('broken on purpose')
  return (
    <form>
      <output>{JSON.stringify({ label, kind, open, rowCount, items })}</output>
      <b>{scope instanceof Element ? scope.id : String(scope)}</b>
      <u>{parts.flatMap(part => part ?? []).join(' ')}</u>
      <i>{count > 0 && <span>{count}</span>}</i>
      <input part="input" name="text" />
      <button type="button" className="count" onClick={() => setCount(count + 1)}>
        <span>count</span>
      </button>
      <button type="button" part="crash" onClick={() => setCrashed(true)}>
        <span>crash</span>
      </button>
      <button type="button" className="ask" onClick={() => log.push(String(emit('baize-probe-ask', { id: '7' })))}>
        <span>ask</span>
      </button>
    </form>
  )
}

/** Settings that tests change; null is a page that nobody has configured. */
export const page: {
  settings: Settings | null
  place: ReturnType<RuntimeServices['usePlace']>
  framed: RuntimeServices['loadFramed']
  /** Of which a view draws two. */
  part: (() => Promise<string>) | null
} = {
  settings: { locale: 'en', dir: 'ltr', theme: 'dark' },
  place: 'inline',
  framed: () => Promise.reject(new Error('The probe has no frame')),
  part: null,
}

export const services: RuntimeServices = {
  scopeOf: provider => provider ?? 'page',
  useMissingTexts: () => null,
  useSettings: (_scope, own) =>
    page.settings && {
      ...page.settings,
      ...(own.theme && { theme: own.theme }),
      ...(own.locale && { locale: own.locale, dir: own.locale === 'ar' ? 'rtl' : 'ltr' }),
    },
  useResolvedTheme,
  loadAppearances: () => Promise.reject(new Error('The probe has no appearances')),
  usePlace: () => page.place,
  loadFramed: () => page.framed(),
  Crashed: ({ retry }) => (
    <button type="button" part="retry" onClick={retry}>
      <span>again</span>
    </button>
  ),
  messages: {
    'bad-attribute': 'An attribute could not be read',
    'chunk-load-failed': 'Did not load',
    'config-missing': 'Not configured',
    'render-failed': 'Unknown error',
    'version-conflict': 'Another version',
  },
  keepReadable: () => {},
}

const css =
  ':host{display:block}:host([hidden]){display:none!important}.root{line-height:20px;text-transform:none;letter-spacing:normal}'

/** A class of its own for a test that defines late or more than once. */
export const makeProbe = (tag: `baize-${string}` = 'baize-probe') =>
  createElementClass({ ...probe, tag } as Declaration as typeof probe, Probe, [css], services)

export const ProbeElement = makeProbe()
export type ProbeElement = InstanceType<typeof ProbeElement>
if (!customElements.get('baize-probe')) customElements.define('baize-probe', ProbeElement)

const query = (selector: string) => (element: Element) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
export const output = query('output')
/** What the view was called with. */
export const seen = (element: Element): Record<string, unknown> =>
  JSON.parse(output(element)?.textContent || '{}') as Record<string, unknown>
export const field = (element: Element) => query('input')(element) as HTMLInputElement
export const press = (element: Element, selector: string) => query(selector)(element)?.click()
export const text = (element: Element, selector: string) => query(selector)(element)?.textContent

/** A probe on the page, drawn. */
export async function place(
  markup = '<baize-probe></baize-probe>',
  into: Element | ShadowRoot = document.body,
): Promise<ProbeElement> {
  const template = document.createElement('template')
  template.innerHTML = markup
  const node = template.content.firstElementChild as Element
  into.append(node)
  const element = (node.matches('baize-probe') ? node : node.querySelector('baize-probe')) as ProbeElement
  await until(() => output(element), 'the probe is drawn')
  return element
}
