/**
 * Shows of the limits that are counted in the database that calls which come at once do not get
 * past them, however strictly it isolates them.
 */
import { addFavourite, createDownline, createRegisterLink, freeplay, memberInfo, register, hour } from '@baize/contract'
import { from, newUsername, platformClient, registration, trustedProxies } from '@baize/testing/client'
import type { PlatformClient } from '@baize/testing/client'
import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'
import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteKey } from '../../src/sites/tables.ts'
import { sandboxLimits, standardLimits } from '../../src/limits/limit-table.ts'
import { player } from '../../src/accounts/players/tables.ts'
import { affiliateCode, playerBinding } from '../../src/accounts/registration/tables.ts'
import { beginPasswordAttempt } from '../../src/accounts/security/password-attempts.ts'
import { maxQuickDevices, saveQuickDevice } from '../../src/accounts/security/quick-login/quick-devices.ts'
import { quickDevice } from '../../src/accounts/security/quick-login/tables.ts'
import { beginAnswerAttempt } from '../../src/accounts/security/second-verification/answer-attempts.ts'
import { maxAddresses, rememberAddress } from '../../src/accounts/security/second-verification/known-addresses.ts'
import { maxDevices, rememberDevice } from '../../src/accounts/security/second-verification/known-devices.ts'
import { knownAddress, knownDevice } from '../../src/accounts/security/second-verification/tables.ts'
import { makeHandover } from '../../src/accounts/sessions/handovers.ts'
import { maxSessions } from '../../src/accounts/sessions/sessions.ts'
import { session } from '../../src/accounts/sessions/tables.ts'
import { UsageError } from '../../src/area.ts'
import { maxActiveLinks } from '../../src/agents/links/links.ts'
import { block, maxBlocked } from '../../src/chat/blocks.ts'
import { maxSeats, takeSeat } from '../../src/chat/seats.ts'
import { chatBlock, chatLine, chatSeat } from '../../src/chat/tables.ts'
import { readKeys } from '../../src/game-vendors/vendor-keys/accepted-keys.ts'
import { beginRotation, endRotation } from '../../src/game-vendors/vendor-keys/rotate.ts'
import { maxFavourites } from '../../src/games/favourites.ts'
import { favourite, game } from '../../src/games/tables.ts'
import { startPlatform } from '../../src/index.ts'
import { addSite, beginKey, endKey } from '../../src/sites/enter-site.ts'
import type { Platform } from '../../src/index.ts'
import { Refusal } from '../../src/http/refusal.ts'
import type { SessionInfo } from '../../src/http/route.ts'
import { countCodeRequest } from '../../src/verification/check-code-limits.ts'
import { agreementClient, granted } from '../agents/agreement-team.ts'
import { addBelow } from '../agents/team.ts'
import { withPin } from '../calls/quick-login-calls.ts'
import { playerIdOf } from '../player-helpers.ts'
import { cheapHash } from '../seeded.ts'

let server: TestServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

interface Ground {
  platform: Platform
  client: PlatformClient
}
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth)
/** Calls that come at once. */
const atOnce = 6

/** The code with which a call is refused; null where it is not. */
const codeOf = async (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    reply => (reply as { code?: string } | null)?.code ?? null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      if (error instanceof UsageError) return 'USAGE'
      throw error
    },
  )

/**
 * Makes calls at once. Those that count for one player all begin before the first may go on: that
 * player's row is held until they wait for it.
 */
async function together<T>({ platform }: Ground, held: string | undefined, calls: readonly (() => Promise<T>)[]) {
  if (held === undefined) return Promise.all(calls.map(call => call()))
  const client = new pg.Client({ connectionString: platform.deps.config.databaseUrl ?? '' })
  await client.connect()
  await client.query('begin isolation level read committed')
  await client.query('select 1 from player where id = $1 for update', [held])
  const answers = Promise.all(calls.map(call => call()))
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await client.query(waiting)).rowCount !== calls.length) await client.query('select pg_stat_clear_snapshot()')
  await client.query('rollback')
  await client.end()
  return answers
}

/**
 * A limit above which calls are refused: how many of those that come at once may still pass, the
 * refusal of the others, and the call.
 */
interface Refused {
  pass: number
  code: string
  /** Whether fewer may pass where each is counted before any is checked. */
  orFewer?: boolean
  held?: string
  call: (nth: number) => Promise<unknown>
}

const refusing: Readonly<Record<string, (ground: Ground) => Promise<Refused>>> = {
  'offers of a kind that wait for an agent': async ({ platform: { deps }, client }) => {
    const top = await addBelow(deps, null)
    const below = await addBelow(deps, top)
    await granted(deps, top, '9')
    const { offer } = agreementClient(client)
    return { pass: 1, code: 'CONTRACT_WAITING', call: () => offer(top, below) }
  },
  'register links of an agent': async ({ platform: { deps }, client }) => {
    const { id: playerId, token } = await addBelow(deps, null)
    const links = times(maxActiveLinks - 2).map(() => crypto.randomUUID())
    const one = { merchant: 'demo', playerId, createdAt: deps.clock.now() }
    await deps.db.insert(affiliateCode).values(links.map(id => ({ ...one, id, code: id, key: id })))
    const asked = () => ({ type: 'member', idempotencyKey: crypto.randomUUID() }) as const
    return {
      pass: 2,
      code: 'LINKS_FULL',
      held: playerId,
      call: () => client.call(createRegisterLink, asked(), { token }),
    }
  },
  'accounts that an agent opens in an hour': async ({ platform: { deps }, client }) => {
    const agent = await addBelow(deps, null)
    const opened = times(58).map(() => ({ id: crypto.randomUUID(), account: newUsername() }))
    const one = { merchant: 'demo', nickname: '', customerId: '', type: 0, registeredAt: deps.clock.now() }
    await deps.db.insert(player).values(opened.map(who => ({ ...one, ...who })))
    const bound = { boundTo: agent.id, boundBy: 'agent' } as const
    await deps.db.insert(playerBinding).values(opened.map(({ id }) => ({ ...bound, playerId: id })))
    const asked = () => ({ type: 'member', username: newUsername(), idempotencyKey: crypto.randomUUID() }) as const
    const { token } = agent
    const call = () => client.call(createDownline, asked(), { token })
    return { pass: 2, code: 'RATE_LIMITED', held: agent.id, call }
  },
  'favourites of a player': async ({ platform: { deps }, client }) => {
    const { id: playerId, token } = await addBelow(deps, null, 'member')
    const kept = times(maxFavourites - 2).map(nth => ({ playerId, nodeId: `kept-${nth}`, at: deps.clock.now() }))
    await deps.db.insert(favourite).values(kept)
    const games = await deps.db.select({ nodeId: game.nodeId }).from(game).limit(atOnce)
    const call = (nth: number) => client.call(addFavourite, { nodeId: games[nth]?.nodeId ?? '' }, { token })
    return { pass: 2, code: 'FAVOURITES_FULL', held: playerId, call }
  },
  'trials of an address': async ({ client }) => {
    const call = () => client.call(freeplay, { os: 'test', platform: 'W' }, from('203.0.113.1'))
    return { pass: 5, code: 'RATE_LIMITED', call }
  },
  'registrations from an address': async ({ client }) => {
    const call = () => client.call(register, registration(), from('203.0.113.2'))
    return { pass: 3, code: 'REGISTER_TOO_MANY', call }
  },
  'codes that an address asks for': async ({ platform: { deps } }) => {
    const network = '203.0.113.3'
    const requester = { id: network, isKnown: false }
    const call = (nth: number) =>
      countCodeRequest(deps, { channel: 'sms', recipient: `+3460000${nth}111`, network, requester })
    for (const nth of times(8)) await call(nth)
    return { pass: 2, code: 'SMS_WAIT', orFewer: true, call: nth => call(10 + nth).then(() => null) }
  },
  'wrong passwords of an address': async ({ platform: { deps } }) => {
    const tried = { network: '203.0.113.4', merchant: 'demo', account: 'somebody', isKnown: async () => false }
    return {
      pass: 5,
      code: 'BUSY',
      orFewer: true,
      call: () => beginPasswordAttempt(deps, tried).then(() => null),
    }
  },
  'keys of a vendor, begun by several of staff': async ({ platform: { deps } }) => ({
    pass: 1,
    code: 'USAGE',
    call: () => beginRotation(deps, 'studio', 'ada').then(() => null),
  }),
  'keys of a vendor, ended down to one': async ({ platform: { deps } }) => {
    const keys = await readKeys(deps, 'studio')
    const ids = keys.map(({ keyId }) => keyId)
    return {
      pass: ids.length - 1,
      code: 'USAGE',
      call: nth => endRotation(deps, 'studio', 'ada', ids[nth % ids.length] ?? '').then(() => null),
    }
  },
  'keys of a site, begun by several of staff': async ({ platform: { deps } }) => {
    await addSite(deps, 'ada', 'racing', ['https://racing.example'])
    return { pass: 1, code: 'USAGE', call: () => beginKey(deps, 'ada', 'racing').then(() => null) }
  },
  'keys of a site, ended down to one': async ({ platform: { deps } }) => {
    const keys = await deps.db.select({ key: siteKey.key }).from(siteKey).where(eq(siteKey.site, 'racing'))
    const call = (nth: number) => endKey(deps, 'ada', 'racing', keys[nth % keys.length]?.key ?? '').then(() => null)
    return { pass: keys.length - 1, code: 'USAGE', call }
  },
  'wrong answers of a second verification': async ({ platform: { deps } }) => {
    const { id } = await addBelow(deps, null, 'member')
    const call = () => beginAnswerAttempt({ deps, network: '203.0.113.5' }, id).then(() => null)
    return { pass: 5, code: 'BUSY', orFewer: true, call }
  },
}

/** A limit above which the oldest gives way: whose rows, how many are kept, and what adds one. */
interface GivingWay {
  table: PgTable
  owner: PgColumn
  who: string
  max: number
  held?: string
  calls?: number
  call: (nth: number) => Promise<unknown>
}

const guest = (person: string) =>
  ({ person, modelId: 'alba', name: '0001', role: 'guest', playerId: null, sessionId: null }) as const

const givingWay: Readonly<Record<string, (ground: Ground) => Promise<GivingWay>>> = {
  'devices with quick login': async ({ platform: { deps }, client }) => {
    const account = await client.register({}, from('203.0.113.6'))
    const playerId = await playerIdOf(deps, account.username)
    const shown = { merchant: 'demo', playerId, kind: 'pin', name: 'Firefox', rpId: 'localhost' } as const
    const addedAt = deps.clock.now()
    const rows = { table: quickDevice, owner: quickDevice.playerId }
    for (const nth of times(maxQuickDevices - 2))
      await saveQuickDevice(deps.db, { ...shown, deviceId: `device-${playerId}-${nth}`, addedAt })
    const call = () => withPin(client, account)
    // Five tries of a password under way lock it.
    return { ...rows, who: playerId, max: maxQuickDevices, held: playerId, calls: 4, call }
  },
  'devices that are known': async ({ platform: { deps } }) => {
    const { id: who } = await addBelow(deps, null, 'member')
    for (const nth of times(maxDevices - 2)) await rememberDevice(deps, who, `hash-${nth}`)
    const call = (nth: number) => rememberDevice(deps, who, `next-${nth}`)
    return { table: knownDevice, owner: knownDevice.playerId, who, max: maxDevices, call }
  },
  'addresses that are known': async ({ platform: { deps } }) => {
    const { id: who } = await addBelow(deps, null, 'member')
    for (const nth of times(maxAddresses - 2)) await rememberAddress({ deps, ip: `203.0.113.${nth}` }, who)
    const call = (nth: number) => rememberAddress({ deps, ip: `198.51.100.${nth}` }, who)
    return { table: knownAddress, owner: knownAddress.playerId, who, max: maxAddresses, call }
  },
  'sessions, also those that are handed over': async ({ platform: { deps }, client }) => {
    const { id: who } = await addBelow(deps, null, 'member')
    const [first] = await deps.db.select().from(session).where(eq(session.playerId, who))
    const more = times(maxSessions - 3).map(nth => ({
      ...first!,
      id: crypto.randomUUID(),
      tokenHash: `${who}-${nth}`,
    }))
    await deps.db.insert(session).values(more)
    const codes = await Promise.all(times(atOnce).map(() => makeHandover(deps, first as unknown as SessionInfo)))
    const { site: origin } = deps.config.origins
    const call = (nth: number) => client.call(memberInfo, {}, { token: codes[nth] ?? null, origin })
    return { table: session, owner: session.playerId, who, max: maxSessions, held: who, call }
  },
  'blocks of the live chat': async ({ platform: { deps } }) => {
    const at = deps.clock.now()
    const who = 'a-person'
    const others = times(maxBlocked - 2 + atOnce).map(nth => `other-${nth}`)
    const line = { modelId: 'alba', kind: 'text', name: '0001', role: 'guest', body: 'hi', at } as const
    await deps.db
      .insert(chatLine)
      .values(others.map((person, nth) => ({ ...line, line: 1000 + nth, person, key: person })))
    await deps.db.insert(chatBlock).values(others.slice(atOnce).map(blocked => ({ person: who, blocked, at })))
    const call = (nth: number) => block(deps, guest(who), others[nth] ?? '')
    return { table: chatBlock, owner: chatBlock.person, who, max: maxBlocked, call }
  },
  'seats of the live chat': async ({ platform: { deps } }) => {
    const who = 'another-person'
    for (const _ of times(maxSeats - 2)) await takeSeat(deps, guest(who))
    return { table: chatSeat, owner: chatSeat.person, who, max: maxSeats, call: () => takeSeat(deps, guest(who)) }
  },
}

describe.each(['read committed', 'repeatable read', 'serializable'])('calls at once, under %s', isolation => {
  let ground: Ground
  beforeAll(async () => {
    const registrations = [{ max: 3, windowMs: hour }]
    const { trials, codes, 'codes-without-work': codesWithoutWork } = standardLimits
    const limits = { ...sandboxLimits, trials, registrations, codes, 'codes-without-work': codesWithoutWork }
    const databaseUrl = await server.fresh(isolation)
    const platform = await startPlatform({ databaseUrl, hashCost: cheapHash, games: 40, trustedProxies, limits })
    ground = { platform, client: platformClient(platform.url, { origin: platform.url, siteKey: 'pk_demo' }) }
  })
  afterAll(() => ground.platform.close())

  test.each(Object.entries(refusing))('do not get past the limit of %s', async (_, prepare) => {
    const { pass, code, orFewer = false, held, call } = await prepare(ground)
    const codes = await together(
      ground,
      held,
      times(atOnce).map(nth => () => codeOf(call(nth))),
    )
    const passed = codes.filter(one => one === null).length
    expect(codes.filter(one => one !== null && one !== code)).toEqual([])
    if (orFewer) expect(passed).toBeLessThanOrEqual(pass)
    else expect(passed).toBe(pass)
  })

  test.each(Object.entries(givingWay))('leave no more than the newest %s', async (_, prepare) => {
    const { table, owner, who, max, held, calls = atOnce, call } = await prepare(ground)
    await together(
      ground,
      held,
      times(calls).map(nth => () => call(nth)),
    )
    expect(await ground.platform.deps.db.$count(table, eq(owner, who))).toBe(max)
  })
})
