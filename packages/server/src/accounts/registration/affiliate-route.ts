import { checkAffiliate } from '@baize/contract'
import { route } from '../../http/route.ts'
import { maskName } from '../../text/mask-name.ts'
import { goodCode } from './affiliates.ts'

/** Says whether a code is good here, and whose it is as far as strangers may know (REG-26, API-14). */
export const checkAffiliateRoute = route(checkAffiliate, async ({ code, domain }, { deps, site }) => {
  const good = await goodCode(deps, site.merchant, code, domain)
  return { valid: good !== null, agentAccount: good ? maskName(good.agent.account) : '' }
})
