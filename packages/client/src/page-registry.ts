import type { PrefetchedAnswer } from './prefetch/answers.ts'
import type { Config } from './config.ts'
import type { Scope } from './scope.ts'
import type { PrefetchedTexts } from './prefetch/texts.ts'
import type { LoadTexts, Reword, TextsHere } from './i18n/texts.ts'

/** Something that the people of the page have to correct. */
export interface Finding {
  code: string
  message: string
  /** Tag of the element; empty where it is the page's own matter. */
  element: string
}

/**
 * The record that every copy of Baize on a page shares: bundles from different addresses and
 * versions of one major use it, so that a page has one session. The loader makes the record before
 * the client is there; the first client takes the queue over.
 */
export interface PageRegistry {
  /** Of the copy that came first. */
  version: string
  /** Address of a loader that has not found its own tag, which may carry settings. */
  lostScript?: string
  /** Settings given before the client was there, oldest first. Emptied by the first client. */
  queue: Config[]
  /** The page's default scope, set by the first client. */
  scope?: Scope
  /**
   * Token of a link that the loader has taken out of the address, until the client exchanges it.
   */
  arrived?: string | null
  /** Scopes of `<baize-scope>` elements. */
  scopes: WeakMap<Element, Scope>
  /** Loader of the texts of a language; set by the script that delivers the elements. */
  texts?: LoadTexts
  /** Texts that are here before anybody asks; set by that script, too. */
  textsHere?: TextsHere
  /** Puts words of the page into texts; set by that script, too. */
  reword?: Reword
  /** Whether this document is the frame of one element on a page of somebody else's. */
  framed?: boolean
  /**
   * In such a document: the elements that the site around it may show in frames, `all`, `none` or
   * tags.
   */
  frames?: string
  /** In such a document: the origin of the page around it. */
  around?: string
  /** In such a document: lets the page around it go where its element is to lead. */
  leave?: () => void
  /**
   * In such a document: the codes in the markup of the page around it, by which it is credited with
   * accounts.
   */
  codes?: Readonly<Record<string, string>>
  /** Prefetched answers by request, until the code that reads them takes them. */
  early?: Map<string, PrefetchedAnswer>
  /** Prefetched texts by address. */
  earlyTexts?: Map<string, PrefetchedTexts>
  /** What is to be corrected on the page; set by the copy that looks for it. */
  findings?: Finding[]
}

type Page = { [key: symbol]: PageRegistry | undefined; baizeConfig?: Config }

/**
 * The page's record, made on first use with `globalThis.baizeConfig` as its first settings. An
 * element, a list of them or a frame that the page calls by that name is under it, too, but not as
 * the window's own.
 */
export function pageRegistry(version = ''): PageRegistry {
  const page = globalThis as Page
  return (page[Symbol.for('baize.v1')] ??= {
    version,
    queue: Object.hasOwn(page, 'baizeConfig') && page.baizeConfig ? [page.baizeConfig] : [],
    scopes: new WeakMap(),
  })
}

/** Settings of the page's default scope, before or after the client is there, once or often. */
export function configure(config: Config): void {
  const { scope, queue } = pageRegistry()
  if (scope) scope.configure(config)
  else queue.push(config)
}
