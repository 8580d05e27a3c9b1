import type { Area } from '../area.ts'
import { auditCommand } from './audit.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './tables.ts'

export const ledger: Area = {
  name: 'ledger',
  tables: [ledgerAccounts, ledgerEntries, ledgerTransactions],
  commands: { audit: auditCommand },
}
