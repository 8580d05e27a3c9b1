import { languages, type Category, minute } from '@baize/contract'
import { knownLanguage } from '../text/language.ts'
import { digest, newSecret } from '../secrets.ts'
import { bothNames } from '../sites/index.ts'
import { sessionOf, type Context } from '../http/route.ts'
import { currencyOf } from '../wallet/index.ts'
import { mayBeFramed } from '../games/index.ts'
import { gameLaunches } from '../game-vendors/index.ts'
import { startOriginFor } from '../system/index.ts'
import { moveForLaunch, walletForLaunch } from '../vendor-wallets/index.ts'
import type { Config } from '../deps.ts'

/**
 * The origin of the page that calls; null where no page calls. Browsers name it except in reads on
 * their own origin, which they only mark as such (`sec-fetch-site`).
 */
function pageOriginOf({ origin, headers, deps }: Context): string | null {
  const host = headers.get('host')
  if (origin !== null || host === null || headers.get('sec-fetch-site') !== 'same-origin') return origin
  return `${new URL(deps.config.origins.site).protocol}//${host}`
}

type OpenMode = 'frame' | 'tab'

/**
 * A game is framed on the operator's own site alone, unless its vendor forbids it or a tab is asked
 * for; else it opens in a tab of its own (GAME-23).
 */
const openModeOf = (origin: string | null, config: Config, asked: OpenMode = 'frame'): OpenMode =>
  origin !== null && bothNames(config.origins.site).includes(origin) ? asked : 'tab'

/**
 * The origin that an address names. That of an app's page (`capacitor://localhost`) has none by the
 * rules of the web, by which `URL.origin` goes; its site has it as it is written.
 */
const originIn = (address: string): string => {
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

/**
 * Where a game sends a player who leaves it: the address that was asked for if it lies on the
 * site's origins, else the site itself.
 */
function lobbyUrlOf(asked: string | undefined, { site, deps }: Context): string {
  if (asked && URL.canParse(asked) && site.origins.includes(originIn(asked))) return asked
  return `${deps.config.origins.site}/`
}

/** A launch code opens its game within this time, in milliseconds, and once. */
const codeLife = minute
/** The vendor of every game that is open: the demo studio. */
const vendor = 'studio'

const tagOf = (language: string): string => languages[language as keyof typeof languages] ?? languages.EN

interface LaunchRequest {
  vassalage: string
  gameType: Category
  gameCode: string
  language: string
  backUrl?: string | undefined
  openMode?: OpenMode | undefined
}

/**
 * Makes a code that opens a game once, for this player, game and currency, and puts it into the
 * fragment of the game's address (GAME-23), which begins with the start address that the session
 * was given (GAME-27). Where players have wallets at vendors, its rounds draw on the vendor's.
 * @param view - further parameters of the game's address, beside the language
 */
export async function createLaunch(ctx: Context, request: LaunchRequest, view: Readonly<Record<string, string>> = {}) {
  const { db, clock, random, config } = ctx.deps
  const { playerId, id: sessionId, type } = sessionOf(ctx)
  const { vassalage, gameType, gameCode, language, backUrl } = request
  const code = newSecret(random)
  const launchId = random.id()
  const now = clock.now()
  const origin = pageOriginOf(ctx)
  const framed = await mayBeFramed(db, request)
  const opening = { playerId, type, vassalage, launchId }
  const wallet = await walletForLaunch(ctx.deps, opening)
  const openMode = openModeOf(origin, config, framed ? request.openMode : 'tab')
  await db.insert(gameLaunches).values({
    playerId,
    id: launchId,
    vendor,
    vassalage,
    gameType,
    gameCode,
    currency: currencyOf(ctx.deps, type),
    language: knownLanguage(language) ?? 'EN',
    sessionId,
    hostOrigin: openMode === 'frame' ? origin : null,
    lobbyUrl: lobbyUrlOf(backUrl, ctx),
    codeHash: digest(code),
    codeExpiresAt: new Date(now.getTime() + codeLife),
    launchedAt: now,
    wallet,
  })
  const followingMoney = wallet === null ? {} : await moveForLaunch(ctx.deps, opening)
  const query = new URLSearchParams({ lang: tagOf(language), ...view })
  const url = `${await startOriginFor(ctx.deps, sessionId)}/play/${encodeURIComponent(gameCode)}?${query}#code=${code}`
  return { url, openMode, launchId, ...followingMoney }
}
