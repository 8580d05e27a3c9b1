import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { settings } from '../areas.ts'
import { readSetting, writeSetting } from '../../db/settings.ts'
import { UsageError } from '../../ops/index.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a word can mean: JSON, as `true`, `21` or `["google"]`, and where that does not fit, as `1.00` for a text, the word itself. */
function meaningsOf(word: string): unknown[] {
  try {
    return [JSON.parse(word), word]
  } catch {
    return [word]
  }
}

/** The fields with one of them changed, however deep it lies. */
function changed(fields: Fields, [name = '', ...deeper]: readonly string[], value: unknown): Fields {
  const inner = Object.hasOwn(fields, name) ? fields[name] : undefined
  return { ...fields, [name]: deeper.length ? changed(isFields(inner) ? inner : {}, deeper, value) : value }
}

/**
 * Sets one field of the settings: `register.captchaEnabled true`, `register.fields.email.show true`.
 * @throws UsageError where there is no such field, or the value is none for it
 */
export async function setSetting(deps: Deps, path = '', word?: string): Promise<string[]> {
  const [key = '', ...names] = path.split('.')
  const [field = ''] = names
  const subject = settings.find(one => one.key === key)
  if (!subject || !Object.hasOwn(subject.defaults, field)) throw new UsageError(`There is no setting "${path}".`)
  if (word === undefined) throw new UsageError(`Say what ${path} shall be.`)
  const fields = await readSetting(deps, subject)
  for (const value of meaningsOf(word)) {
    try {
      await writeSetting(deps, subject, changed({ ...fields }, names, value))
      return [`${path} is ${word}.`]
    } catch (error) {
      if (!(error instanceof z.core.$ZodError)) throw error
    }
  }
  throw new UsageError(`${path} cannot be ${word}.`)
}
