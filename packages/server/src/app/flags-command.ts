import { decimals } from '@baize/contract'
import type { WhitelabelNode } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { changeSetting } from '../audit-trail/index.ts'
import { readSetting } from '../db/settings.ts'
import { presets } from './registration-presets.ts'
import type { Preset } from './registration-presets.ts'
import { UsageError, parseOnOff, onOff } from '../area.ts'
import { registerSetting, loginSetting, whitelabelSetting, withFlags } from '../system/index.ts'
import { settings } from './areas.ts'
import type { Command } from '../area.ts'

type Tree = readonly WhitelabelNode[]

/** Whether the tree has a flag of this code. */
const hasFlag = (tree: Tree, code: string): boolean =>
  tree.some(node => node.code === code || hasFlag(node.children, code))

/** Flags of registration. A preset sets all of them, so that none of the preset before stays. */
const registerFlags = { USERNAMEREG3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false, REGMOBVERF3: false }

async function applyPreset(
  deps: Deps,
  by: string,
  { register, login: entry, flags: flagsCommand }: Preset,
): Promise<void> {
  await changeSetting(deps, by, registerSetting, { ...registerSetting.defaults, ...register })
  await changeSetting(deps, by, loginSetting, { smsLogin: loginSetting.defaults.smsLogin, ...entry })
  const { tree } = await readSetting(deps, whitelabelSetting)
  await changeSetting(deps, by, whitelabelSetting, { tree: withFlags(tree, { ...registerFlags, ...flagsCommand }) })
}

/** One line per preset. */
const listPresets = (): string[] => Object.entries(presets).map(([name, { about }]) => `${name.padEnd(17)}${about}`)

/**
 * Applies a preset of registration.
 * @throws UsageError where there is no such preset
 */
async function setPreset(deps: Deps, by: string, name = ''): Promise<string[]> {
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined
  if (!preset) throw new UsageError(`There is no preset "${name}". There are: ${Object.keys(presets).join(', ')}.`)
  await applyPreset(deps, by, preset)
  return [`Registration: ${preset.about}.`]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The values that a word may be: JSON, as `true`, `21` or `["google"]`, else the word as text, as
 * `1.00`.
 */
function valuesOf(word: string): unknown[] {
  try {
    return [JSON.parse(word), word]
  } catch {
    return [word]
  }
}

/** Whether none of the amounts has more digits than the currency. */
const fitsCurrency = (amounts: readonly (string | null)[], currency: string): boolean =>
  amounts.every(amount => amount === null || decimals(currency) >= decimals(currency, amount))

/** The fields with one of them changed, at any depth. */
function withField(fields: Fields, [name = '', ...deeper]: readonly string[], value: unknown): Fields {
  const inner = Object.hasOwn(fields, name) ? fields[name] : undefined
  return { ...fields, [name]: deeper.length ? withField(isFields(inner) ? inner : {}, deeper, value) : value }
}

/**
 * Sets one field of the settings: `register.captchaEnabled true`, `register.fields.email.show
 * true`.
 * @throws UsageError where there is no such field, or the value is none for it, as an amount with
 *   more digits than the currency
 */
async function setSetting(deps: Deps, by: string, path = '', word?: string): Promise<string[]> {
  const [key = '', ...names] = path.split('.')
  const [field = ''] = names
  const subject = settings.find(one => one.key === key)
  if (!subject || !Object.hasOwn(subject.defaults, field)) throw new UsageError(`There is no setting "${path}".`)
  if (word === undefined) throw new UsageError(`Say what ${path} shall be.`)
  const fields = await readSetting(deps, subject)
  const { currency } = deps.config
  for (const value of valuesOf(word)) {
    try {
      const change = withField({ ...fields }, names, value)
      if (!fitsCurrency(subject.amountsIn(subject.parse(change)), currency))
        throw new UsageError(`${path} has more digits than ${currency}.`)
      await changeSetting(deps, by, subject, change)
      return [`${path} is ${word}.`]
    } catch (error) {
      if (!(error instanceof z.core.$ZodError)) throw error
    }
  }
  throw new UsageError(`${path} cannot be ${word}.`)
}

const listFlags = (nodes: readonly WhitelabelNode[], depth = 0): string[] =>
  nodes.flatMap(({ code, enabled, children }) => [
    `${onOff(enabled).padEnd(4)}${'  '.repeat(depth)}${code}`,
    ...listFlags(children, depth + 1),
  ])

async function switchFlag(deps: Deps, by: string, code: string, word: string | undefined): Promise<string[]> {
  const { tree } = await readSetting(deps, whitelabelSetting)
  if (!hasFlag(tree, code)) throw new UsageError(`There is no flag "${code}".`)
  await changeSetting(deps, by, whitelabelSetting, { tree: withFlags(tree, { [code]: parseOnOff(word) }) })
  return [`${code} is ${word}.`]
}

export const flagsCommand: Command = {
  usage: 'flags [NAME on|off | presets | preset NAME | set SUBJECT.FIELD VALUE]',
  does: 'lists the features of the site, switches one, or changes how people register',
  run: async (deps, [word, ...rest], by) => {
    if (word === undefined) return { ok: true, lines: listFlags((await readSetting(deps, whitelabelSetting)).tree) }
    if (word === 'presets') return { ok: true, lines: listPresets() }
    if (word === 'preset') return { ok: true, lines: await setPreset(deps, by, rest[0]) }
    if (word === 'set') return { ok: true, lines: await setSetting(deps, by, rest[0], rest[1]) }
    return { ok: true, lines: await switchFlag(deps, by, word, rest[0]) }
  },
}
