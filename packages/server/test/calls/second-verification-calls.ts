import { turnOnTwoFactor } from '@baize/contract'
import type { Input, EndpointName, Endpoints } from '@baize/contract'
import type { Account, Caller, PlatformClient } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { knownAddress } from '../../src/accounts/security/second-verification/tables.ts'
import type { Deps } from '../../src/deps.ts'
import { challenged, codeOfSecret, know, playerIdOf } from '../player-helpers.ts'
import type { Known } from '../player-helpers.ts'

type Names = Extract<EndpointName, 'sendSecond' | 'answerSecond' | 'twoFactor' | 'turnOnTwoFactor' | 'turnOffTwoFactor'>
export interface SecondCalls {
  calls: { [Name in Names]: Input<Endpoints[Name]> }
  /** Of the account that a call is about. */
  tokens: Partial<Record<Names, string>>
}

/** A login that waits for its second verification: its account knows no address any more. */
async function waiting(client: PlatformClient, deps: Deps, known: Known): Promise<string> {
  const account = await client.register()
  await know(deps, account, known)
  const playerId = await playerIdOf(deps, account.username)
  await deps.db.delete(knownAddress).where(eq(knownAddress.playerId, playerId))
  return (await challenged(client, account, {})).challengeId
}

/** Switches two-factor on for an account: its secret, and a recovery code. */
export async function withTwoFactor(
  client: PlatformClient,
  { clock }: Pick<Deps, 'clock'>,
  { token, password }: Account,
  caller: Caller = {},
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret = '' } = (await client.call(turnOnTwoFactor, { step: 'setup', password }, { token })).value
  const code = codeOfSecret(secret, clock.now())
  const { recoveryCodes = [] } = (await client.call(turnOnTwoFactor, { step: 'confirm', code }, { token, ...caller }))
    .value
  return { secret, recoveryCodes }
}

/** Right calls of second verification and two-factor. */
export async function secondCalls(client: PlatformClient, deps: Deps): Promise<SecondCalls> {
  const guarded = await client.register()
  const { recoveryCodes } = await withTwoFactor(client, deps, guarded)
  const email = `${guarded.username}@example.com`
  return {
    calls: {
      sendSecond: { challengeId: await waiting(client, deps, { email }), method: 'email' },
      answerSecond: {
        challengeId: await waiting(client, deps, { bankName: 'Ana Gil' }),
        method: 'bank',
        answer: 'Ana Gil',
      },
      twoFactor: {},
      turnOnTwoFactor: { step: 'setup', password: guarded.password },
      turnOffTwoFactor: { code: recoveryCodes[0] ?? '', password: guarded.password },
    },
    tokens: { turnOffTwoFactor: guarded.token },
  }
}
