import { asc, eq } from 'drizzle-orm'
import type { Command, CommandResult } from '../area.ts'
import { UsageError } from '../area.ts'
import type { Deps } from '../deps.ts'
import { site, siteKey, siteOrigin } from './tables.ts'
import {
  addSite,
  allowElements,
  allowOrigin,
  beginKey,
  denyOrigin,
  endKey,
  removeSite,
  SiteIsThere,
} from './enter-site.ts'
import { callerOriginOf, isLocal } from './origin-of.ts'
import { configuredOrigins, ownSite } from './own-site.ts'
import { opsCommand } from '../ops/index.ts'

/** Codes are part of keys, which are letters, digits and underscores. */
const codeShape = /^[a-z][a-z0-9]{1,30}$/

function codeOf(word: string | undefined): string {
  if (!word || !codeShape.test(word))
    throw new UsageError('Say which site: 2 to 31 small letters and digits, the first a letter, such as courtside.')
  return word
}

/** @throws UsageError where the word is no origin, or needs https */
function originWord(word = ''): string {
  const found = callerOriginOf(word)
  if (typeof found === 'object') throw new UsageError(`Cannot take this origin: ${found.wrong}`)
  return found
}

function reachOf(word = 'play'): 'play' | 'full' {
  if (word !== 'play' && word !== 'full') throw new UsageError(`Say play or full, not "${word}".`)
  return word
}

async function linesOf({ db, config }: Deps): Promise<string[]> {
  const sites = await db.select().from(site).orderBy(asc(site.code))
  const lines = sites.map(async ({ code, frames, inline }) => {
    const isOwn = code === ownSite(config).code
    const keys = await db.select().from(siteKey).where(eq(siteKey.site, code)).orderBy(asc(siteKey.madeAt))
    const origins = await db.select().from(siteOrigin).where(eq(siteOrigin.site, code)).orderBy(asc(siteOrigin.origin))
    const configured = isOwn ? Object.entries(configuredOrigins(config)) : []
    return [
      `${code}${isOwn ? "  the operator's own site" : ''}`,
      ...keys.map(({ key }) => `  key     ${key}`),
      ...configured.map(([origin, reach]) => `  origin  ${origin}  ${reach}, by the configuration`),
      ...origins.map(({ origin, reach }) => `  origin  ${origin}  ${reach}`),
      ...(isOwn ? [] : [`  inline  ${inline}`, `  frames  ${frames}`]),
    ]
  })
  return (await Promise.all(lines)).flat()
}

/** What a partner puts into the page. */
const snippetOf = ({ config }: Deps, key: string): string[] => [
  `Its pages load: <script type="module" src="${config.origins.site}/sdk/v1/baize.js"`,
  `  data-api="${config.origins.site}" data-merchant="${ownSite(config).merchant}" data-site-key="${key}"></script>`,
  `Or, from npm: configure({ api: '${config.origins.site}', merchant: '${ownSite(config).merchant}', siteKey: '${key}' })`,
]

/**
 * A refusal to enter a site twice, with what its pages load: whoever asks again has lost the first
 * answer.
 */
function refusalOf(deps: Deps, { message, keys }: SiteIsThere): string[] {
  const newest = keys.at(-1)
  if (!newest) return [message]
  const words = keys.length === 1 ? 'Its key is' : 'Its keys are'
  return [message, `${words} ${keys.join(' and ')}.`, ...snippetOf(deps, newest)]
}

type Act = (deps: Deps, words: readonly string[], by: string) => Promise<string[]>

const acts: Readonly<Record<string, Act>> = {
  add: async (deps, [word, ...origins], by) => {
    const code = codeOf(word)
    const key = await addSite(deps, by, code, [...new Set((origins.length ? origins : ['']).map(originWord))])
    return [`${code} may use the key ${key}.`, ...snippetOf(deps, key)]
  },
  allow: async (deps, [word, origin, reach], by) => {
    const [code, allowed] = [codeOf(word), originWord(origin)]
    await allowOrigin(deps, by, code, allowed, reachOf(reach))
    const said = `Pages of ${allowed} may use the keys of ${code}.`
    if (code !== ownSite(deps.config).code || isLocal(allowed)) return [said]
    const warning = `${code} is the operator's own site, so they may frame all its elements. If they are another's: ${opsCommand(deps.config, `sites deny ${code} ${allowed}`)}, then sites add SITE ${allowed}`
    return [said, warning]
  },
  deny: async (deps, [word, origin], by) => {
    const [code, denied] = [codeOf(word), originWord(origin)]
    await denyOrigin(deps, by, code, denied)
    return [`Pages of ${denied} are refused with the keys of ${code}.`]
  },
  frame: async (deps, [word, ...tags], by) => {
    const code = codeOf(word)
    const { was, is } = await allowElements(deps, by, code, { place: 'frames', words: tags })
    return [`Pages of ${code} may show in frames: ${is}. Before: ${was}.`]
  },
  inline: async (deps, [word, ...tags], by) => {
    const code = codeOf(word)
    const { was, is } = await allowElements(deps, by, code, { place: 'inline', words: tags })
    return [
      `Pages of ${code} may draw in their own document: ${is}. Before: ${was}.`,
      'Any other that they may frame is drawn in one.',
    ]
  },
  newkey: async (deps, [word], by) => {
    const code = codeOf(word)
    const key = await beginKey(deps, by, code)
    return [
      `${code} may use ${key} from now on, and its old key.`,
      ...snippetOf(deps, key),
      `When its pages have changed: ${opsCommand(deps.config, `sites endkey ${code} OLD`)}`,
    ]
  },
  endkey: async (deps, [word, key = ''], by) => {
    const code = codeOf(word)
    await endKey(deps, by, code, key)
    return [`${key} is refused from now on.`]
  },
  remove: async (deps, [word], by) => {
    const code = codeOf(word)
    await removeSite(deps, by, code)
    return [`${code} is removed; its pages are refused from now on.`]
  },
}

/**
 * Sites that may call the platform. Other processes on the same database follow within two seconds.
 */
export const sitesCommand: Command = {
  usage:
    'sites [add SITE ORIGIN… | allow SITE ORIGIN [full] | deny SITE ORIGIN | frame SITE all|none|TAG…|none TAG… | inline SITE all|none|TAG…|none TAG… | newkey SITE | endkey SITE KEY | remove SITE]',
  does: "lists the operator's own site and the partners' with keys and origins; enters, changes and removes them",
  run: async (deps, [name, ...words], by): Promise<CommandResult> => {
    if (name === undefined) return { ok: true, lines: await linesOf(deps) }
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!act) throw new UsageError(`"${name}" is not one of ${Object.keys(acts).join(', ')}.`)
    try {
      return { ok: true, lines: await act(deps, words, by) }
    } catch (error) {
      if (error instanceof SiteIsThere) return { ok: false, lines: refusalOf(deps, error) }
      throw error
    }
  },
}
