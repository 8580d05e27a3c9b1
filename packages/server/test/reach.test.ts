import { agentTypes, freeplay, login, memberTypes, endpoints, trialTypes } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { player } from '../src/accounts/players/tables.ts'
import { startedPlatform } from './started.ts'

const started = startedPlatform()
const all: readonly Endpoint[] = Object.values(endpoints)
const asking = all.filter(({ access }) => access === 'member' || access === 'optional')
const named = (list: readonly Endpoint[]) => list.map(endpoint => [endpoint.name, endpoint] as const)

/** Asks with a token and nothing else: who asks is looked at before what. */
const ask = (endpoint: Endpoint, token: string, origin?: string) =>
  started.client.call(endpoint, {}, { token, ...(origin && { origin }) })

const openPassword = { username: 'newbie', password: '123456', type: 'username' } as const

describe('a session made on a partner’s page', () => {
  let token = ''
  let origin = ''
  beforeAll(async () => {
    origin = started.platform.partnerUrl
    token = (await started.client.register({}, { origin })).token
  })

  test.each(named(asking.filter(({ reach }) => reach === 'full')))(
    'may not call %s, which reaches further than play [SDK-11]',
    async (_name, endpoint) => {
      expect(await ask(endpoint, token, origin)).toMatchObject({
        status: 403,
        code: 'REACH_TOO_SMALL',
        value: null,
        message: "Please continue on the operator's own site",
      })
    },
  )

  test('reaches only what reads, marks, launches, and leaves a game', () => {
    const play = asking.filter(({ access, reach }) => access === 'member' && reach !== 'full').map(({ name }) => name)
    expect(play.sort()).toEqual([
      'addFavourite',
      'balance',
      'favouriteGames',
      'favouriteIds',
      'firstLogin',
      'gameSession',
      'handover',
      'launch',
      'launchGame',
      'logout',
      'lotteryDraws',
      'memberInfo',
      'recallWallets',
      'recentGames',
      'recentVnLotteries',
      'removeFavourite',
      'roomList',
      'runningGames',
    ])
  })
})

/** What a call is about that a page of somebody else's must not do in its own document. */
const guarded =
  /password|transfer|contract|salary|dividend|downline|registerlink|referral|2fa|twofactor|quicklogin$|quickdevices|sessions|funds|wallet|limit|member\/(?!info$|favou?rite|language|firstLogin)/i

test('each call of a member on money, passwords, limits and identity needs the full reach', () => {
  const about = asking.filter(({ name, path }) => guarded.test(`${name} ${path}`))
  const open = about.filter(({ reach }) => reach !== 'full').map(({ name }) => name)
  expect(about.length).toBeGreaterThan(20)
  // The balance is read; money goes home from a game that is left, and nowhere else.
  expect(open).toEqual(['balance', 'recallWallets'])
  expect(asking.filter(({ method, reach }) => method !== 'GET' && reach !== 'full').map(({ name }) => name)).toEqual([
    'sendFeedback',
    'handover',
    'logout',
    'firstLogin',
    'setLanguage',
    'recallWallets',
    'addFavourite',
    'removeFavourite',
    'launch',
    'launchChat',
  ])
})

/** Refusals that say who may not ask, whatever they ask for. */
const shut = ['NOT_LOGGED_IN', 'REACH_TOO_SMALL', 'TRIAL_REFUSED', 'PASSWORD_CHANGE_REQUIRED']

test('a guest is kept from nothing that is public [ROLE-03] [ROLE-04]', async () => {
  for (const endpoint of all.filter(({ access }) => access === 'public' || access === 'optional'))
    expect([endpoint.name, shut.includes((await ask(endpoint, '')).code ?? '')]).toEqual([endpoint.name, false])
})

test('a member on the operator’s own site is kept from nothing [ROLE-16]', async () => {
  const { token } = await started.client.register()
  for (const endpoint of asking.filter(({ name }) => name !== 'logout'))
    expect([endpoint.name, shut.includes((await ask(endpoint, token)).code ?? '')]).toEqual([endpoint.name, false])
})

describe('a trial', () => {
  let token = ''
  beforeAll(async () => {
    token = (await started.client.call(freeplay, { os: 'test', platform: 'W' })).value.token
  })

  test.each(named(asking.filter(({ trial }) => !trial)))(
    'needs a real account to call %s [ROLE-09] [ROLE-10] [ROLE-11] [ROLE-12] [ROLE-13] [ROLE-14]',
    async (_name, endpoint) => {
      expect(await ask(endpoint, token)).toMatchObject({
        status: 403,
        code: 'TRIAL_REFUSED',
        message: 'Please register a real account to continue',
      })
    },
  )

  test('may log out, be handed over, see who and how rich it is, and what lotteries have drawn [ROLE-11]', () => {
    const open = asking.filter(({ access, trial }) => access === 'member' && trial).map(({ name }) => name)
    expect(open.sort()).toEqual(['balance', 'handover', 'logout', 'lotteryDraws', 'memberInfo', 'recentVnLotteries'])
  })
})

describe('a session whose password must be changed', () => {
  let token = ''
  beforeAll(async () => {
    token = (await started.client.call(login, openPassword)).value.token
  })

  test.each(named(asking.filter(({ pending }) => !pending)))(
    'may not call %s before [AUTH-27]',
    async (_name, endpoint) => {
      expect(await ask(endpoint, token)).toMatchObject({ success: false, code: 'PASSWORD_CHANGE_REQUIRED' })
    },
  )

  test('may change it, see whose it is, and log out [AUTH-27]', () => {
    const open = asking.filter(({ pending }) => pending).map(({ name }) => name)
    expect(open.sort()).toEqual(['changePassword', 'logout', 'memberInfo'])
  })
})

describe('account types', () => {
  const enterAs = async (type: number, side: 'player' | 'agent', { username, password }: Account) => {
    await started.platform.deps.db.update(player).set({ type }).where(eq(player.account, username))
    return started.client.call(login, { username, password, type: 'username', side })
  }
  let account: Account
  beforeAll(async () => {
    account = await started.client.register()
  })

  test('agents are 1, 2, 41 and 42, and only they come in on their side [ROLE-17] [CONST-03] [AUTH-15] [ROLE-25]', async () => {
    expect([...agentTypes].sort((a, b) => a - b)).toEqual([1, 2, 41, 42])
    for (const type of memberTypes) {
      const { code } = await enterAs(type, 'agent', account)
      expect([type, code]).toEqual([type, agentTypes.includes(type) ? undefined : 'NON_AGENT'])
    }
  })

  test('a trial is 4 [ROLE-18] [CONST-04] [AUTH-17]', async () => {
    expect(trialTypes).toEqual([4])
    expect((await started.client.call(freeplay, { os: 'test', platform: 'W' })).value.type).toBe(4)
  })

  test('who is neither member nor agent nor trial does not come in [ROLE-19] [ROLE-26] [AUTH-16]', async () => {
    for (const type of [5, 7, 40, 43, 99, -1]) {
      const refused = await enterAs(type, 'player', account)
      expect(refused).toMatchObject({ code: 'NON_MEMBER', message: 'Non-member account unable to login' })
    }
  })
})
