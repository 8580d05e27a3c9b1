import { readFileSync } from 'node:fs'

/** Put before a command: says on the fourth channel at the end how long it and all that it waited for had the processor. */
export const timed = ['sh', '-c', '"$@"; code=$?; times >&3; exit $code', 'sh']

/** Seconds in what `times` of a shell says; its second line is of its children: `1m2.500s 0m0.750s`. */
export function secondsIn(times: string): number {
  const [, children = ''] = times.trim().split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0)
}

/** Seconds a running process has had the processor, by Linux; 0 elsewhere. */
export function secondsOf(pid: number | undefined): number {
  try {
    // The name, which may hold anything, stands in brackets; user and system follow it as the 12th and 13th, in hundredths.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return 0
  }
}
