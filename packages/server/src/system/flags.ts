import type { WhitelabelNode } from '@baize/contract'

/**
 * How a flag stands in the whitelabel tree: null where it is not delivered (ROLE-36). A flag under a switched-off node is off too.
 */
export function flagState(tree: readonly WhitelabelNode[], code: string): boolean | null {
  for (const node of tree) {
    if (node.code === code) return node.enabled
    const below = flagState(node.children, code)
    if (below !== null) return node.enabled && below
  }
  return null
}

/** Registration is closed only where both of its flags are delivered as off (REG-35). */
export const isRegisterOpen = (tree: readonly WhitelabelNode[]): boolean =>
  flagState(tree, 'MOBILENUMREG3') !== false || flagState(tree, 'USERNAMEREG3') !== false

/** Mobile registration where its flag is on, else username (REG-20, REG-35). */
export const registerType = (tree: readonly WhitelabelNode[]): 'mobile' | 'username' =>
  flagState(tree, 'MOBILENUMREG3') ? 'mobile' : 'username'
