import { checkField, plainText, saveProfile } from '@baize/contract'
import type { Input, ProfileFieldName } from '@baize/contract'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { lockPlayer, playerById } from '../players/index.ts'
import { ageProblem } from '../registration/index.ts'
import { playerOfSession } from '../security/index.ts'
import { profileForm, readFormParts, shownProfile } from './shown-profile.ts'
import type { NamedField } from './shown-profile.ts'
import { profileValues, storeProfileValues } from './stored-profile.ts'

type Typed = Input<typeof saveProfile>

/** Letters with their accents, digits, signs and spaces, and nothing that is not seen. */
const isPlain = (value: string): boolean => /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(value)

/** Facts that checks need beside the rules. */
interface Facts {
  now: Date
  minimumAge: number
}

/** What is wrong with a value: the key of a text; null where nothing is. */
export function valueProblem({ name, rule, options }: NamedField, value: string, facts: Facts): string | null {
  if (options) return options.some(option => option.value === value) ? null : 'format'
  const problem = checkField(rule, value)?.key ?? (isPlain(value) ? null : 'format')
  return problem ?? (name === 'birthday' ? ageProblem(value, facts) : null)
}

/** What is wrong with a field of the form, as its owner has left it. */
function fieldProblem(field: NamedField, value: string, facts: Facts): string | null {
  const { rule, locked, masked } = field
  if (!value) return rule.required && !masked ? 'empty' : null
  return locked ? 'locked' : valueProblem(field, value, facts)
}

/**
 * The values to store, of fields that the site has.
 * @throws Refusal FIELD_INVALID with what is wrong, by field
 */
function checkedValues(form: readonly NamedField[], typed: Typed, facts: Facts) {
  const values = form.map(field => [field, plainText(typed[field.name] ?? '')] as const)
  const problems = values.flatMap(([field, value]) => {
    const problem = fieldProblem(field, value, facts)
    return problem ? [[field.name, problem]] : []
  })
  if (problems.length) throw new Refusal('FIELD_INVALID', { fields: Object.fromEntries(problems) as object })
  const given = values.flatMap(([{ name }, value]) => (value ? [[name, value] as const] : []))
  return Object.fromEntries(given) as Partial<Record<ProfileFieldName, string>>
}

/**
 * Saves personal information (API-87). Saves of a player come one after the other, so that of two
 * at once one alone enters what is entered once.
 */
export const saveProfileRoute = route(saveProfile, async (typed, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const parts = await readFormParts(ctx)
  const facts = { now: deps.clock.now(), minimumAge: parts.settings.minimumAge }
  await inTransaction(deps.db, async tx => {
    const locked = (await lockPlayer(tx, who.id)) ?? who
    const values = checkedValues(profileForm(parts, await profileValues(tx, locked)), typed, facts)
    const names = Object.keys(values)
    if (!names.length) return
    await storeProfileValues(tx, who.id, values)
    await audit(deps, tx, { ...auditOf(ctx, who), what: 'profile-changed', after: { fields: names.join(' ') } })
  })
  return shownProfile(ctx, (await playerById(deps.db, who.id)) ?? who)
})
