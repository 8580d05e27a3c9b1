import { hour, day } from '@baize/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { ownSite } from '../sites/index.ts'
import { hashPassword, rememberLoopback } from '../accounts/security/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { bindPlayer, addAffiliateCode, openAccount } from '../accounts/registration/index.ts'
import { player } from '../accounts/players/index.ts'
import { accountTypeFor } from '../agents/tree/index.ts'
import type { Deps } from '../deps.ts'

/** A downline of the demo agent. An upline comes before its downlines. */
interface TeamSeed {
  username: string
  /** Username of the direct upline. */
  upline: string
  type: 'member' | 'agent'
  /** When the account was opened. */
  daysAgo: number
  /** Null where there was no login yet. */
  lastLoginHoursAgo: number | null
  disabled?: boolean
}

type TeamLine = readonly [username: string, type: TeamSeed['type'], daysAgo: number, lastLoginHoursAgo: number | null]

/**
 * Downlines by upline: six of the demo agent, twelve of those, eight of these, so that the downline
 * has three levels.
 */
const downlinesOf: Readonly<Record<string, readonly TeamLine[]>> = {
  agent: [
    ['agent2', 'agent', 55, 2],
    ['lauravidal', 'agent', 48, 5],
    ['ngocagent', 'agent', 37, 19],
    ['mateosoto', 'member', 33, 27],
    ['ireneprat', 'member', 20, 3],
    ['tobiaslind', 'member', 4, null],
  ],
  agent2: [
    ['pablorey', 'agent', 44, 8],
    ['carmenriu', 'member', 41, 1],
    ['danielgil', 'member', 30, 96],
    ['valeriam', 'member', 22, 11],
    ['ottobrandt', 'member', 9, 50],
  ],
  lauravidal: [
    ['jonasfalk', 'agent', 39, 14],
    ['aliciamoya', 'member', 35, 6],
    ['brunodiaz', 'member', 29, 510],
    ['evacostas', 'member', 13, 31],
  ],
  ngocagent: [
    ['thaonguyen', 'agent', 28, 22],
    ['quangtran', 'member', 24, 70],
    ['lienpham', 'member', 7, 4],
  ],
  pablorey: [
    ['sofialeon', 'member', 32, 12],
    ['adrianmas', 'member', 18, 40],
    ['noelcasas', 'member', 6, null],
  ],
  jonasfalk: [
    ['ingridholm', 'member', 26, 9],
    ['lukasvoss', 'member', 11, 61],
  ],
  thaonguyen: [
    ['duyenle91', 'member', 21, 17],
    ['khoavu77', 'member', 15, 130],
    ['maiho2002', 'member', 3, 7],
  ],
}
const disabledAccounts: readonly string[] = ['brunodiaz']

export const teamSeeds: readonly TeamSeed[] = Object.entries(downlinesOf).flatMap(([upline, lines]) =>
  lines.map(([username, type, daysAgo, lastLoginHoursAgo]) => ({
    username,
    upline,
    type,
    daysAgo,
    lastLoginHoursAgo,
    disabled: disabledAccounts.includes(username),
  })),
)

/**
 * The agent of the team with a public password, so that both sides of an agreement or a transfer
 * can be tried.
 */
const openAgent = { username: 'agent2', password: 'Agent1234', code: 'CORNER8' } as const
/** The demo agent's code, which brought the direct downlines. */
const demoAgentCode = 'LONGODDS'

/**
 * Opens the account, dated back. Its first money and audit event have the current date, because
 * ledger and audit trail are append only.
 */
async function openMember(deps: Deps, merchant: string, seed: TeamSeed, upline: Player): Promise<Player | null> {
  const { username, type, daysAgo, lastLoginHoursAgo, disabled = false } = seed
  const isOpen = username === openAgent.username
  const passwordHash = isOpen ? await hashPassword(deps, openAgent.password) : null
  const now = deps.clock.now().getTime()
  const registeredAt = new Date(now - daysAgo * day)
  const lastLoginAt = lastLoginHoursAgo === null ? null : new Date(now - lastLoginHoursAgo * hour)
  return openAccount(deps, {
    merchant,
    username,
    type: accountTypeFor[type],
    passwordHash,
    what: 'register',
    ip: null,
    also: async (tx, { id, merchant }) => {
      await tx.update(player).set({ registeredAt, lastLoginAt, disabled }).where(eq(player.id, id))
      await bindPlayer(tx, id, {
        boundTo: upline.id,
        boundBy: 'affiliateCode',
        code: upline.account === 'agent' ? demoAgentCode : null,
      })
      if (isOpen) await addAffiliateCode(tx, { id, merchant }, openAgent.code)
    },
  })
}

/** Existing accounts of the team and of its agent, by account. */
async function existingTeam({ db }: Deps, merchant: string): Promise<Map<string, Player>> {
  const accounts = teamSeeds.flatMap(({ username, upline }) => [username, upline])
  const existing = await db
    .select()
    .from(player)
    .where(and(eq(player.merchant, merchant), inArray(player.account, accounts)))
  return new Map(existing.map(one => [one.account, one]))
}

/**
 * Opens missing accounts of the demo agent's team. One has a public password and the others have
 * none, so production gets none of them.
 */
export async function seedTeam(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const { merchant } = ownSite(deps.config)
  const existing = await existingTeam(deps, merchant)
  for (const seed of teamSeeds) {
    const upline = existing.get(seed.upline)
    const who = existing.get(seed.username) ?? (upline && (await openMember(deps, merchant, seed, upline)))
    if (!who) continue
    existing.set(who.account, who)
    if (who.account === openAgent.username) await rememberLoopback(deps, who.id)
  }
}
