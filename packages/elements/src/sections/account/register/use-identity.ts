import type { IdentityProof } from '@baize/client'
import { useState } from 'react'
import { dropProof, keepProof, keptProof } from '../shared/identity/pending.ts'
import { useScope } from '../../../scope.ts'

interface IdentityState {
  /** Whom a provider has confirmed, and who has no account yet (REG-37). */
  identity: IdentityProof | null
  take: (proof: IdentityProof) => void
  drop: () => void
}

/** The identity that this registration goes on with. It is kept in memory, and nowhere else. */
export function useIdentity(): IdentityState {
  const scope = useScope()
  const [identity, setIdentity] = useState(() => keptProof(scope))
  return {
    identity,
    take(proof) {
      keepProof(scope, proof)
      setIdentity(proof)
    },
    drop() {
      dropProof(scope)
      setIdentity(null)
    },
  }
}
