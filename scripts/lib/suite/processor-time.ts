import { readdirSync, readFileSync } from 'node:fs'

/** Put before a command: says on the fourth channel at the end how long it and all that it waited for had the processor. */
export const timed = ['sh', '-c', '"$@"; code=$?; times >&3; exit $code', 'sh']

/** Seconds in what `times` of a shell says; its second line is of its children: `1m2.500s 0m0.750s`. */
export function secondsIn(times: string): number {
  const [, children = ''] = times.trim().split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0)
}

interface Seen {
  parent: number
  /** Seconds that it has had the processor. */
  spent: number
}

/** A running process, by Linux; null elsewhere, and where there is none. */
function look(pid: number | string): Seen | null {
  try {
    // The name, which may hold anything, stands in brackets; after it the parent is the 2nd field, user and system time the 12th and 13th, in hundredths.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { parent: Number(fields[1]), spent: (Number(fields[11]) + Number(fields[12])) / 100 }
  } catch {
    return null
  }
}

/** Seconds a running process has had the processor. */
export const secondsOf = (pid: number | undefined): number => look(pid ?? 0)?.spent ?? 0

/** Every running process by its id. */
function everything(): Map<number, Seen> {
  try {
    const ids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
    return new Map(
      ids.flatMap(id => [[Number(id), look(id)] as const]).filter((pair): pair is [number, Seen] => !!pair[1]),
    )
  } catch {
    return new Map()
  }
}

/**
 * Watches a process and all that descend from it: the processes of a browser end without anybody waiting for them, so no shell counts them.
 * @returns the way to stop, which says how many seconds they have had the processor meanwhile
 */
export function watchFamily(root: number): () => number {
  const spent = new Map<number, number>()
  const sample = () => {
    const all = everything()
    const isOurs = (pid: number): boolean => pid === root || (pid > 1 && isOurs(all.get(pid)?.parent ?? 0))
    for (const [pid, seen] of all) if (isOurs(pid)) spent.set(pid, seen.spent)
  }
  const total = () => {
    sample()
    return [...spent.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
  const before = total()
  const timer = setInterval(sample, 250)
  return () => {
    clearInterval(timer)
    return total() - before
  }
}
