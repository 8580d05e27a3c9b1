import { createHash } from 'node:crypto'

const rows = Array.from({ length: 20_000 }, (_, row) => ({
  id: (row * 7919) % 20_011,
  name: `row ${row}`,
  open: row % 3 === 0,
}))

/** The work by which machines are compared: objects, text, sorting and a hash, as tests have them. */
function referenceWork(): string {
  const text = JSON.stringify(rows)
  const copy = (JSON.parse(text) as typeof rows).toSorted((one, other) => one.id - other.id)
  return createHash('sha256')
    .update(copy.map(({ name }) => name).join())
    .digest('hex')
}

/** How often the work is done for one look: about 0.1 s together, as clocks of the processor count in hundredths. */
const turns = 4

/** Milliseconds between two looks at the pace: often enough for a stage of a minute, and under 1% of one processor. */
const between = 10_000

/** Seconds of the processor that the reference work, done a few times, takes now. */
function paceNow(): number {
  const before = process.cpuUsage()
  for (let turn = 0; turn < turns; turn++) referenceWork()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/**
 * Watches how fast this machine is while something else runs on it: another machine, or a busy one, needs twice the seconds for the same test.
 * @returns the way to stop, which says how many seconds of the processor the reference work took meanwhile (median)
 */
export function watchPace(): () => number {
  // The first turns are slow wherever: nothing is compiled yet.
  for (let turn = 0; turn < 5; turn++) referenceWork()
  const seen = [paceNow(), paceNow(), paceNow()]
  const timer = setInterval(() => seen.push(paceNow()), between)
  return () => {
    clearInterval(timer)
    return seen.toSorted((one, other) => one - other)[seen.length >> 1] ?? 0
  }
}
