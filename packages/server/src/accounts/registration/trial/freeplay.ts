import { freeplay, trialTypes } from '@baize/contract'
import { route } from '../../../http/route.ts'
import { enter } from '../../login/index.ts'
import { openAccount } from '../open-account.ts'
import { sessionLife } from '../../sessions/index.ts'
import { refuseTooManyTrials, takeTrial } from './trials.ts'

const [trialType = 4] = trialTypes

/** A trial account with play money, for two hours (AUTH-49, AUTH-50). Its name has a hyphen, so no registration can ask for it. */
export const freeplayRoute = route(freeplay, async (_input, ctx) => {
  const { deps, site, ip } = ctx
  await refuseTooManyTrials(ctx)
  const player = await openAccount(deps, {
    merchant: site.merchant,
    username: `trial-${deps.random.id().slice(-12)}`,
    type: trialType,
    passwordHash: null,
    what: 'freeplay',
    ip,
    also: tx => takeTrial({ ...ctx, deps: { ...deps, db: tx } }),
  })
  if (!player) throw new Error('Two trial accounts drew the same name')
  const token = await enter(ctx, deps.db, player, { life: sessionLife.trial })
  return {
    token,
    firstTimeLogin: true,
    passwordExpired: false,
    pending: false,
    account: player.account,
    type: player.type,
  }
})
