import { fromMinor } from '@baize/contract'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { UsageError } from '../area.ts'
import type { Command, CommandResult } from '../area.ts'
import { playerByAccount, playerById } from '../accounts/players/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { auditStaff } from '../audit-trail/index.ts'
import type { Deps } from '../deps.ts'
import { ownSite } from '../sites/index.ts'
import { vendorBalances } from './balances.ts'
import { askFor } from './carry-out.ts'
import { recallMoney } from './recall.ts'
import { reconcile } from './reconcile.ts'
import { vendorTransfer } from './tables.ts'
import { selectTransfers, stateOf } from './view.ts'
import type { WholeTransfer } from './view.ts'

type Subject = (deps: Deps, word: string, by: string) => Promise<CommandResult>

/** Transfers that a list shows. */
const maxListed = 100

const done = (lines: string[], none: string): CommandResult => ({ ok: true, lines: lines.length ? lines : [none] })

/** One line of a list. */
async function lineOf({ db }: Deps, whole: WholeTransfer): Promise<string> {
  const { order, transfer } = whole
  const player = await playerById(db, order.playerId)
  return [
    order.orderNo,
    order.createdAt.toISOString(),
    stateOf(whole).padEnd(10),
    transfer.direction.padEnd(3),
    transfer.vassalage.padEnd(16),
    player?.account ?? order.playerId,
    `${fromMinor(order.amount, order.currency)} ${order.currency}`,
    `asked ${transfer.asks} times`,
    ...(transfer.askAt ? [`next ${transfer.askAt.toISOString()}`] : []),
  ].join('  ')
}

/** @throws UsageError where nobody is called so */
async function namedPlayer({ db, config }: Deps, account: string): Promise<Player> {
  const player = await playerByAccount(db, ownSite(config).merchant, account.toLowerCase())
  if (!player) throw new UsageError(`Nobody is called "${account}".`)
  return player
}

const waiting: Subject = async deps => {
  const open = await selectTransfers(deps.db)
    .where(isNotNull(vendorTransfer.openKey))
    .orderBy(asc(vendorTransfer.askAt))
    .limit(maxListed)
  const lines: string[] = []
  for (const whole of open) lines.push(await lineOf(deps, whole))
  return done(lines, 'Every transfer has its result.')
}

const show: Subject = async (deps, account) => {
  const { currency } = deps.config
  const { id } = await namedPlayer(deps, account)
  const balances = await vendorBalances(deps.db, id, currency)
  const lines = [...balances].map(
    ([vassalage, units]) => `${vassalage.padEnd(16)} ${fromMinor(units, currency)} ${currency}`,
  )
  return done(lines, `${account} has no wallet at a vendor.`)
}

/** Asks the vendor for a transfer now. */
const ask: Subject = async (deps, orderNo, by) => {
  const [found] = await selectTransfers(deps.db).where(eq(vendorTransfer.orderNo, orderNo))
  if (!found) throw new UsageError(`There is no transfer "${orderNo}".`)
  const asked = await askFor(deps, found.order)
  const facts = { before: { state: stateOf(found) }, after: { state: stateOf(asked) } }
  const { playerId } = found.order
  await auditStaff(deps, deps.db, by, { what: 'wallet-transfer-asked', playerId, reason: orderNo, ...facts })
  return done([await lineOf(deps, asked)], '')
}

/** Recalls what a player has at vendors to the main wallet. */
const recall: Subject = async (deps, account, by) => {
  const { id: playerId } = await namedPlayer(deps, account)
  const recalled = await recallMoney(deps, { playerId, key: deps.random.id(), cause: 'staff' })
  const after = { orders: recalled.length }
  await auditStaff(deps, deps.db, by, { what: 'wallets-recalled', playerId, reason: account, after })
  const lines: string[] = []
  for (const whole of recalled) lines.push(await lineOf(deps, whole))
  return done(lines, `${account} has nothing at a vendor that can be recalled.`)
}

const subjects: Readonly<Record<string, Subject>> = { waiting, show, ask, recall, reconcile: deps => reconcile(deps) }

/** Staff's command for wallets at vendors. */
export const vendorWalletsCommand: Command = {
  usage: 'vendor-wallets [waiting | show ACCOUNT | ask ORDER | recall ACCOUNT | reconcile]',
  does: 'lists transfers whose result is unknown and asks for one, shows what somebody has at vendors and recalls it, compares all wallets with those of the vendor',
  run: async (deps, [word = 'waiting', about = ''], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError(`There is no subject "${word}".`)
    return subject(deps, about, by)
  },
}
