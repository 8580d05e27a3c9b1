import { minVendorSecret } from '@baize/contract'
import { auditStaff } from '../../audit-trail/index.ts'
import { digest, newSecret } from '../../secrets.ts'
import { UsageError } from '../../area.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps, VendorKey } from '../../deps.ts'
import { encryptSecret } from '../../verification/index.ts'
import { forgetKeys, notesOfKeys, readKeys } from './accepted-keys.ts'
import { vendorKeys, vendorRotations } from './tables.ts'

/** The next free id: `k` and one more than the highest number in use or used. */
function nextId(ids: readonly string[]): string {
  const numbers = ids.map(id => Number(/^k(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `k${Math.max(0, ...numbers) + 1}`
}

/** @throws UsageError where a secret is too short, or was or is the vendor's already */
function requireFresh(secret: string, known: readonly string[]): void {
  if (Buffer.byteLength(secret) < minVendorSecret)
    throw new UsageError(`A secret has at least ${minVendorSecret} bytes.`)
  if (known.includes(digest(secret))) throw new UsageError('This secret is or was a key of the vendor already.')
}

/**
 * Runs a change of a vendor's keys, one at a time: its row is written first, so a second change
 * waits and then sees what the first has done, under every isolation level.
 * @param change - gets deps whose database is the transaction
 */
async function changeKeys<T>(deps: Deps, vendor: string, change: (inside: Deps) => Promise<T>): Promise<T> {
  const changedAt = deps.clock.now()
  const done = await inTransaction(deps.db, async tx => {
    const lock = { target: vendorRotations.vendor, set: { changedAt } }
    await tx.insert(vendorRotations).values({ vendor, changedAt }).onConflictDoUpdate(lock)
    return change({ ...deps, db: tx })
  })
  forgetKeys(deps, vendor)
  return done
}

/**
 * Begins a rotation: from now on calls that are signed with the new key are accepted beside those
 * with the old one.
 * @param given - the new secret, where the vendor has made it; otherwise one is made
 * @throws UsageError where two keys are accepted already, or the given secret will not do
 */
export async function beginRotation(deps: Deps, vendor: string, by: string, given?: string): Promise<VendorKey> {
  const secret = given ?? newSecret(deps.random)
  const encrypted = await encryptSecret(deps, 'vendor-keys', vendor, secret)
  return changeKeys(deps, vendor, async inside => {
    const [accepted, notes] = [await readKeys(inside, vendor), await notesOfKeys(inside, vendor)]
    if (new Set(accepted.map(key => key.secret)).size > 1)
      throw new UsageError(`${vendor} has two keys. End one of them first.`)
    const known = [...notes.map(({ secretHash }) => secretHash), ...accepted.map(key => digest(key.secret))]
    requireFresh(secret, known)
    const keyId = nextId([...notes, ...accepted].map(one => one.keyId))
    const row = { vendor, keyId, secretHash: digest(secret), secret: encrypted, begunAt: deps.clock.now() }
    await inside.db.insert(vendorKeys).values(row)
    await auditStaff(deps, inside.db, by, { what: 'vendor-key-begun', reason: vendor, after: { keyId } })
    return { vendor, keyId, secret }
  })
}

/**
 * Ends a rotation: calls that are signed with this key are refused from now on, under whatever id
 * its secret is named again.
 * @returns the key that stays
 * @throws UsageError where the vendor has no such key, or no other one
 */
export const endRotation = (deps: Deps, vendor: string, by: string, keyId: string): Promise<VendorKey> =>
  changeKeys(deps, vendor, async inside => {
    const accepted = await readKeys(inside, vendor)
    const key = accepted.find(one => one.keyId === keyId)
    if (!key) throw new UsageError(`${vendor} has no key ${keyId} that is accepted.`)
    const rest = accepted.find(one => one.secret !== key.secret)
    if (!rest) throw new UsageError(`${keyId} is the only key of ${vendor}. Begin a new one first.`)
    const endedAt = deps.clock.now()
    for (const same of accepted.filter(one => one.secret === key.secret)) {
      const row = { vendor, keyId: same.keyId, secretHash: digest(key.secret), secret: null, endedAt }
      await inside.db
        .insert(vendorKeys)
        .values({ ...row, begunAt: endedAt })
        .onConflictDoUpdate({
          target: [vendorKeys.vendor, vendorKeys.keyId, vendorKeys.secretHash],
          set: { secret: null, endedAt },
        })
    }
    await auditStaff(deps, inside.db, by, {
      what: 'vendor-key-ended',
      reason: vendor,
      before: { keyId },
      after: { keyId: rest.keyId },
    })
    return rest
  })
