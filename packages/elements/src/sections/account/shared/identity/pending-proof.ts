import type { IdentityProof, Scope } from '@baize/client'

/** Milliseconds that a proof is worth keeping: its token ends soon after. */
const proofLifetime = 600_000
const proofs = new WeakMap<Scope, { proof: IdentityProof; until: number }>()

/** Keeps what a provider says of a person who has no account yet, for the registration that follows (REG-37). It leaves this memory by no event. */
export const storePendingProof = (scope: Scope, proof: IdentityProof): void =>
  void proofs.set(scope, { proof, until: Date.now() + proofLifetime })

/** What is kept, or null; a registration that carries it drops it with `dropProof`. */
export function pendingProof(scope: Scope): IdentityProof | null {
  const kept = proofs.get(scope)
  return kept && kept.until > Date.now() ? kept.proof : null
}

export const dropPendingProof = (scope: Scope): void => void proofs.delete(scope)
