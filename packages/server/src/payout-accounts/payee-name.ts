import { checkField, payeeNameMax, setPayeeName } from '@baize/contract'
import { setPayeeNameOnce } from '../accounts/players/index.ts'
import { fieldRule } from '../accounts/registration/index.ts'
import {
  lockUndelayed,
  notifySecurityChange,
  playerOfSession,
  requireNoSecurityDelay,
} from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import { readSetting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { registerSetting } from '../system/index.ts'
import { isName, plainName } from './holder.ts'

/**
 * What is wrong with a real name, by the rule of registration, which holds even where registration
 * asks for none; null where nothing is.
 */
async function payeeNameProblem(deps: Deps, payeeName: string): Promise<string | null> {
  const rule = fieldRule(await readSetting(deps, registerSetting), 'payeeName')
  const max = Math.min(rule.max, payeeNameMax)
  const problem = checkField({ ...rule, required: true, max }, payeeName)
  return problem?.key ?? (isName(payeeName) ? null : 'format')
}

/**
 * Sets the real name of a player, once (MEM-16). The second verification takes it as an answer, so
 * a stranger who knows a password must not choose it: it waits out the security delay (AUTH-29).
 */
export const setPayeeNameRoute = route(setPayeeName, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const payeeName = plainName(input.payeeName)
  const problem = await payeeNameProblem(deps, payeeName)
  if (problem) throw new Refusal('FIELD_INVALID', { fields: { payeeName: problem } })
  await requireNoSecurityDelay(deps, who.id)
  await inTransaction(deps.db, async tx => {
    await lockUndelayed({ db: tx, clock: deps.clock }, who.id)
    if (!(await setPayeeNameOnce(tx, who.id, payeeName))) throw new Refusal('PAYEE_NAME_SET')
    const facts = { before: { isSet: false }, after: { isSet: true } }
    await audit(deps, tx, { ...auditOf(ctx, who), what: 'payee-name-set', ...facts })
  })
  await notifySecurityChange(ctx, who, 'payee-name-set')
  return { payeeName }
})
