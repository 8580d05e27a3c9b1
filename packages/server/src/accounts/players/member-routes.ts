import { firstLogin, setLanguage } from '@baize/contract'
import { route, sessionOf } from '../../http/route.ts'
import { noteFirstLogin, setProfile } from './profile.ts'

export const firstLoginRoute = route(firstLogin, async (_input, ctx) => {
  await noteFirstLogin(ctx.deps, sessionOf(ctx).playerId)
  return null
})

/** A guest's choice lives in the browser alone, so there is nothing to note (API-79). */
export const setLanguageRoute = route(setLanguage, async ({ language }, { deps, session }) => {
  if (session) await setProfile(deps.db, { playerId: session.playerId, language })
  return null
})
