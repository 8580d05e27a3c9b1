import type { EmblemName } from '@baize/art'
import { el } from './dom.ts'
import { textsOf } from './texts.ts'

/** Name of a symbol in the language of the page, as screen readers say it. */
export const symbolName = (symbol: EmblemName): string => textsOf('symbols')(symbol)

/** Small picture of a symbol, with its name. */
export const symbolPicture = (symbol: EmblemName, attributes: Record<string, string> = {}): HTMLImageElement =>
  el('img', { src: `/art/${symbol}.svg`, alt: symbolName(symbol), ...attributes })
