import { setTimeout as sleep } from 'node:timers/promises'
import { trialTypes } from '@baize/contract'
import type { launch, MoneyState, Output } from '@baize/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import { playerOfSession } from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { readMoney } from '../wallet/index.ts'
import { carryOut } from './carry-out.ts'
import { openTransfer } from './open-transfer.ts'
import type { Move } from './open-transfer.ts'
import { recallFilled } from './recall.ts'
import { isSingleWallet } from './setting.ts'
import { autoTransfer, vendorTransfer, vendorWalletTable } from './tables.ts'
import type { WalletOfLaunch } from './tables.ts'
import { stateOf } from './view.ts'
import type { WholeTransfer } from './view.ts'

/** Whether a player's money follows to vendors and back; off until the player switches it on. */
export async function isAutoTransferOn(db: Db, playerId: string): Promise<boolean> {
  const [row] = await db.select().from(autoTransfer).where(eq(autoTransfer.playerId, playerId))
  return row?.isOn ?? false
}

/** Switches it for the player of a session, with its note in the audit trail. */
export async function switchAutoTransfer(ctx: Context, isOn: boolean): Promise<void> {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const changedAt = deps.clock.now()
  await inTransaction(deps.db, async tx => {
    await tx
      .insert(autoTransfer)
      .values({ playerId: who.id, isOn, changedAt })
      .onConflictDoUpdate({ target: autoTransfer.playerId, set: { isOn, changedAt } })
    await audit(deps, tx, { ...auditOf(ctx, who), what: 'auto-transfer-switched', after: { on: isOn } })
  })
}

/** Who opens a game, and the launch that it is opened by. */
interface Opening {
  playerId: string
  /** Type of the account. */
  type: number
  vassalage: string
  launchId: string
}

/**
 * The wallet that the rounds of a launch will draw on: the vendor's, where the merchant has wallets
 * at vendors and the account plays for money; else null, for the only one.
 */
export async function walletForLaunch(
  deps: Pick<Deps, 'db' | 'clock'>,
  { playerId, type, vassalage }: Omit<Opening, 'launchId'>,
): Promise<string | null> {
  if (trialTypes.includes(type) || (await isSingleWallet(deps))) return null
  await deps.db.insert(vendorWalletTable).values({ playerId, vassalage }).onConflictDoNothing()
  return vassalage
}

const isWallet = ({ playerId, vassalage }: Pick<Opening, 'playerId' | 'vassalage'>) =>
  and(eq(vendorWalletTable.playerId, playerId), eq(vendorWalletTable.vassalage, vassalage))

/**
 * Moves what the main wallet can spend to a vendor.
 * @returns the transfer; null where there was nothing to move
 */
async function fill(deps: Deps, { playerId, type, vassalage, launchId }: Opening): Promise<WholeTransfer | null> {
  const { cash: amount, currency } = await readMoney(deps, playerId, type)
  if (amount <= 0n) return null
  const move: Move = { vassalage, direction: 'in', cause: 'launch' }
  const placed = await inTransaction(deps.db, async tx => {
    // In the order of a recall: the wallet, then its money.
    await tx.update(vendorWalletTable).set({ filledFor: launchId }).where(isWallet({ playerId, vassalage }))
    return openTransfer({ ...deps, db: tx }, playerId, move, { key: `launch:${launchId}`, amount, currency })
  })
  return placed && carryOut(deps, placed)
}

/** The wallets of a player that were filled for a launch. */
const filledWalletsOf = (db: Db, playerId: string): Promise<WalletOfLaunch[]> =>
  db
    .select()
    .from(vendorWalletTable)
    .where(and(eq(vendorWalletTable.playerId, playerId), isNotNull(vendorWalletTable.filledFor)))

/** Milliseconds that a launch waits for recalls under way, and between two checks of them. */
const recallWait = { max: 5000, interval: 100 }

/**
 * Waits for transfers to the main wallet that are under way: who goes from one game straight to
 * the next leaves the one and launches the other at once.
 */
async function waitForRecalls({ db }: Pick<Deps, 'db'>, playerId: string): Promise<void> {
  const { direction, openKey } = vendorTransfer
  const isUnderWay = and(eq(vendorTransfer.playerId, playerId), eq(direction, 'out'), isNotNull(openKey))
  for (
    let waited = 0;
    waited < recallWait.max && (await db.$count(vendorTransfer, isUnderWay));
    waited += recallWait.interval
  )
    await sleep(recallWait.interval)
}

/**
 * Takes over what an earlier launch moved to the vendor: it goes back with the latest one. What
 * left the earlier game brings nothing back from then on, or has opened its transfer already.
 */
const takeOver = ({ db }: Deps, opening: Opening) =>
  db
    .update(vendorWalletTable)
    .set({ filledFor: opening.launchId })
    .where(and(isWallet(opening), isNotNull(vendorWalletTable.filledFor)))

/**
 * Fills the wallet of a game that is opened, once what other games' wallets hold has been recalled.
 * @returns what became of money that did not reach it; null where it did, or there was none
 */
async function fillForLaunch(
  deps: Deps,
  opening: Opening,
  others: readonly WalletOfLaunch[],
): Promise<MoneyState | null> {
  const { playerId, launchId } = opening
  try {
    await recallFilled(deps, { playerId, wallets: others, key: `launch:${launchId}` })
    await waitForRecalls(deps, playerId)
    const filled = await fill(deps, opening)
    const state = filled && stateOf(filled)
    return state === 'success' ? null : state
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'TRANSFER_OPEN' ? 'processing' : null
    deps.report(error, { where: 'auto-transfer', launch: launchId })
    return 'failed'
  }
}

/** As a launch answers it. */
type FollowingMoney = Pick<Output<typeof launch>, 'movesMoney' | 'moneyState'>

/**
 * Where its player has chosen so, recalls money from the vendors that it followed to and moves
 * it to the vendor of a game that is opened. A game opens whatever comes of it.
 */
export async function moveForLaunch(deps: Deps, opening: Opening): Promise<FollowingMoney> {
  const { playerId, vassalage, launchId } = opening
  if (!(await isAutoTransferOn(deps.db, playerId))) return {}
  await takeOver(deps, opening)
  const filled = await filledWalletsOf(deps.db, playerId)
  const others = filled.filter(each => each.vassalage !== vassalage)
  const moneyState = await fillForLaunch(deps, opening, others)
  const after = await filledWalletsOf(deps.db, playerId)
  const movesMoney = after.some(each => each.vassalage === vassalage && each.filledFor === launchId)
  return { ...(movesMoney && { movesMoney }), ...(moneyState && { moneyState }) }
}
