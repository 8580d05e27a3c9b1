import type { IdentityProof, Scope } from '@baize/client'

/** Milliseconds that a proof is kept: its token expires soon after. */
const proofLifetime = 600_000
const proofs = new WeakMap<Scope, { proof: IdentityProof; until: number }>()

/**
 * Keeps the proof of a person who has no account yet, in memory, for the registration that follows
 * (REG-37). No event carries it.
 */
export const storePendingProof = (scope: Scope, proof: IdentityProof): void =>
  void proofs.set(scope, { proof, until: Date.now() + proofLifetime })

/** The proof that is kept, or null. */
export function pendingProof(scope: Scope): IdentityProof | null {
  const kept = proofs.get(scope)
  return kept && kept.until > Date.now() ? kept.proof : null
}

export const dropPendingProof = (scope: Scope): void => void proofs.delete(scope)
