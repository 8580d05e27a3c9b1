import { and, count, eq, max } from 'drizzle-orm'
import type { Command } from '../../area.ts'
import { UsageError } from '../../area.ts'
import { digest } from '../../secrets.ts'
import type { Deps, VendorKey } from '../../deps.ts'
import { vendorNonces } from '../tables.ts'
import { acceptedKeys, notesOfKeys } from './accepted-keys.ts'
import { beginRotation, endRotation } from './rotate.ts'
import { opsCommand } from '../../ops/index.ts'

const vendorsOf = ({ config }: Deps): string[] => [...new Set(config.vendors.map(({ vendor }) => vendor))]

/**
 * How many calls of the last minutes a key has signed: nonces are kept for a quarter of an hour.
 */
async function useOf({ db }: Deps, { vendor, keyId }: VendorKey): Promise<string> {
  const isOfKey = and(eq(vendorNonces.vendor, vendor), eq(vendorNonces.keyId, keyId))
  const [used] = await db
    .select({ calls: count(), last: max(vendorNonces.at) })
    .from(vendorNonces)
    .where(isOfKey)
  return used?.last ? `${used.calls} calls lately, the last at ${used.last.toISOString()}` : 'no calls lately'
}

async function linesOf(deps: Deps, vendor: string): Promise<string[]> {
  const [accepted, notes] = [await acceptedKeys(deps, vendor), await notesOfKeys(deps, vendor)]
  const since = (key: VendorKey) => {
    const note = notes.find(({ keyId, secretHash }) => keyId === key.keyId && secretHash === digest(key.secret))
    return note ? `since ${note.begunAt.toISOString()}` : 'of the environment'
  }
  const uses = await Promise.all(
    accepted.map(async key => `${vendor} ${key.keyId}: accepted, ${since(key)}, ${await useOf(deps, key)}`),
  )
  const ends = notes.flatMap(({ keyId, endedAt }) =>
    endedAt ? [`${vendor} ${keyId}: ended ${endedAt.toISOString()}`] : [],
  )
  return [...uses, ...ends]
}

async function begin(deps: Deps, vendor: string, by: string, given?: string): Promise<string[]> {
  const { keyId, secret } = await beginRotation(deps, vendor, by, given)
  return [
    `${vendor} may sign with ${keyId} from now on, and with its old key.`,
    ...(given === undefined ? [`The secret of ${keyId}, shown this once: ${secret}`] : []),
    `The demo studio takes it as BAIZE_STUDIO_NEXT_SECRET, with BAIZE_STUDIO_NEXT_KEY_ID=${keyId}.`,
    `When "keys" shows no more calls with the old key: ${opsCommand(deps.config, `keys end ${vendor} OLD`)}`,
  ]
}

/** Keys that game vendors sign with. A secret is shown once, when it is made. */
export const keysCommand: Command = {
  usage: 'keys [begin VENDOR [SECRET] | end VENDOR KEY]',
  does: 'lists the keys of game vendors; begins a new one beside the old, made here or given, and ends the old one',
  run: async (deps, [act, vendor = '', word], by) => {
    if (act === undefined)
      return { ok: true, lines: (await Promise.all(vendorsOf(deps).map(v => linesOf(deps, v)))).flat() }
    if (!vendorsOf(deps).includes(vendor)) throw new UsageError('Say which vendor.')
    if (act === 'begin') return { ok: true, lines: await begin(deps, vendor, by, word) }
    if (act !== 'end' || word === undefined) throw new UsageError('Say begin, or end and which key.')
    const { keyId } = await endRotation(deps, vendor, by, word)
    return { ok: true, lines: [`${word} of ${vendor} is refused from now on; ${keyId} stays.`] }
  },
}
