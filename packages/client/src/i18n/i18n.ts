import { waitOf } from '@baize/contract'
import { createInstance } from 'i18next'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { attempt } from '../attempt.ts'
import type { ScopeConfig } from '../config.ts'
import type { CallError } from '../calls/error.ts'
import type { BrowserEnv } from '../browser-env.ts'
import type { Store } from '../storage.ts'
import { createFormat, type Format } from './format.ts'
import { directionOf, matchLanguage, toCode, toTag } from './languages.ts'
import { createOfferedLanguages } from './offered-languages.ts'
import { textsName, type LoadTexts, type TextsHere } from './texts.ts'

/** Everything that depends on a language. A new object whenever one of its answers changes. */
export interface Translator extends Format {
  /** BCP 47 tag that numbers and dates follow. */
  locale: string
  /** Code of the language, as calls carry it. */
  language: string
  dir: 'ltr' | 'rtl'
  /** Whether the texts are there; until then `t` answers with the key. */
  ready: boolean
  /**
   * The same of a group of texts beside the common ones, which is fetched when it is first asked
   * for.
   */
  has: (group: string) => boolean
  /**
   * Whether the common texts, or those of a group, came neither in this language nor in English.
   */
  isMissing: (group: string | undefined) => boolean
  t: (key: string, values?: Record<string, unknown>) => string
  /**
   * The sentence a person reads for a refusal: ours, else the platform's, else 'Unknown error'
   * (ERR-37). A failure that nobody foresaw names its call for support (ERR-38).
   */
  refusal: (error: CallError) => string
}

export interface I18n {
  /** Language of everything that has none of its own. */
  $locale: ReadableAtom<string>
  /**
   * The language that calls ask in: the one that is waited for, while the platform has not said
   * whether the site offers it.
   */
  asks: () => string
  /** Translator of a language, or of the page's, that follows texts and choices as they come. */
  translator: (locale?: string) => ReadableAtom<Translator>
  /** The same, as it is now. */
  for: (locale?: string) => Translator
  /** Tags of the languages that the site offers, as far as it is known. */
  offered: () => readonly string[]
  /** Asks the platform once which those are, where the page does not say; translators follow. */
  askOffered: () => void
  /**
   * Adds the texts that have come for this page meanwhile (`prefetch/texts.ts`), so that what is
   * drawn next has them at once.
   */
  takeTexts: () => void
  /** Fetches once more what did not come. */
  retryTexts: () => void
  /** A visitor's choice for this and later visits (I18N-04). */
  choose: (locale: string) => void
}

export interface I18nDeps {
  env: BrowserEnv
  /** The platform's time in milliseconds since 1970. */
  now: () => number
  $config: ReadableAtom<ScopeConfig | null>
  configured: () => Promise<ScopeConfig>
  /** Languages that the site offers, as the platform says. */
  siteLanguages: () => Promise<readonly string[]>
  /** Where the choice is kept. */
  store: () => Store
  /** Whether the page's own address may choose. */
  ownSite: () => boolean
  load: LoadTexts
  /** Texts that need not be waited for. */
  here: TextsHere
}

const fallback = 'en'
/** The one of i18next's that all texts are in. */
const namespace = 'translation'
const key = 'lang'

/**
 * Texts and formats of a scope, on an i18next instance of its own, so that the host's is never
 * touched.
 */
export function createI18n(deps: I18nDeps): I18n {
  const { env, now, $config, configured, store, ownSite, load, here } = deps
  const texts = createInstance()
  void texts.init({ resources: {}, fallbackLng: fallback, initAsync: false, interpolation: { escapeValue: false } })
  /** Files that were asked for, by name. */
  const loading = new Map<string, [done: Promise<boolean>, language: string, group: string]>()
  const $loaded = atom<readonly string[]>([])
  /** Names of those that came in no language. */
  const $missing = atom<readonly string[]>([])
  const offered = createOfferedLanguages(deps)
  const $locale = atom(fallback)
  /** The page's language while the platform has not said whether the site offers it; else empty. */
  const $waits = atom('')

  /** Groups share branches; the first has nothing to be joined with. */
  const add = (language: string, bundle: object): void =>
    void texts.addResourceBundle(language, namespace, bundle, texts.hasResourceBundle(language, namespace), true)

  /** @returns whether texts came, be it in English */
  const fetchTexts = (language: string, group = ''): Promise<boolean> => {
    const name = textsName(language, group)
    const known = loading.get(name)
    if (known) return known[0]
    /** Texts with words that have changed meanwhile come too late. */
    const isLate = (): boolean => loading.get(name)?.[0] !== done
    const done: Promise<boolean> = configured()
      .then(() => load(language, group))
      .then(bundle => {
        if (!isLate()) add(language, bundle)
        return true
      })
      .catch(() => !isLate() && language !== fallback && fetchTexts(fallback, group))
      .then(came => {
        const $names = came ? $loaded : $missing
        if (!isLate()) $names.set([...$names.get(), name])
        return came
      })
    loading.set(name, [done, language, group])
    return done
  }
  /** Adds what is here, so that what is drawn now has its texts. */
  const takeTextsHere = (language: string): void => {
    const found = here(language).filter(([group]) => !loading.has(textsName(language, group)))
    for (const [group, bundle] of found) {
      add(language, bundle)
      loading.set(textsName(language, group), [Promise.resolve(true), language, group])
    }
    if (found.length) $loaded.set([...$loaded.get(), ...found.map(([group]) => textsName(language, group))])
  }
  let words: string | null = null
  $config.listen((config, before) => {
    const known = words
    // By their text: a page may give the same in a new object, and others in the same.
    words = attempt(() => JSON.stringify(config?.words))
    if (!before || words === known) return
    const files = [...loading.values()]
    loading.clear()
    if ($missing.get().length) $missing.set([])
    for (const [, language, group] of files) void fetchTexts(language, group)
  })

  const languageFor = (locale: string): string => matchLanguage(locale, offered.list()) || fallback
  const translate = (locale: string, waits = ''): Translator => {
    const language = languageFor(locale)
    if (!waits) void fetchTexts(language)
    const fixed = texts.getFixedT(language)
    const dir = directionOf(locale)
    /**
     * A text that falls back to another language is isolated, so that in a page from right to left
     * its full stop stays at its end.
     */
    const say: Translator['t'] = (name, values) => {
      // Most texts have nothing filled in: i18next takes milliseconds of a slow phone to look for
      // it in each.
      const plain: unknown = values ? null : texts.getResource(language, namespace, name)
      if (typeof plain === 'string' && !plain.includes('{{')) return plain
      const { res, usedLng } = fixed(name, { ...values, returnDetails: true })
      if (res === name) void fetchTexts(fallback)
      return dir === 'rtl' && usedLng !== language ? `\u2068${res}\u2069` : res
    }
    return {
      ...createFormat(locale, now),
      locale,
      language: toCode(language),
      dir,
      ready: !waits && $loaded.get().includes(language),
      has(group) {
        void fetchTexts(language, group)
        return $loaded.get().includes(textsName(language, group))
      },
      isMissing: group => $missing.get().includes(textsName(language, group)),
      t: say,
      refusal({ code, value, message, reference }) {
        const words = say(`error.${code}`, { ...(value as object), ...waitOf(value, language), defaultValue: message })
        return code === 'UNKNOWN' && reference ? `${words} (${say('common.reference', { id: reference })})` : words
      },
    }
  }

  const $page = computed([$locale, $waits, offered.$site, $loaded, $missing], translate)
  const $waiting = computed(offered.$site, () => translate(fallback, fallback))
  const translators = new Map<string, ReadableAtom<Translator>>()
  const translator = (wish = ''): ReadableAtom<Translator> => {
    const tag = offered.served(wish)
    if (tag === null) return $waiting
    if (!tag) return $page
    const known = translators.get(tag) ?? computed([offered.$site, $loaded, $missing], () => translate(tag))
    translators.set(tag, known)
    return known
  }

  const choose = (wish: string) => {
    const tag = matchLanguage(wish, offered.list())
    if (!tag) return
    store().set(key, toCode(tag))
    $locale.set(tag)
  }
  /** Address, stored choice, page-wide setting, page's own language (I18N-11). */
  let addressed = false
  const settle = (config: ScopeConfig | null) => {
    const named = config && !addressed && ownSite() ? env.parameter(key) : ''
    if (offered.served(named)) choose(named ?? '')
    const wishes = [named, config && store().get(key), config?.locale, env.language()]
    let tag: string | null = ''
    let awaited = ''
    for (const wish of wishes)
      if (tag === '') {
        tag = offered.served(wish)
        awaited = toTag(wish ?? '')
      }
    addressed ||= config !== null && offered.served(named) !== null
    if (config && tag !== null) takeTextsHere(languageFor(tag || fallback))
    $waits.set(tag === null ? awaited : '')
    $locale.set(tag || fallback)
  }
  $config.subscribe(settle)
  offered.$site.listen(() => settle($config.get()))

  return {
    $locale,
    asks: () => $waits.get() || $locale.get(),
    translator,
    for: locale => translator(locale).get(),
    offered: offered.list,
    askOffered: offered.ask,
    takeTexts: () => void ($config.get() && takeTextsHere(languageFor($locale.get()))),
    retryTexts() {
      const files = $missing.get().map(name => [name, loading.get(name)] as const)
      for (const [name] of files) loading.delete(name)
      $missing.set([])
      for (const [, file] of files) if (file) void fetchTexts(file[1], file[2])
    },
    choose,
  }
}
