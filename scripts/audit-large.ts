// npm run audit:large: plays a thousand sessions and twenty thousand rounds of every kind of game,
// with trouble on the line between studio and platform at random by a fixed seed, and proves the
// books. It takes its own data and ports. `-- SESSIONS ROUNDS SEED` for others. Interrupted, it
// plays to the end of a group and proves what was played.

const [sessions = 1000, rounds = 20_000, seed = 4] = process.argv.slice(2).map(Number)
const began = Date.now()
const report = (line: string) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${line}`)
let interrupted = false
process.once('SIGINT', () => (interrupted = true))
const counts = (of: Partial<Record<string, number>>) =>
  Object.entries(of)
    .toSorted()
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')

const { byKind, byOutcome, armed, wrong, open, findings, ...played } = await playCrowd({
  sessions,
  rounds,
  seed,
  calm: 5,
  report,
  enough: () => interrupted,
})
const broken = findings.filter(finding => finding.broken > 0)
console.log(`Sessions       ${played.sessions}`)
console.log(
  `Rounds         ${Object.values(byKind).reduce((sum, n) => sum + n, 0)} by what became of them: ${counts(byOutcome)}`,
)
console.log(`Kinds of games ${counts(byKind)}`)
console.log(`Chaos          ${counts(armed)}`)
for (const { name, checked, broken: found } of findings)
  console.log(
    `${found ? 'BROKEN' : 'ok    '} ${name.padEnd(24)} ${String(checked).padStart(8)} checked, ${found} broken`,
  )
for (const line of wrong) console.log(`WRONG  ${line}`)
console.log(`Rounds open    ${open}`)
const ok = !broken.length && !wrong.length && !open
console.log(ok ? 'The books are clean.' : 'The books are NOT clean.')
process.exitCode = ok ? 0 : 1
import { playCrowd } from '@baize/studio/test/crowd'
