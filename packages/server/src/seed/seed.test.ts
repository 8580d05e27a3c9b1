import { day, gameList, login, minute, vendorAuthenticate } from '@baize/contract'
import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openFor, playRound, vendorCall } from '../../test/games/rounds.ts'
import { startedPlatform } from '../../test/started.ts'
import { player } from '../accounts/players/tables.ts'
import { announcement, display, notice } from '../announcements/tables.ts'
import { game, vendor } from '../games/tables.ts'
import { gameLaunches, gameRounds } from '../game-vendors/index.ts'
import { seedLaunches, launchPlayers } from './demo-launches.ts'
import { spreadRounds } from './spread-rounds.ts'
import { seedWorld } from '../app/areas.ts'

const started = startedPlatform({ games: 70 })
const countAll = () =>
  Promise.all(
    [game, vendor, announcement, display, notice, player].map(async table => {
      const [found] = await started.platform.deps.db.select({ rows: count() }).from(table)
      return found?.rows ?? 0
    }),
  )

describe('the seeded world', () => {
  it('stays as it is when it is seeded again', async () => {
    const before = await countAll()
    expect(before.every(rows => rows > 0)).toBe(true)
    await seedWorld(started.platform.deps)
    expect(await countAll()).toEqual(before)
  })

  it('grows with the number of games that is asked for, and never shrinks', async () => {
    const { deps } = started.platform
    const total = async () => {
      const asked = {
        clientType: 3,
        platform: 'html5-desktop',
        merchant: 'demo',
        gameType: 'RNG',
        language: 'EN',
      } as const
      return (await started.client.call(gameList, { ...asked, pageNo: 1, pageSize: 1 })).value.total
    }
    const before = await total()
    await seedWorld({ ...deps, config: { ...deps.config, games: 90 } })
    expect(await total()).toBe(before + 20)
    await seedWorld({ ...deps, config: { ...deps.config, games: 10 } })
    expect(await total()).toBe(before + 20)
  })
})

describe('the launches for the first rounds', () => {
  it('open games of seeded players, until any round was played [WIN-10]', async () => {
    const { deps } = started.platform
    const [launched, ...more] = await seedLaunches(deps, 3)
    expect(more).toHaveLength(2)
    const { gameCode, code: launchCode } = launched!
    const { session, player: id, nickname } = await vendorCall(started, vendorAuthenticate, { launchCode, gameCode })
    expect(launchPlayers).toContain(nickname)
    await playRound(started, { session, player: id, gameCode }, 'seeded', '0.25', '1.00')
    expect(await seedLaunches(deps, 3)).toEqual([])
  })

  it('are spread over the week before, in their order, as long as nobody else has played [WIN-10]', async () => {
    const { deps } = started.platform
    const now = deps.clock.now().getTime()
    const closed = async () => {
      const rows = await deps.db.select().from(gameRounds)
      return new Map(rows.map(row => [row.roundId, row.closedAt?.getTime() ?? 0]))
    }
    const seeded = await deps.db
      .select()
      .from(player)
      .where(eq(player.account, launchPlayers[1] as string))
    const [launched] = await deps.db.select().from(gameLaunches).where(eq(gameLaunches.playerId, seeded[0]!.id))
    const rows = Array.from({ length: 49 }, (_, index) => ({
      ...{ playerId: seeded[0]!.id, vendor: 'studio', roundId: `spread-${index}`, launchId: launched!.id },
      ...{ vassalage: launched!.vassalage, gameType: launched!.gameType, gameCode: launched!.gameCode },
      ...{ currency: 'EUR', bet: 100n, win: 0n, state: 'closed' as const },
      ...{ openedAt: new Date(now - index * 1000), closedAt: new Date(now - index * 1000) },
    }))
    await deps.db.insert(gameRounds).values(rows)
    expect(await spreadRounds({ ...deps, config: { ...deps.config, mode: 'production' } }, 7)).toBe(0)
    expect(await spreadRounds(deps, 7)).toBe(50)
    const times = await closed()
    const ages = rows.map(({ roundId }) => now - (times.get(roundId) ?? 0))
    expect(ages).toEqual([...ages].sort((one, other) => one - other))
    expect(ages[0]).toBeLessThan(10 * minute)
    expect(ages.filter(age => age < day).length, 'more of them lately').toBeGreaterThan(15)
    expect(ages.at(-1)).toBeGreaterThan(6 * day)
    expect(ages.at(-1)).toBeLessThan(7 * day)
    const { token } = await started.client.login('demo', 'Demo1234')
    const open = await openFor(started, token, { vassalage: 'ORIENT', gameType: 'RNG', gameCode: 'jade-dragon' })
    await playRound(started, open, 'somebody', '1.00', '0.00')
    expect(await spreadRounds(deps, 7), 'rounds of players stay as they are').toBe(0)
  })

  it('belong to people as whom nobody can log in', async () => {
    const [username = ''] = launchPlayers
    for (const password of ['Demo1234', '123456', username])
      expect((await started.client.call(login, { username, password, type: 'username' })).success).toBe(false)
  })

  it('do not exist in production', async () => {
    const { deps } = started.platform
    expect(await seedLaunches({ ...deps, config: { ...deps.config, mode: 'production' } }, 3)).toEqual([])
  })
})
