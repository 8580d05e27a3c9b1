import type { WhitelabelNode } from '@baize/contract'

type Tree = readonly WhitelabelNode[]

/** Whether the tree delivers such a flag. */
export const hasFlag = (tree: Tree, code: string): boolean =>
  tree.some(node => node.code === code || hasFlag(node.children, code))

/** The tree with flags switched; flags that it does not deliver stay away. */
export const switchedFlags = (tree: Tree, flags: Readonly<Record<string, boolean>>): WhitelabelNode[] =>
  tree.map(({ code, enabled, children }) => ({
    code,
    enabled: flags[code] ?? enabled,
    children: switchedFlags(children, flags),
  }))
