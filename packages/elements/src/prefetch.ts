// Prefetches texts and answers that the first view needs, while the core loads. A bundle by itself,
// because whatever shares a chunk with the core arrives with it.
import {
  prefetchAnswer,
  prefetchTexts,
  baseOf,
  completeConfig,
  expectedLocale,
  hasOddCharacters,
  matchLanguage,
  offeredTags,
  pageOrigin,
  pageRegistry,
  publicRequest,
  toCode,
} from '@baize/client'
import type { Config, ScopeConfig } from '@baize/client'
import { groups } from 'baize:text-groups'
import { addressOf } from 'baize:texts'
import type { PlaceholderClass } from './runtime/placeholder-class.ts'
import { requestScope } from './runtime/scope-request.ts'
import { firstRead as gameLane } from './sections/games/game-lane/first-read.ts'
import { firstRead as winnerBoard } from './sections/games/winner-board/first-read.ts'
import { propOrAttribute, type FirstRead } from './shared/prefetch/first-read.ts'

/** First reads by tag. An element that asks for something else after all asks for it itself. */
const firstReads: Readonly<Record<string, FirstRead>> = {
  'baize-game-lane': gameLane,
  'baize-winner-board': winnerBoard,
}

/** Properties by which an element differs from its page, so that nothing is prefetched for it. */
const own = ['locale', 'isolation']

/** Elements of a tag on the page that wait for their code and have the settings of the page. */
const waiting = (tag: string): HTMLElement[] =>
  [...((customElements.get(tag) as PlaceholderClass | undefined)?.waiting ?? [])].filter(
    element => !own.some(name => propOrAttribute(element, name)) && !requestScope(element),
  )

function prefetchGroups(language: string): void {
  const needed = Object.keys(groups).filter(group => groups[group]?.some(tag => waiting(tag).length))
  for (const group of ['', ...needed]) prefetchTexts(String(addressOf(language, group || 'common')), language, group)
}

function prefetchAnswers(config: ScopeConfig, locale: string, language: string): void {
  for (const [tag, firstRead] of Object.entries(firstReads))
    for (const element of waiting(tag)) {
      const question = firstRead(element, config.merchant, toCode(language))
      if (!question) continue
      const [name, path, input] = question
      prefetchAnswer(...publicRequest(config, config.paths?.[name] ?? path, input, locale))
    }
}

const { scope, queue } = pageRegistry()
const given = Object.assign({}, ...queue) as Config
const config = completeConfig({ ...given, api: baseOf(given.api ?? '') ?? undefined })
// Where the client has loaded already it asks by itself, and a page that sends calls itself has to
// see them. Settings with odd characters are read by the client.
if (!scope && config && !hasOddCharacters(given) && !config.fetch && !config.isolation) {
  const isOwn = config.ownSite ?? new URL(config.api).origin === pageOrigin()
  const locale = expectedLocale(config, isOwn)
  const language = locale && matchLanguage(locale, offeredTags(config.locales))
  if (language && !config.texts) prefetchGroups(language)
  // On the operator's own site answers depend on a session, or are kept.
  if (language && !isOwn) prefetchAnswers(config, locale, language)
}
