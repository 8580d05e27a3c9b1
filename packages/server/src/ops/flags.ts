import type { WhitelabelNode } from '@baize/contract'
import { readSetting, writeSetting } from '../system/index.ts'
import type { Command } from './commands.ts'
import { isOn, onOff } from './switch-word.ts'
import { UsageError } from './usage-error.ts'

const list = (nodes: readonly WhitelabelNode[], depth = 0): string[] =>
  nodes.flatMap(({ code, enabled, children }) => [
    `${onOff(enabled).padEnd(4)}${'  '.repeat(depth)}${code}`,
    ...list(children, depth + 1),
  ])

const has = (nodes: readonly WhitelabelNode[], code: string): boolean =>
  nodes.some(node => node.code === code || has(node.children, code))

const switched = (nodes: readonly WhitelabelNode[], code: string, enabled: boolean): WhitelabelNode[] =>
  nodes.map(node => ({
    ...node,
    enabled: node.code === code ? enabled : node.enabled,
    children: switched(node.children, code, enabled),
  }))

export const flags: Command = {
  usage: 'flags [NAME on|off]',
  does: 'lists the features of the site, or switches one',
  run: async (deps, [code, word]) => {
    const { tree } = await readSetting(deps, 'whitelabel')
    if (code === undefined) return { ok: true, lines: list(tree) }
    if (!has(tree, code)) throw new UsageError(`There is no flag "${code}".`)
    await writeSetting(deps, 'whitelabel', { tree: switched(tree, code, isOn(word)) })
    return { ok: true, lines: [`${code} is ${word}.`] }
  },
}
