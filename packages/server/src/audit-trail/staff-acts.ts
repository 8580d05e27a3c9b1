import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/open.ts'
import { writeSetting } from '../db/settings.ts'
import type { SettingSubject } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { audit } from './audit-events.ts'
import type { AuditEntry, AuditFacts } from './audit-events.ts'

/**
 * Writes down what staff did, with the name of who did it: what changes is in the same transaction,
 * so neither is there alone. An act that left everything as it was is not written.
 */
export async function auditStaff(
  deps: Pick<Deps, 'clock' | 'random'>,
  db: Db,
  by: string,
  entry: Omit<AuditEntry, 'ip' | 'device' | 'account'> & { account?: string },
): Promise<void> {
  const { before, after } = entry
  if (before && isDeepStrictEqual(before, after)) return
  await audit(deps, db, { account: null, ...entry, ip: null, device: `staff: ${by}` })
}

const nameOf = (item: unknown, index: number): string => (item as { code?: string } | null)?.code ?? String(index)

/**
 * Every single value of a setting by its path, such as `fields.email.show`; items of lists are
 * named by their code.
 */
function valuesOf(value: unknown, path = ''): [path: string, value: string | number | boolean | null][] {
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index) => [nameOf(item, index), item] as const)
    : typeof value === 'object' && value !== null && Object.entries(value)
  if (inner) return inner.flatMap(([name, item]) => valuesOf(item, path ? `${path}.${name}` : name))
  return [[path, (value ?? null) as string | number | boolean | null]]
}

/** The values of one setting that are other than in another. */
function unlike(one: object, other: object): AuditFacts {
  const others = new Map(valuesOf(other))
  return Object.fromEntries(valuesOf(one).filter(([path, value]) => others.get(path) !== value))
}

/**
 * Fields of a setting that differ although each single value is the same, such as a list in another
 * order.
 */
function reordered(one: object, other: object): [name: string, value: unknown][] {
  const others = new Map(Object.entries<unknown>({ ...other }))
  return Object.entries<unknown>({ ...one }).filter(([name, value]) => {
    const [field, changed] = [{ [name]: value }, { [name]: others.get(name) }]
    const differing = { ...unlike(field, changed), ...unlike(changed, field) }
    return !Object.keys(differing).length && !isDeepStrictEqual(field, changed)
  })
}

/**
 * What a change of a setting is written down as: the values that differ, and fields in another
 * order as a whole.
 */
function factsOf(one: object, other: object): AuditFacts {
  const whole = reordered(one, other).map(([name, value]) => [name, JSON.stringify(value)] as const)
  return { ...unlike(one, other), ...Object.fromEntries<string>(whole) }
}

/**
 * Changes fields of a subject of the settings for staff, and writes down what they were and are.
 * @throws ZodError
 */
export const changeSetting = <T extends object>(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  by: string,
  subject: SettingSubject<T>,
  change: Partial<T>,
): Promise<T> =>
  writeSetting(deps, subject, change, (tx, before, after) =>
    auditStaff(deps, tx, by, {
      what: 'setting-changed',
      reason: subject.key,
      before: factsOf(before, after),
      after: factsOf(after, before),
    }),
  )
