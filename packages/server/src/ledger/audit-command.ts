import { checkTrail } from '../audit-trail/index.ts'
import type { TrailCheck } from '../audit-trail/index.ts'
import { audit, isClean } from './audit.ts'
import type { Finding } from './audit.ts'
import type { Command } from '../area.ts'

const line = ({ name, promise, checked, broken }: Finding): string =>
  `${broken ? 'BROKEN' : 'ok    '} ${name.padEnd(24)} ${String(checked).padStart(8)} checked, ${broken} broken. ${promise}`

const trailFinding = ({ events, broken }: TrailCheck): Finding => ({
  name: 'audit-trail',
  promise: 'Nothing of a day that is over was changed, added or taken away.',
  checked: events,
  broken: broken.length,
})

const trailHead = ({ head, broken }: TrailCheck): string[] => [
  ...broken.map(day => `The trail of ${day} is not as it was.`),
  head ? `The trail is sealed until ${head.day}: ${head.hash}` : 'No day of the trail is over yet.',
]

export const auditBooks: Command = {
  usage: 'audit',
  does: 'proves what must hold of all money and all rounds, and of the audit trail',
  run: async ({ db }) => {
    const trail = await checkTrail(db)
    const findings = [...(await audit(db)), trailFinding(trail)]
    const ok = isClean(findings)
    const end = ok ? 'The books are clean.' : 'The books are NOT clean.'
    return { ok, lines: [...findings.map(line), ...trailHead(trail), end] }
  },
}
