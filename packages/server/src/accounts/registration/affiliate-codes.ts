import { agentTypes, checkAffiliate, plainText } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import type { Player } from '../players/index.ts'
import { player } from '../players/index.ts'
import { affiliateCode } from './tables.ts'
import { route } from '../../http/route.ts'
import { maskName } from '../../text/mask.ts'

/** An affiliate code as it is stored and looked up. */
const storedCodeOf = (typed: string): string => plainText(typed).toUpperCase()

/** Whether a host is a domain or one of its subdomains. */
const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** A valid code: its agent, and the account type that it opens. */
interface ValidCode {
  agent: Player
  code: string
  /** Account type. */
  opens: number
}

type Stored = typeof affiliateCode.$inferSelect

/** Whether a register link is neither deleted nor expired; other codes do not expire. */
export const isUnexpired = ({ expiresAt, deletedAt }: Pick<Stored, 'expiresAt' | 'deletedAt'>, now: Date): boolean =>
  !deletedAt && (!expiresAt || now < expiresAt)

/**
 * The code if it is valid on this domain, with its agent; an affiliate is an agent (ROLE-27,
 * REG-26). One query whether the code exists or not, so that the response time does not tell.
 */
export async function validAffiliateCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  merchant: string,
  typed: string,
  domain: string,
): Promise<ValidCode | null> {
  const [found] = await db
    .select({ player, stored: affiliateCode })
    .from(affiliateCode)
    .innerJoin(player, eq(player.id, affiliateCode.playerId))
    .where(and(eq(affiliateCode.merchant, merchant), eq(affiliateCode.code, storedCodeOf(typed))))
  if (!found || found.player.disabled || !agentTypes.includes(found.player.type)) return null
  const { stored } = found
  const isHere = stored.domain === null || isUnder(plainText(domain).toLowerCase(), stored.domain)
  if (!isHere || !isUnexpired(stored, clock.now())) return null
  return { agent: found.player, code: stored.code, opens: stored.opens }
}

/**
 * Gives an agent a code.
 * @param domain - the only domain where it is valid, with its subdomains; null means every domain
 * @returns false where the code is another agent's
 */
export async function addAffiliateCode(
  db: Db,
  agent: Pick<Player, 'id' | 'merchant'>,
  code: string,
  domain: string | null = null,
): Promise<boolean> {
  const added = await db
    .insert(affiliateCode)
    .values({
      merchant: agent.merchant,
      code: storedCodeOf(code),
      playerId: agent.id,
      domain: domain && domain.toLowerCase(),
    })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

/**
 * Answers whether a code is valid on this domain, and the masked name of its agent (REG-26,
 * API-14).
 */
export const checkAffiliateRoute = route(checkAffiliate, async ({ code, domain }, { deps, site }) => {
  const valid = await validAffiliateCode(deps, site.merchant, code, domain)
  return { valid: valid !== null, agentAccount: valid ? maskName(valid.agent.account) : '' }
})
