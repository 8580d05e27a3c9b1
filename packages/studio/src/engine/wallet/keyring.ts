import type { Settings } from '../../config.ts'
import type { Signer } from './sign.ts'

/** The keys that studio and operator share: one, or two while they are rotated. */
export interface Keyring {
  /** All keys that the operator's calls may be signed with. */
  readonly keys: readonly Signer[]
  /** The key that calls are signed with: the newest, until the operator refuses it. */
  current(): Signer
  /** Another key to try where the operator refused the given one; null where there is none. */
  after(refused: Signer): Signer | null
  /** The operator has taken this key: calls are signed with it from now on. */
  use(key: Signer): void
}

export function createKeyring({
  vendor,
  keyId,
  secret,
  next,
}: Pick<Settings, 'vendor' | 'keyId' | 'secret' | 'next'>): Keyring {
  const keys = [...(next ? [{ vendor, ...next }] : []), { vendor, keyId, secret }]
  let current = keys[0]!
  return {
    keys,
    current: () => current,
    after: refused => keys.find(key => key !== refused) ?? null,
    use: key => void (current = key),
  }
}
