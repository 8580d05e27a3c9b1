import {
  freeplay,
  launchGame,
  lotteryDraws,
  lotteryMenus,
  prizeModes,
  recentVnLotteries,
  vendorAuthenticate,
  vnLotteryDraws,
  vnLotteryMenus,
  type LotteryGroups,
  type Output,
} from '@baize/contract'
import { codeOf } from '@baize/testing/playing'
import { describe, expect, it } from 'vitest'
import { lotteryLaunch } from '../../test/calls/lottery-calls.ts'
import { playRound, vendorCall } from '../../test/games/rounds.ts'
import { startedPlatform } from '../../test/started.ts'
import { studioBeside } from '../../test/games/studio-beside.ts'

const started = startedPlatform({ games: 120, report: () => {} })
const beside = studioBeside(started)

const gamesOf = (groups: LotteryGroups) => Object.values(groups).flatMap(({ gameMenus }) => gameMenus)
const menus = async (prizeMode: (typeof prizeModes)[number]) =>
  (await started.client.call(lotteryMenus, { prizeMode })).value
const vnMenus = async (prizeMode: (typeof prizeModes)[number] = 'ZY') =>
  (await started.client.call(vnLotteryMenus, { prizeMode, device: 'WEB' })).value
const vnDraws = async (gameCode = 'saigon-draw', size = 10) =>
  (await started.client.call(vnLotteryDraws, { gameCode, size })).value.list

/** Moves time on, and lets the studio draw what became due. */
async function pass(seconds: number): Promise<void> {
  started.clock.advance(seconds)
  await beside.studio.settle()
}

describe('lottery menus', () => {
  it('hold the games of each prize mode in groups by category, and between them the four vassalages [LOTT-01] [LOTT-07] [LOTT-12] [API-37] [ENT-31]', async () => {
    const codes = []
    for (const mode of prizeModes) codes.push(gamesOf(await menus(mode)).map(({ vassalage }) => vassalage))
    expect(codes.map(list => [...new Set(list)])).toEqual([['LOTT'], ['TCG_LOTTO_VN'], ['ELOTT'], ['TCG_SEA']])
    const groups = await menus('LOTT')
    for (const [category, { gameMenus, image, serverTime }] of Object.entries(groups)) {
      expect(gameMenus.map(menu => menu.category)).toEqual(gameMenus.map(() => category))
      expect(image).toBe(`/cdn/l/${category.toLowerCase()}.svg`)
      expect((await fetch(started.platform.url + image)).headers.get('content-type')).toContain('image/svg+xml')
      expect(serverTime).toBe(started.clock.now().toISOString())
    }
  })

  it('of Vietnam are an object of groups, each with its games, in prize mode ZY alone [LOTT-06] [API-38] [CONST-47]', async () => {
    const games = gamesOf(await vnMenus())
    expect(games.map(({ gameCode }) => gameCode)).toContain('hanoi-draw')
    expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(['TCG_LOTTO_VN']))
    expect(await vnMenus('LOTT')).toEqual({})
  })

  it('say when each game draws next, and what it drew last [LOTT-15]', async () => {
    const minutely = async () => gamesOf(await vnMenus()).find(({ gameCode }) => gameCode === 'saigon-draw')!
    const before = await minutely()
    expect(Date.parse(before.nextDrawAt)).toBeGreaterThan(started.clock.now().getTime())
    await pass(60)
    const after = await minutely()
    expect(after.issue).not.toBe(before.issue)
    expect(after.last?.issue).toBe(before.issue)
    expect(after.last?.numbers.length).toBeGreaterThan(0)
  })
})

describe('the latest draws', () => {
  it('come newest first, ten at most, and with the next draw there is one more [LOTT-08] [LOTT-16] [API-40]', async () => {
    await pass(60 * 12)
    const list = await vnDraws()
    expect(list).toHaveLength(10)
    expect(list.map(({ issue }) => issue)).toEqual(
      list
        .map(({ issue }) => issue)
        .toSorted()
        .reverse(),
    )
    expect(await vnDraws('saigon-draw', 3)).toEqual(list.slice(0, 3))
    await pass(60)
    expect((await vnDraws()).slice(1)).toEqual(list.slice(0, 9))
  })

  it('of the other lotteries are for who is logged in, and of a game that the prize mode has [LOTT-08] [API-41]', async () => {
    const asked = { gameCode: 'five-digits', prizeMode: 'LOTT', size: 10 } as const
    expect((await started.client.call(lotteryDraws, asked)).code).toBe('NOT_LOGGED_IN')
    const { token } = await started.client.register()
    expect((await started.client.call(lotteryDraws, asked, { token })).success).toBe(true)
    expect((await started.client.call(lotteryDraws, { ...asked, prizeMode: 'SEA' }, { token })).code).toBe(
      'GAME_NOT_FOUND',
    )
  })
})

describe('a lottery launch', () => {
  const launched = async (more = {}) => {
    const { token } = await started.client.register()
    return { token, reply: await started.client.call(launchGame, { ...lotteryLaunch, ...more }, { token }) }
  }

  it('opens the betting view of a game for one session of it [LOTT-04] [LOTT-05] [API-36]', async () => {
    const { reply } = await launched()
    const { url, openMode, game } = reply.value
    expect(new URL(url).pathname).toBe('/play/hanoi-draw')
    expect(new URL(url).searchParams.get('lottoView')).toBe('betting')
    expect([openMode, game?.gameCode]).toEqual(['frame', 'hanoi-draw'])
    const opened = await vendorCall(started, vendorAuthenticate, { launchCode: codeOf(url), gameCode: 'hanoi-draw' })
    expect(opened).toMatchObject({ balance: '1000.00', currency: 'EUR' })
  })

  it('is framed by the site’s own pages, although browsers name no origin when a page reads from its own', async () => {
    const { token } = await started.client.register()
    const { url } = started.platform
    const ask = async (headers: Record<string, string>) => {
      const query = new URLSearchParams(lotteryLaunch).toString()
      const sent = { 'x-site-key': 'pk_demo', authorization: `Bearer ${token}`, ...headers }
      const reply = await fetch(`${url}${launchGame.path}?${query}`, { headers: sent })
      return ((await reply.json()) as { value: Output<typeof launchGame> }).value
    }
    const own = await ask({ 'sec-fetch-site': 'same-origin' })
    const launchCode = codeOf(own.url)
    const opened = await vendorCall(started, vendorAuthenticate, { launchCode, gameCode: 'hanoi-draw' })
    expect([own.openMode, opened.hostOrigin]).toEqual(['frame', url])
    expect((await ask({})).openMode).toBe('tab')
  })

  it('opens the lobby of its prize mode where the code is empty, or none is sent [LOTT-04] [LOTT-05] [LOTT-14] [API-36]', async () => {
    const lobby = { lottoPrizeMode: 'SEA', lottoView: 'lobby' } as const
    expect((await launched({ ...lobby, lottoGameCode: undefined })).reply.success).toBe(true)
    const { reply } = await launched({ ...lobby, lottoGameCode: '' })
    expect(new URL(reply.value.url).pathname).toBe('/play/sea-lottery-lobby')
    expect(new URL(reply.value.url).searchParams.get('lottoView')).toBe('lobby')
    expect(reply.value.game).toBeNull()
  })

  it('is for who has a real account, and for games of its prize mode [LOTT-17]', async () => {
    expect((await started.client.call(launchGame, lotteryLaunch)).code).toBe('NOT_LOGGED_IN')
    const trial = await started.client.call(freeplay, { os: 'Linux', platform: 'W' })
    expect((await started.client.call(launchGame, lotteryLaunch, { token: trial.value.token })).code).toBe(
      'TRIAL_REFUSED',
    )
    expect((await launched({ lottoPrizeMode: 'SEA' })).reply.code).toBe('GAME_NOT_FOUND')
  })

  it('puts a Vietnam lottery that was bet on among the recent ones [LOTT-09] [API-39]', async () => {
    const { token, reply } = await launched()
    const recent = async () =>
      (await started.client.call(recentVnLotteries, { prizeMode: 'ZY', device: 'WEB' }, { token })).value.gameMenus
    expect(await recent()).toEqual([])
    const gameCode = 'hanoi-draw'
    const opened = { launchCode: codeOf(reply.value.url), gameCode }
    const open = await vendorCall(started, vendorAuthenticate, opened)
    expect(await recent()).toEqual([])
    await playRound(started, { ...open, gameCode }, 'hanoi-1', '1.00', '0.00')
    expect((await recent()).map(({ gameCode }) => gameCode)).toEqual(['hanoi-draw'])
  })
})

describe('while the studio is down', () => {
  it('menus and draws say so, and what is known of old is not sold as new', async () => {
    await beside.end()
    started.clock.advance(60 * 60)
    for (const [endpoint, input] of [
      [lotteryMenus, { prizeMode: 'LOTT' }],
      [vnLotteryMenus, { prizeMode: 'ZY', device: 'WEB' }],
      [vnLotteryDraws, { gameCode: 'saigon-draw', size: 10 }],
    ] as const) {
      const reply = await started.client.call(endpoint, input)
      expect([endpoint.name, reply.success, reply.code]).toEqual([endpoint.name, false, 'LOTTERY_DOWN'])
    }
  })
})
