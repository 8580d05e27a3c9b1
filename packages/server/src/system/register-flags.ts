import type { WhitelabelNode } from '@baize/contract'

type Tree = readonly WhitelabelNode[]

/**
 * State of a flag in the whitelabel tree: null where the tree does not have it (ROLE-36). A flag
 * under a switched-off node is off too.
 */
export function flagState(tree: Tree, code: string): boolean | null {
  for (const node of tree) {
    if (node.code === code) return node.enabled
    const below = flagState(node.children, code)
    if (below !== null) return node.enabled && below
  }
  return null
}

/** The tree with flags switched; flags that it does not have are not added. */
export const withFlags = (tree: Tree, flags: Readonly<Record<string, boolean>>): WhitelabelNode[] =>
  tree.map(({ code, enabled, children }) => ({
    code,
    enabled: flags[code] ?? enabled,
    children: withFlags(children, flags),
  }))

/** Whether registration is open: it is closed only where both of its flags are off (REG-35). */
export const isRegisterOpen = (tree: Tree): boolean =>
  flagState(tree, 'MOBILENUMREG3') !== false || flagState(tree, 'USERNAMEREG3') !== false

export type RegisterType = 'mobile' | 'username'

/**
 * The kind of registration that pages offer: by mobile number where its flag is on, else by
 * username (REG-20, REG-35).
 */
export const registerType = (tree: Tree): RegisterType => (flagState(tree, 'MOBILENUMREG3') ? 'mobile' : 'username')

/**
 * Whether this kind of registration is allowed: pages offer it, or its flag is on (ROLE-28,
 * ROLE-31).
 */
export const isRegisterTypeOffered = (tree: Tree, type: RegisterType): boolean =>
  isRegisterOpen(tree) &&
  (registerType(tree) === type || (type === 'username' && flagState(tree, 'USERNAMEREG3') === true))

/**
 * Whether registration asks for a password: by username always, by mobile number where its flag is
 * on (ROLE-29).
 */
export const asksPassword = (tree: Tree, type: RegisterType): boolean =>
  type === 'username' || flagState(tree, 'MOBILENUMPASSREG3') === true

/**
 * Whether registration verifies the mobile number by SMS; always for accounts without a password,
 * which can log in only by SMS (ROLE-30).
 */
export const asksSmsCode = (tree: Tree, type: RegisterType, { smsEnabled }: { smsEnabled: boolean }): boolean =>
  smsEnabled || flagState(tree, 'REGMOBVERF3') === true || !asksPassword(tree, type)
