// What the loader fetches beside the core: it asks for what the first view waits for, so that the answers are there when the code is. A bundle by
// itself, because whatever shares a chunk with the core arrives with it.
import {
  askEarly,
  askTextsEarly,
  baseOf,
  completeConfig,
  expectedLocale,
  matchLanguage,
  offeredTags,
  pageRegistry,
  publicRequest,
  toCode,
} from '@baize/client'
import type { Config, ScopeConfig } from '@baize/client'
import { groups } from 'baize:text-groups'
import { addressOf } from 'baize:texts'
import type { LightClass } from '../runtime/light-class.ts'
import { requestScope } from '../runtime/scope-request.ts'
import { saidOn } from '../shared/early/first-read.ts'
import { firstReads } from './first-reads.ts'

/** What makes an element differ from its page: it asks for itself. */
const own = ['locale', 'isolation']

/** Elements of a tag on the page that are as the page is. */
const waiting = (tag: string): HTMLElement[] =>
  [...((customElements.get(tag) as LightClass | undefined)?.waiting ?? [])].filter(
    element => !own.some(name => saidOn(element, name)) && !requestScope(element),
  )

function askTexts(language: string): void {
  const needed = Object.keys(groups).filter(group => groups[group]?.some(tag => waiting(tag).length))
  for (const group of ['', ...needed]) askTextsEarly(String(addressOf(language, group || 'common')), language, group)
}

function askAnswers(config: ScopeConfig, locale: string, language: string): void {
  for (const [tag, firstRead] of Object.entries(firstReads))
    for (const element of waiting(tag)) {
      const question = firstRead(element, config.merchant, toCode(language))
      if (!question) continue
      const [name, path, input] = question
      askEarly(...publicRequest(config, config.paths?.[name] ?? path, input, locale))
    }
}

const { scope, queue } = pageRegistry()
const given = Object.assign({}, ...queue) as Config
const config = completeConfig({ ...given, api: baseOf(given.api ?? '') ?? undefined })
// Where the client is there already it asks by itself, and a page that sends calls itself is to see them.
if (!scope && config && !config.fetch && !config.isolation) {
  const isOwn = config.ownSite ?? new URL(config.api).origin === location.origin
  const locale = expectedLocale(config, isOwn)
  const language = locale && matchLanguage(locale, offeredTags(config.locales))
  if (language && !config.texts) askTexts(language)
  // On the operator's own site answers depend on a session, or are kept.
  if (language && !isOwn) askAnswers(config, locale, language)
}
