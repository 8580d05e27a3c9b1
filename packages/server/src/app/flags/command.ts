import type { WhitelabelNode } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { readSetting, writeSetting } from '../../db/settings.ts'
import type { Command } from '../../area.ts'
import { listPresets, setPreset } from './set-preset.ts'
import { setSetting } from './set-setting.ts'
import { isOn, onOff, UsageError } from '../../ops/index.ts'
import { hasFlag, switchedFlags } from './whitelabel.ts'
import { whitelabelSetting } from '../../system/index.ts'

const list = (nodes: readonly WhitelabelNode[], depth = 0): string[] =>
  nodes.flatMap(({ code, enabled, children }) => [
    `${onOff(enabled).padEnd(4)}${'  '.repeat(depth)}${code}`,
    ...list(children, depth + 1),
  ])

async function switchFlag(deps: Deps, code: string, word: string | undefined): Promise<string[]> {
  const { tree } = await readSetting(deps, whitelabelSetting)
  if (!hasFlag(tree, code)) throw new UsageError(`There is no flag "${code}".`)
  await writeSetting(deps, whitelabelSetting, { tree: switchedFlags(tree, { [code]: isOn(word) }) })
  return [`${code} is ${word}.`]
}

export const flags: Command = {
  usage: 'flags [NAME on|off | presets | preset NAME | set SUBJECT.FIELD VALUE]',
  does: 'lists the features of the site, switches one, or changes how people register',
  run: async (deps, [word, ...rest]) => {
    if (word === undefined) return { ok: true, lines: list((await readSetting(deps, whitelabelSetting)).tree) }
    if (word === 'presets') return { ok: true, lines: listPresets() }
    if (word === 'preset') return { ok: true, lines: await setPreset(deps, rest[0]) }
    if (word === 'set') return { ok: true, lines: await setSetting(deps, rest[0], rest[1]) }
    return { ok: true, lines: await switchFlag(deps, word, rest[0]) }
  },
}
