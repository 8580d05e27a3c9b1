import { launch as launchRow, languages } from '@baize/contract'
import { digest, newSecret } from '../account/secrets.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { currencyOf } from '../wallet/balance.ts'
import { findGame, suggestGames } from './find.ts'
import { gameLaunches } from './launch-tables.ts'
import { lobbyUrlOf, openModeOf } from './open-mode.ts'

/** A launch code opens its game within this time, in milliseconds, and once. */
const codeLife = 60_000
/** Games named instead of one under maintenance (GAME-28). */
const suggested = 6
/** Every game that is open is the demo studio's. */
const studio = 'studio'

const tagOf = (language: string): string => languages[language as keyof typeof languages] ?? languages.EN

interface Asked {
  vassalage: string
  gameType: Parameters<typeof suggestGames>[1]
  gameCode: string
}

/** @throws Refusal GAME_NOT_FOUND, or GAME_MAINTENANCE with what can be played instead (ERR-19) */
async function playable(asked: Asked, { deps: { db, clock } }: Context) {
  const game = await findGame(db, asked, clock.now())
  if (game?.gameType !== asked.gameType) throw new Refusal('GAME_NOT_FOUND')
  if (game.state === 'open') return game
  throw new Refusal('GAME_MAINTENANCE', { suggestions: await suggestGames(db, asked.gameType, suggested, clock.now()) })
}

/** Starts a game: mints a code for this player, game and currency, and puts it into the fragment of the game's address (GAME-23). */
export const launchRoute = route(launchRow, async (input, ctx) => {
  const { db, clock, random, config } = ctx.deps
  const { playerId, id: sessionId, type } = sessionOf(ctx)
  const game = await playable(input, ctx)
  const code = newSecret(random)
  const launchId = random.id()
  const now = clock.now()
  const openMode = openModeOf(ctx.origin, config)
  await db.insert(gameLaunches).values({
    playerId,
    id: launchId,
    vendor: studio,
    vassalage: input.vassalage,
    gameType: input.gameType,
    gameCode: input.gameCode,
    currency: currencyOf(ctx.deps, type),
    language: input.language,
    sessionId,
    hostOrigin: openMode === 'frame' ? ctx.origin : null,
    lobbyUrl: lobbyUrlOf(input.backUrl, ctx),
    codeHash: digest(code),
    codeExpiresAt: new Date(now.getTime() + codeLife),
    launchedAt: now,
  })
  const url = `${config.origins.studio}/play/${encodeURIComponent(input.gameCode)}?lang=${tagOf(input.language)}#code=${code}`
  return { url, openMode, launchId, game }
})
