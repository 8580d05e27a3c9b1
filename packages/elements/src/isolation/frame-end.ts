import { pageRegistry } from '@baize/client'
import { defaultActionKey } from '../runtime/default-action.ts'
import { commonProps } from '../runtime/declare.ts'
import { toPlainData, fitsProp, isRecord, maxFrameHeight, type PropShapes } from './element-shape.ts'
import { watchLayers } from './layers.ts'
import { forPage } from './for-page.ts'
import { isTokenValue } from './tokens-at.ts'
import { openWire, type Wire } from './port.ts'
import { eventShapes, propShapes } from './shapes.ts'
import { sessionEvents } from './session-news.ts'
import { tokenNames } from '../ui/theme/tokens.ts'

/** BCP 47, as far as a page may say it. */
const language = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i
const themes: readonly unknown[] = ['dark', 'light']
const appearances: readonly unknown[] = [undefined, ...commonProps.appearance.values]
/** Pixels that a place in a window may be away. */
const farthest = 100_000
/** Milliseconds between two measures of the height. */
const measuring = 1000
/** Max requests that wait for the page; one more drops the oldest. */
const maxQuestions = 32
const codeNames: readonly string[] = ['affiliateCode', 'referralCode']
const isPixels = (value: unknown): value is number => Number.isFinite(value) && Math.abs(value as number) <= farthest

/** What is set, and nothing else, has the shape that the declaration says. */
const fits = (shape: PropShapes, props: unknown): props is Record<string, unknown> =>
  isRecord(props) &&
  Object.entries(props).every(([name, value]) => Object.hasOwn(shape, name) && fitsProp(shape[name], value))

const areTokens = (tokens: unknown): tokens is Record<string, string> =>
  isRecord(tokens) && Object.entries(tokens).every(([name, value]) => tokenNames.includes(name) && isTokenValue(value))

/** Codes of the register element on the page around; a popup in the frame takes them along. */
const areCodes = (codes: unknown): codes is Record<string, string> =>
  isRecord(codes) &&
  Object.entries(codes).every(
    ([name, code]) => codeNames.includes(name) && typeof code === 'string' && code.length < 100,
  )

/**
 * Opens the end of the port in the frame: sets on the element what the page sets, and forwards its
 * events to the page, without who plays.
 *
 * @param refused - called with the count of refused messages of the page
 */
export function openFrameEnd(port: MessagePort, tag: string, nonce: string, refused: (count: number) => void): Wire {
  const shape = propShapes[tag] ?? {}
  const element = document.createElement(tag)
  const asked = new Map<number, { name: string; run: () => void }>()
  let questions = 0
  let passing = ''

  const readers: Parameters<typeof openWire>[1] = {
    give({ props, locale, theme, appearance, tokens }) {
      const isLanguage = typeof locale === 'string' && language.test(locale)
      if (!fits(shape, props) || !isLanguage || !areTokens(tokens)) return false
      if (!themes.includes(theme) || !appearances.includes(appearance)) return false
      for (const [name, { stays }] of Object.entries(shape))
        if (!stays) Reflect.set(element, name, toPlainData(props[name]))
      Object.assign(element, { locale, theme, appearance })
      document.documentElement.lang = locale
      for (const name of tokenNames) document.documentElement.style.setProperty(name, tokens[name] ?? '')
      if (!element.isConnected) document.body.append(element)
      return true
    },
    answer({ id, prevented, codes = {} }) {
      const question = asked.get(id as number)
      if (!question || typeof prevented !== 'boolean' || !areCodes(codes)) return false
      pageRegistry().codes = codes
      asked.delete(id as number)
      if (prevented) return true
      passing = question.name
      question.run()
      passing = ''
      return true
    },
    focus() {
      element.focus()
      return true
    },
    place({ on, x, y, width }) {
      if (typeof on !== 'boolean' || ![x, y, width].every(isPixels)) return false
      const at = { position: 'absolute', left: `${String(x)}px`, top: `${String(y)}px`, width: `${String(width)}px` }
      Object.assign(element.style, on ? at : { position: '', left: '', top: '', width: '' })
      // What stands beside a button follows it.
      dispatchEvent(new Event('resize'))
      return true
    },
  }
  const wire: Wire = openWire(port, readers, refused)

  /**
   * Forwards an event to the page. A cancelable one is prevented until the page has answered; then
   * its default action runs, or never.
   */
  const forward = (event: Event) => {
    const byItself = event.target === document
    // What no element has caused concerns the page where a session began or ended: in another tab,
    // or by its time.
    if ((byItself && !sessionEvents.includes(event.type)) || event.defaultPrevented || event.type === passing) return
    const run = Reflect.get(event, defaultActionKey) as (() => void) | undefined
    const { type: name, cancelable } = event
    if (name === 'baize-ready' && event.target !== element) return
    const detail = forPage(name, (event as CustomEvent<Record<string, unknown>>).detail)
    if (byItself) return wire.send({ kind: 'event', name, detail, page: true })
    if (!run || !cancelable) return wire.send({ kind: 'event', name, detail })
    event.preventDefault()
    asked.delete(++questions - maxQuestions)
    asked.set(questions, { name, run })
    wire.send({ kind: 'event', name, detail, id: questions })
  }
  for (const name of Object.keys(eventShapes)) addEventListener(name, forward)

  let block = -1
  const measure = () => {
    const before = block
    const height = Math.ceil(element.getBoundingClientRect().height)
    block = Math.min(height, maxFrameHeight)
    document.documentElement.style.overflowY = height > maxFrameHeight ? 'auto' : ''
    if (block !== before) wire.send({ kind: 'size', block })
  }
  wire.send({ kind: 'hello', nonce })
  new ResizeObserver(measure).observe(element)
  // Observers are silent in a frame that is out of sight.
  setInterval(measure, measuring)
  watchLayers(on => wire.send({ kind: 'overlay', on }))
  pageRegistry().leave = () => wire.send({ kind: 'leave' })
  return wire
}
