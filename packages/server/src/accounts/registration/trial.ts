import { freeplay, trialTypes } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { startLoginSession } from '../login/index.ts'
import { openAccount } from './open-account.ts'
import { sessionLife } from '../sessions/index.ts'
import { countOpening, secondsUntilNextOpening } from './openings-per-network.ts'

/** @throws Refusal RATE_LIMITED where there are seconds to wait until one of the trials of this address, or of its /64, no longer counts (AUTH-50) */
function refuseOneTooMany(retryAfter: number): void {
  if (retryAfter) throw new Refusal('RATE_LIMITED', null, { retryAfter })
}

const [trialType = 4] = trialTypes

/** Opens a trial account with play money, for two hours (AUTH-49, AUTH-50). Its username has a hyphen, which no registration may have. */
export const freeplayRoute = route(freeplay, async (_input, ctx) => {
  const { deps, site, ip } = ctx
  refuseOneTooMany(await secondsUntilNextOpening(ctx, 'freeplay'))
  const player = await openAccount(deps, {
    merchant: site.merchant,
    username: `trial-${deps.random.id().slice(-12)}`,
    type: trialType,
    passwordHash: null,
    what: 'freeplay',
    ip,
    also: async tx => refuseOneTooMany(await countOpening({ ...ctx, deps: { ...deps, db: tx } }, 'freeplay')),
  })
  if (!player) throw new Error('Two trial accounts drew the same name')
  const token = await startLoginSession(ctx, deps.db, player, { life: sessionLife.trial })
  return {
    token,
    firstTimeLogin: true,
    passwordExpired: false,
    pending: false,
    account: player.account,
    type: player.type,
  }
})
