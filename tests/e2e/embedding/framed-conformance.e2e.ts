import type { Page } from '@playwright/test'
import * as sections from '../../../packages/elements/src/sections/index.ts'
import { attributeOf, commonEvents } from '../../../packages/elements/src/runtime/declare.ts'
import type { Declaration, EventShape, FieldType, Prop } from '../../../packages/elements/src/runtime/declare.ts'
import { expect, test } from '../support/error-watch.ts'
import { recordEvents, openHost, type Framed } from '../support/framed.ts'

// What `packages/elements/test/conformance.test.ts` asks of each element in the page, once for each
// in a frame.

/** Draws nothing but other elements, in the page: they are framed one by one. */
const holder = 'baize-popup-host'
const all: Declaration[] = Object.values(sections).filter(({ tag }) => tag !== holder)
/** Two values of a property, as a page sets them: one in the markup, one later. */
const samples: Record<Prop['type'], [text: string, first: unknown, later: unknown]> = {
  string: ['x', 'x', 'y'],
  number: ['3', 3, 4],
  boolean: ['', true, false],
  json: ['[1]', [1], [2]],
}
function sampleOf({ type, values }: Prop): [string, unknown, unknown] {
  const [first = '', later = first] = values ?? []
  return values ? [first, first, later] : samples[type]
}
const fields: Record<string, unknown> = { string: 'x', number: 1, boolean: true, json: { a: [1] } }
const detailOf = ({ detail }: Pick<EventShape, 'detail'>) =>
  Object.fromEntries(
    Object.entries(detail).map(([name, type]: [string, FieldType]) => [name, fields[type.replace('?', '')]]),
  )

/** What the page is told of an event with all its fields, where that is less than them. */
const trimmedDetails: Record<string, object> = {
  'baize-error': { code: 'x', message: 'x', element: 'x' },
  'baize-login': { type: 'x' },
  'baize-logout': { expired: true },
  'baize-open': { name: 'x', detail: {} },
  'baize-register': { account: '' },
}
/** What does not cross the border: it would say where money goes. */
const staying: Record<string, string[]> = { 'baize-transfer-upline': ['account'] }

/** Every element at once, each with all of its properties in the markup; two of the first. */
async function placeAll(page: Page): Promise<Map<string, Framed>> {
  const asked = [...all, ...all.slice(0, 1)].map(({ tag, props }) => ({
    tag,
    attributes: Object.entries(props).map(([name, prop]) => [attributeOf(name), sampleOf(prop)[0]]),
  }))
  await page.evaluate(asked => {
    for (const { tag, attributes } of asked) {
      const element = document.createElement(tag)
      for (const [name = '', text = ''] of [['isolation', 'frame'], ...attributes]) element.setAttribute(name, text)
      document.querySelector('main')?.append(element)
    }
  }, asked)
  await expect(page.locator('[isolation]:state(ready)')).toHaveCount(asked.length, { timeout: 180_000 })
  return new Map(
    all.map(({ tag }) => {
      const element = page.locator(tag).first()
      return [tag, { element, frame: element.frameLocator('iframe') }]
    }),
  )
}

const inside = ({ frame }: Framed, tag: string) => frame.locator(`body > ${tag}`)

test('every element does in a frame what it does in the page: properties, language, ground, size, events and requests', async ({
  page,
}) => {
  test.setTimeout(900_000)
  await page.setViewportSize({ width: 740, height: 900 })
  await openHost(page)
  const receivedEvents = await recordEvents(page)
  const framed = await placeAll(page)
  await expect(page.locator(all[0]?.tag ?? '')).toHaveCount(2)

  const check = async ({ tag, props, events }: Declaration) => {
    const each = framed.get(tag) as Framed
    const inner = inside(each, tag)
    const names = Object.keys(props).filter(name => !staying[tag]?.includes(name))
    const values = () =>
      inner.evaluate((element, names) => names.map(name => Reflect.get(element, name) as unknown), names)
    // Eighty elements come at once, and one is first.
    const options = { message: tag, timeout: 60_000 }
    await expect.poll(values, options).toEqual(names.map(name => sampleOf(props[name] as Prop)[1]))
    const later = Object.fromEntries(names.map(name => [name, sampleOf(props[name] as Prop)[2]]))
    await each.element.evaluate(
      (element, later) => Object.assign(element, later, { locale: 'es', theme: 'light' }),
      later,
    )
    await expect.poll(values, options).toEqual(Object.values(later))
    for (const name of staying[tag] ?? []) {
      const own = inner.evaluate((each, name) => (name in each ? typeof Reflect.get(each, name) : 'no property'), name)
      expect(await own, name).toBe('undefined')
    }
    const look = () =>
      inner.evaluate(element => {
        const root = element.shadowRoot?.querySelector<HTMLElement>('.root')
        return [root?.lang, root?.dataset['theme']]
      })
    await expect.poll(look, tag).toEqual(['es', 'light'])

    const height = (box: Framed['element']) =>
      box.evaluate(element => Math.ceil(element.getBoundingClientRect().height))
    const difference = async () => Math.abs((await height(each.element)) - (await height(inner)))
    await expect.poll(difference, tag).toBeLessThanOrEqual(1)

    // What it says reaches the page; what it asks is done where the page does not answer, and only
    // there.
    const own = Object.entries({ ...commonEvents, ...events }).filter(([name]) => name !== 'baize-ready')
    const before = (await receivedEvents()).length
    const emitted = own.map(([name, shape]) => ({
      name,
      detail: detailOf(shape),
      asks: !!(shape as EventShape).cancelable,
    }))
    const done = await inner.evaluate(async (element, emitted) => {
      const ran: string[] = []
      for (const { name, detail, asks } of emitted) {
        const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: asks })
        if (asks) Reflect.set(event, Symbol.for('baize.again'), () => ran.push(name))
        element.dispatchEvent(event)
      }
      Object.assign(globalThis, { ranAgain: ran })
      return emitted.filter(({ asks }) => asks).map(({ name }) => name)
    }, emitted)
    const arrived = async () =>
      (await receivedEvents())
        .slice(before)
        .filter(({ from }) => from === tag)
        .map(({ name, detail }) => ({ name, detail }))
    const expected = emitted.map(({ name, detail }) => ({ name, detail: trimmedDetails[name] ?? detail }))
    await expect.poll(arrived, tag).toEqual(expect.arrayContaining(expected))
    await expect.poll(() => inner.evaluate(() => Reflect.get(globalThis, 'ranAgain') as string[]), tag).toEqual(done)
    await page.evaluate(() => Object.assign(globalThis, { answers: new AbortController() }))
    await each.element.evaluate((element, done) => {
      const { signal } = Reflect.get(globalThis, 'answers') as AbortController
      for (const name of done) element.addEventListener(name, event => event.preventDefault(), { signal })
    }, done)
    await inner.evaluate((element, emitted) => {
      for (const { name, detail, asks } of emitted.filter(({ asks }) => asks)) {
        const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: asks })
        Reflect.set(event, Symbol.for('baize.again'), () =>
          (Reflect.get(globalThis, 'ranAgain') as string[]).push('too much'),
        )
        element.dispatchEvent(event)
      }
      element.dispatchEvent(new CustomEvent('baize-dialog', { detail: { open: false }, bubbles: true, composed: true }))
    }, emitted)
    const last = async () => (await arrived()).at(-1)
    await expect.poll(last, tag).toEqual({ name: 'baize-dialog', detail: { open: false } })
    expect(await inner.evaluate(() => Reflect.get(globalThis, 'ranAgain') as string[]), tag).toEqual(done)
    await expect(each.element.locator('iframe')).not.toHaveAttribute('data-refused')
  }
  // Eight at a time: eighty frames that answer at once leave none of them its turn in Firefox.
  for (let first = 0; first < all.length; first += 8) await Promise.all(all.slice(first, first + 8).map(check))

  // Gone is gone: no frame, no own property, no timer that still speaks.
  const frames = page.frames().length
  expect(frames).toBeGreaterThan(all.length)
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('[isolation]')]
    Object.assign(globalThis, { gone: elements })
    for (const element of elements) element.remove()
  })
  await expect.poll(() => page.frames().length).toBe(1)
  expect(
    await page.evaluate(
      () => (Reflect.get(globalThis, 'gone') as HTMLElement[]).filter(each => Object.hasOwn(each, 'focus')).length,
    ),
  ).toBe(0)
  expect(await page.evaluate(() => document.body.querySelectorAll(':scope > :not(main, script)').length)).toBe(0)
  const codes = new Set(
    (await receivedEvents())
      .filter(({ name }) => name === 'baize-error')
      .map(({ detail }) => String(Reflect.get(detail, 'code'))),
  )
  // A frame that is late is told as refused, too: eighty come at once. None has stayed so, above.
  for (const code of ['frame-message-refused', 'render-failed', 'bad-attribute']) expect([...codes]).not.toContain(code)
})
