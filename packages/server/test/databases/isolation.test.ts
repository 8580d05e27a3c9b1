import { balance, vendorBet } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { startPlaying } from '@baize/testing/playing'
import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'
import { vendorClient } from '@baize/testing/vendor-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSecret } from '../../src/app/config.ts'
import { auditLedger } from '../../src/ledger/audit.ts'
import { startPlatform } from '../../src/index.ts'
import type { Platform } from '../../src/index.ts'
import { cheapHash } from '../seeded.ts'

/**
 * Databases that an operator may bring run transactions more strictly than PostgreSQL does by
 * default, and refuse what collides.
 */
let server: TestServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

describe.each(['repeatable read', 'serializable'])('under %s', isolation => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ databaseUrl: await server.fresh(isolation), hashCost: cheapHash })
  })
  afterAll(() => platform.close())

  test('fifty bets of one player at once are all taken, and the books are clean', async () => {
    const client = platformClient(platform.url)
    const vendor = vendorClient(platform.url, demoSecret)
    const { account, ...playing } = await startPlaying(client, vendor)
    const bets = Array.from({ length: 50 }, (_, n) =>
      vendor.call(vendorBet, {
        player: playing.player,
        session: playing.session,
        gameCode: playing.gameCode,
        txId: `bet-${n}`,
        roundId: `round-${n}`,
        amount: '1.00',
        currency: 'EUR',
      }),
    )
    const replies = await Promise.all(bets)
    expect(replies.filter(({ success }) => !success)).toEqual([])
    const { value } = await client.call(balance, {}, { token: account.token })
    expect(value.balance).toBe('950.00')
    expect((await auditLedger(platform.deps.db)).filter(finding => finding.broken)).toEqual([])
  })
})
