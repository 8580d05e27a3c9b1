import { freeplay, trialTypes } from '@baize/contract'
import { route } from '../../http/route.ts'
import { startLoginSession } from '../login/index.ts'
import { openAccount } from './open-account.ts'
import { sessionLife } from '../sessions/index.ts'
import { countNewAccount, requireAccountLimit } from './accounts-per-network.ts'

const [trialType = 4] = trialTypes

/**
 * Opens a trial account with play money, for two hours (AUTH-49, AUTH-50). Its username has a
 * hyphen, which no registration may have.
 */
export const freeplayRoute = route(freeplay, async (_input, ctx) => {
  const { deps, site, ip } = ctx
  await requireAccountLimit(ctx, 'freeplay')
  const player = await openAccount(deps, {
    merchant: site.merchant,
    username: `trial-${deps.random.id().slice(-12)}`,
    type: trialType,
    passwordHash: null,
    what: 'freeplay',
    ip,
    also: tx => countNewAccount(ctx, 'freeplay', tx),
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
