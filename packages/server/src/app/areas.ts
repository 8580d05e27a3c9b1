import { sealing } from '../sealing/area.ts'
import { messages } from '../messages/area.ts'
import { system } from '../system/area.ts'
import { merchants } from '../merchants/area.ts'
import { auditTrail } from '../audit-trail/area.ts'
import { players } from '../accounts/players/area.ts'
import { ledger } from '../ledger/area.ts'
import { wallet } from '../wallet/area.ts'
import { verification } from '../verification/area.ts'
import { sessions } from '../accounts/sessions/area.ts'
import { security } from '../accounts/security/area.ts'
import { login } from '../accounts/login/area.ts'
import { identity } from '../accounts/identity/area.ts'
import { tree } from '../agents/tree/area.ts'
import { registration } from '../accounts/registration/area.ts'
import { passwords } from '../accounts/passwords/area.ts'
import { contacts } from '../accounts/contacts/area.ts'
import { games } from '../games/area.ts'
import { seed } from '../seed/area.ts'
import { agreements } from '../agents/agreements/area.ts'
import { links } from '../agents/links/area.ts'
import { downlines } from '../agents/downlines/area.ts'
import { orders } from '../orders/area.ts'
import { profile } from '../accounts/profile/area.ts'
import { deposits } from '../deposits/area.ts'
import { payoutAccounts } from '../payout-accounts/area.ts'
import { bonusMoney } from '../bonus-money/area.ts'
import { bonuses } from '../bonuses/area.ts'
import { transfers } from '../transfers/area.ts'
import { vendorWallets } from '../vendor-wallets/area.ts'
import { withdrawals } from '../withdrawals/area.ts'
import { gameVendors } from '../game-vendors/area.ts'
import { lottery } from '../lottery/area.ts'
import { launches } from '../launches/area.ts'
import { records } from '../records/area.ts'
import { winners } from '../winners/area.ts'
import { announcements } from '../announcements/area.ts'
import { inbox } from '../inbox/area.ts'
import { chat } from '../chat/area.ts'
import { help } from '../help/area.ts'
import { feedback } from '../feedback/area.ts'
import { sites } from '../sites/area.ts'
import { jobRun } from './job-table.ts'
import type { Area } from '../area.ts'
import type { Deps } from '../deps.ts'

/** Every area of the platform. Seeds run in this order. */
export const areas: readonly Area[] = [
  merchants,
  sealing,
  messages,
  system,
  auditTrail,
  players,
  ledger,
  wallet,
  verification,
  sessions,
  security,
  login,
  identity,
  tree,
  registration,
  passwords,
  contacts,
  games,
  seed,
  agreements,
  links,
  downlines,
  orders,
  profile,
  transfers,
  deposits,
  payoutAccounts,
  bonusMoney,
  bonuses,
  withdrawals,
  gameVendors,
  vendorWallets,
  lottery,
  launches,
  records,
  winners,
  announcements,
  inbox,
  chat,
  feedback,
  help,
  sites,
]

export const routes = areas.flatMap(area => area.routes ?? [])
export const tables = [jobRun, ...areas.flatMap(area => area.tables ?? [])]
export const settings = areas.flatMap(area => area.settings ?? [])
export const jobs = areas.flatMap(area => area.jobs ?? [])

/**
 * Seeds a fresh database: the catalogue, and in the sandbox the demo accounts, displays and
 * notices. Runs at every start; existing rows stay as staff left them.
 */
export async function seedWorld(deps: Deps): Promise<void> {
  for (const area of areas) await area.seed?.(deps)
}
