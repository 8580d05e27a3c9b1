import { memberInfo, trialTypes } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { route, sessionOf } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { symbolOf } from '../../text/currency-symbol.ts'
import { maskEmail, maskMobile } from '../../text/mask.ts'
import { currencyOf } from '../../wallet/index.ts'
import { avatarOf, contactsOf, playerById } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { sessionById } from '../sessions/index.ts'
import { profileFields } from './profile-fields.ts'
import { readFormParts } from './shown-profile.ts'
import { profileValues } from './stored-profile.ts'

/** What a player has entered, in part, by field; what is not set is left out. */
async function maskedProfile(ctx: Context, who: Player): Promise<Record<string, string>> {
  const { db } = ctx.deps
  const { asked, language } = await readFormParts(ctx)
  const values = await profileValues(db, who)
  const { mobile, email } = await contactsOf(db, who.id)
  const fields = asked.fields.flatMap(({ name }) => {
    const value = values[name]
    return value ? [[name, profileFields[name].mask(value, asked, language)]] : []
  })
  return {
    ...(mobile && { mobile: maskMobile(mobile) }),
    ...(email && { email: maskEmail(email) }),
    ...(Object.fromEntries(fields) as Record<string, string>),
  }
}

/** Whose session it is (API-06); personal information is for whole sessions of members alone. */
export const memberInfoRoute = route(memberInfo, async (_input, ctx) => {
  const { db } = ctx.deps
  const { id, playerId, reach, pending, token } = sessionOf(ctx)
  const player = await playerById(db, playerId)
  const session = await sessionById(db, playerId, id)
  // The session ended during the call.
  if (!player || !session) throw new Refusal('NOT_LOGGED_IN')
  const { account, nickname, type, customerId, vipRank } = player
  const currency = currencyOf(ctx.deps, type)
  const isWhole = reach === 'full' && !pending && !trialTypes.includes(type)
  return {
    id: playerId,
    account,
    nickname,
    type,
    customerId,
    currency,
    currencySymbol: symbolOf(currency),
    vipLabel: `VIP ${vipRank}`,
    vipRank,
    avatar: await avatarOf(db, playerId),
    ...(isWhole && { profile: await maskedProfile(ctx, player) }),
    reach,
    lastLoginAt: session.previousLoginAt?.toISOString() ?? null,
    ...(token ? { token } : {}),
  }
})
