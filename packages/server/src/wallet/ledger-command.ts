import { and, asc, eq } from 'drizzle-orm'
import { ownSite } from '../sites/index.ts'
import { playerByAccount } from '../accounts/players/index.ts'
import { playerCash, ledgerEntries, ledgerTransactions, vendorWallet } from '../ledger/index.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../area.ts'

export const ledgerCommand: Command = {
  usage: 'ledger ACCOUNT [VENDOR]',
  does: 'what moved in a player’s wallet, or in that at a vendor, oldest first, one line of JSON each, in minor units',
  run: async ({ db, config }, [account = '', vassalage = '']) => {
    if (!account) throw new UsageError('Say whose wallet.')
    const player = await playerByAccount(db, ownSite(config).merchant, account.toLowerCase())
    if (!player) return { ok: false, lines: [`Nobody is called ${account}.`] }
    const rows = await db
      .select({ entry: ledgerEntries, transaction: ledgerTransactions })
      .from(ledgerEntries)
      .innerJoin(
        ledgerTransactions,
        and(eq(ledgerTransactions.owner, player.id), eq(ledgerTransactions.id, ledgerEntries.transactionId)),
      )
      .where(eq(ledgerEntries.account, vassalage ? vendorWallet(player.id, vassalage) : playerCash(player.id)))
      .orderBy(asc(ledgerEntries.version))
    const lines = rows.map(({ entry, transaction }) =>
      JSON.stringify({
        kind: transaction.kind,
        reference: transaction.reference,
        currency: entry.currency,
        amount: String(entry.amount),
        balance: String(entry.balanceAfter),
        at: transaction.at.toISOString(),
      }),
    )
    return { ok: true, lines }
  },
}
