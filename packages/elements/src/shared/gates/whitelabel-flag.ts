import type { WhitelabelNode } from '@baize/contract'

/**
 * Whether a flag of the whitelabel tree is on, with all nodes above it; unknown and missing ones
 * are off (ROLE-36).
 */
export const isFlagOn = (tree: readonly WhitelabelNode[], code: string): boolean =>
  tree.some(node => node.enabled && (node.code === code || isFlagOn(node.children, code)))
