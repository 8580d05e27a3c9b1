import { decimals, fromMinor } from '@baize/contract'
import { palettes } from '@baize/art'
import type { Deps } from '../deps.ts'
import type { Driver } from './drive-round.ts'
import { openSession } from './open-session.ts'
import { ensureSeeds } from '../fairness/commit-seeds.ts'
import { type RoundView, roundView } from './round-view.ts'
import { markShown } from '../store/round-transitions.ts'
import { openRoundOf, roundsOf } from '../store/rounds.ts'
import type { Session } from '../store/sessions.ts'
import { Refusal } from '../refusal.ts'

/** Earlier rounds that a page begins with. */
const recent = 10

/** The round that the player never saw the end of, taken to it if the operator answers. */
async function resumed(
  { store, games }: Deps,
  driver: Driver,
  { player, gameCode }: Session,
): Promise<RoundView | null> {
  const open = openRoundOf(store, player)
  const ended = open && (await driver.drive(open))
  const [last = null] = roundsOf(store, player, gameCode, 1)
  const round = ended?.gameCode === gameCode ? ended : last
  if (!round || round.told) return null
  markShown(store, round)
  return roundView(games, round)
}

const colours = (palette: keyof typeof palettes, frame: keyof typeof palettes) => ({
  room: palettes[palette],
  frame: palettes[frame],
})

/**
 * Everything that a page needs to show the game.
 * @throws Refusal LAUNCH_CODE_INVALID, OPERATOR_DOWN, NOT_FOUND where the code is that of no
 *   instant game
 */
export async function startInstantGame(deps: Deps, driver: Driver, launch: { code: string; gameCode: string }) {
  const { games } = deps
  if (!games.isInstant(launch.gameCode)) throw new Refusal('NOT_FOUND')
  const { token, session, balance } = await openSession(deps, { launchCode: launch.code, gameCode: launch.gameCode })
  const interrupted = await resumed(deps, driver, session)
  const { active, next } = await ensureSeeds(deps, session.player, session.gameCode)
  const { currency, symbol, nickname, hostOrigin, lobbyUrl, gameCode } = session
  const theme = games.themeOf(gameCode)
  const rules = games.rulesOf(gameCode)
  return {
    token,
    nickname,
    balance: interrupted?.balance ?? balance,
    currency,
    symbol,
    hostOrigin,
    lobbyUrl,
    kind: games.kindOf(gameCode),
    stakes: rules.stakes(decimals(currency)).map(stake => fromMinor(stake, currency)),
    rtp: rules.rtp,
    pauseMs: rules.pauseMs,
    theme: { ...theme, colours: colours(theme.palette, theme.frame) },
    commitment: active.commitment,
    nextCommitment: next.commitment,
    clientSeed: active.clientSeed,
    nonce: active.nonce,
    resumed: interrupted,
    recentRounds: roundsOf(deps.store, session.player, gameCode, recent).map(round => roundView(games, round)),
  }
}
/** The answer to a page that starts. */
export type InstantGameStart = Awaited<ReturnType<typeof startInstantGame>>
