import { auditStaff } from '../audit-trail/index.ts'
import { launch, platform, type Envelope, type GameItem, type Output } from '@baize/contract'
import { sql } from 'drizzle-orm'
import { openAccount } from '../accounts/registration/index.ts'
import { ownSite } from '../sites/index.ts'
import { playerByAccount } from '../accounts/players/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { startSession } from '../accounts/sessions/index.ts'
import type { Deps } from '../deps.ts'
import { suggestGames } from '../games/index.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../area.ts'

/** Players of the rounds on the winner board of a fresh sandbox. They have no password. */
export const launchPlayers = (
  'marisol88 tomasvega lucia1991 quentin7 andreap beatrizm linhtran carlosnm ' +
  'phoebe22 davidroca minhanh5 sergioc thelmag javiluna noaferrer oliverk palomag rubenq saraabril vyhoang'
).split(' ')

/** A launch for the demo studio: the one-use code, and its game. */
interface SeedLaunch {
  code: string
  gameCode: string
  nodeId: string
}

/** Number of games that the seeded players choose from. */
const gamesToChooseFrom = 18

async function seedPlayer(deps: Deps, merchant: string, username: string): Promise<Player> {
  const known = await playerByAccount(deps.db, merchant, username)
  if (known) return known
  const key = `seed:${username}`
  const opened = await openAccount(deps, {
    merchant,
    username,
    type: 0,
    passwordHash: null,
    key,
    what: 'register',
    ip: null,
  })
  if (!opened) throw new Error(`${username} was taken while it was being seeded`)
  return opened
}

/** Launches a game by the public call, with a session that is bound to no page. */
async function launchFor(deps: Deps, player: Player, game: GameItem): Promise<SeedLaunch> {
  const { vassalage, gameType, gameCode, nodeId } = game
  const token = await startSession(deps, deps.db, {
    playerId: player.id,
    origin: null,
    reach: 'play',
    previousLoginAt: null,
  })
  const response = await fetch(`${deps.config.address}${launch.path}`, {
    method: launch.method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ vassalage, gameType, gameCode, nodeId, platform: platform.games, language: 'EN' }),
  })
  const answer = (await response.json()) as Envelope<Output<typeof launch>>
  if (!answer.success) throw new Error(`${gameCode} could not be launched: ${answer.message}`)
  const code = new URLSearchParams(new URL(answer.value.url).hash.slice(1)).get('code') ?? ''
  return { code, gameCode, nodeId }
}

async function hasRounds({ db }: Deps): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from game_round limit 1`)
  return rows.length > 0
}

/**
 * Launches games for the seeded players, so that the demo studio can play their first rounds with
 * the signed wallet calls: the winner board of a fresh sandbox then shows real rounds (WIN-10). The
 * codes expire as every launch code.
 * @returns an empty list once any round was played, and in production
 */
export async function seedLaunches(deps: Deps, count: number): Promise<SeedLaunch[]> {
  if (deps.config.mode !== 'sandbox' || (await hasRounds(deps))) return []
  const { merchant } = ownSite(deps.config)
  const games = await suggestGames(deps.db, 'RNG', gamesToChooseFrom, deps.clock.now())
  const launches: SeedLaunch[] = []
  for (let index = 0; index < count && games.length; index++) {
    const username = launchPlayers[index % launchPlayers.length] as string
    const game = games[(index * 7) % games.length] as GameItem
    launches.push(await launchFor(deps, await seedPlayer(deps, merchant, username), game))
  }
  return launches
}

const maxLaunches = 500

export const launchesCommand: Command = {
  usage: 'launches COUNT',
  does: 'opens games for seeded players of a fresh sandbox, one line of JSON each',
  run: async (deps, [count = ''], by) => {
    if (!/^\d{1,3}$/.test(count) || Number(count) > maxLaunches)
      throw new UsageError(`Say how many, up to ${maxLaunches}.`)
    const launches = await seedLaunches(deps, Number(count))
    if (launches.length)
      await auditStaff(deps, deps.db, by, { what: 'launches-made', after: { count: launches.length } })
    return { ok: true, lines: launches.map(launch => JSON.stringify(launch)) }
  },
}
