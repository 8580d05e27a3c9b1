import { checkField, plainText } from '@baize/contract'
import type { bindContact, ContactKind, Input } from '@baize/contract'
import { readSetting } from '../../db/settings.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { registerSetting } from '../../system/index.ts'
import { mailAddressOf } from '../../text/mail-address.ts'
import { mobileOf } from '../../verification/index.ts'
import type { BoundContact } from '../players/index.ts'
import { fieldRule } from '../registration/index.ts'

type Typed = Pick<Input<typeof bindContact>, 'kind' | 'target' | 'countryDialingCode'>

export const wrongTarget = (problem: string) => new Refusal('FIELD_INVALID', { fields: { target: problem } })

/** A contact as it is stored, by its kind. @throws Refusal FIELD_INVALID */
const parsers: Readonly<Record<ContactKind, (deps: Deps, typed: string, dialingCode: string) => Promise<string>>> = {
  async mobile(deps, typed, dialingCode) {
    if (!typed) throw wrongTarget('empty')
    try {
      return await mobileOf(deps, dialingCode, typed)
    } catch (error) {
      throw error instanceof Refusal ? wrongTarget('format') : error
    }
  },
  async email(deps, typed) {
    const rule = fieldRule(await readSetting(deps, registerSetting), 'email')
    const problem = checkField({ ...rule, required: true }, typed)
    if (problem) throw wrongTarget(problem.key)
    const address = mailAddressOf(typed)
    if (!address) throw wrongTarget('format')
    return address
  },
}

/**
 * The contact that is to be bound: what was typed, by the rules of registration, or the own one
 * that waits to be verified.
 * @throws Refusal FIELD_INVALID with `target`
 */
export async function targetOf(deps: Deps, asked: Typed, own: BoundContact | null): Promise<string> {
  const { kind, target, countryDialingCode = '' } = asked
  return target === undefined && own ? own.value : parsers[kind](deps, plainText(target ?? ''), countryDialingCode)
}

/**
 * Refuses a contact that is bound already. Call it after what is counted: who has no more than a
 * session must not find the whole of a contact by trying.
 * @throws Refusal FIELD_INVALID with `target`: `same`
 */
export function requireOther(own: BoundContact | null, to: string): void {
  if (own?.verifiedAt && own.value === to) throw wrongTarget('same')
}
