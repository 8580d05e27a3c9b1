import { audit, isClean } from '../ledger/audit.ts'
import type { Finding } from '../ledger/audit.ts'
import type { Command } from './commands.ts'

const line = ({ name, promise, checked, broken }: Finding): string =>
  `${broken ? 'BROKEN' : 'ok    '} ${name.padEnd(24)} ${String(checked).padStart(8)} checked, ${broken} broken. ${promise}`

export const auditBooks: Command = {
  usage: 'audit',
  does: 'proves what must hold of all money and all rounds',
  run: async ({ db }) => {
    const findings = await audit(db)
    const ok = isClean(findings)
    return { ok, lines: [...findings.map(line), ok ? 'The books are clean.' : 'The books are NOT clean.'] }
  },
}
