import type { Deps } from '../../deps.ts'
import { readSetting, writeSetting } from '../../db/settings.ts'
import { presets } from './presets.ts'
import type { Preset } from './presets.ts'
import { UsageError } from '../../ops/index.ts'
import { switchedFlags } from './whitelabel.ts'
import { registerSetting, entrySetting, whitelabelSetting } from '../../system/index.ts'

/** Flags that presets switch: a preset sets all of them, so that nothing of the one before stays. */
const registerFlags = { USERNAMEREG3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false, REGMOBVERF3: false }

async function apply(deps: Deps, { register, entry, flags }: Preset): Promise<void> {
  await writeSetting(deps, registerSetting, { ...registerSetting.defaults, ...register })
  await writeSetting(deps, entrySetting, { smsLogin: entrySetting.defaults.smsLogin, ...entry })
  const { tree } = await readSetting(deps, whitelabelSetting)
  await writeSetting(deps, whitelabelSetting, { tree: switchedFlags(tree, { ...registerFlags, ...flags }) })
}

/** One line per preset. */
export const listPresets = (): string[] =>
  Object.entries(presets).map(([name, { about }]) => `${name.padEnd(17)}${about}`)

/**
 * Makes registration what a preset says.
 * @throws UsageError where there is no such preset
 */
export async function setPreset(deps: Deps, name = ''): Promise<string[]> {
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined
  if (!preset) throw new UsageError(`There is no preset "${name}". There are: ${Object.keys(presets).join(', ')}.`)
  await apply(deps, preset)
  return [`Registration: ${preset.about}.`]
}
