import { agentTypes } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Player } from '../players.ts'
import { player } from '../tables.ts'
import { affiliateCode } from './tables.ts'

/** How a code is stored and looked up. */
const codeOf = (typed: string): string => typed.trim().toUpperCase()

/** Whether a page stands under a domain: on it, or on a host below it. */
const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/**
 * The agent whose code this is, where it is good on this domain; an affiliate is an agent (ROLE-27, REG-26). One question whether the code
 * exists or not, so that the time of the answer does not tell.
 */
export async function agentByCode(db: Db, merchant: string, code: string, domain: string): Promise<Player | null> {
  const [found] = await db
    .select({ player, domain: affiliateCode.domain })
    .from(affiliateCode)
    .innerJoin(player, eq(player.id, affiliateCode.playerId))
    .where(and(eq(affiliateCode.merchant, merchant), eq(affiliateCode.code, codeOf(code))))
  if (!found || found.player.disabled || !agentTypes.includes(found.player.type)) return null
  const isHere = found.domain === null || isUnder(domain.trim().toLowerCase(), found.domain)
  return isHere ? found.player : null
}

/**
 * Gives an agent a code.
 * @param domain - where alone it is good, with every host below it; null is everywhere
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
      code: codeOf(code),
      playerId: agent.id,
      domain: domain && domain.toLowerCase(),
    })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}
