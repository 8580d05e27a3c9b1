import { addPayoutAccount } from '@baize/contract'
import type { Input } from '@baize/contract'
import { checkPaymentPassword } from '../accounts/passwords/index.ts'
import { lockPlayer, payeeNameOf } from '../accounts/players/index.ts'
import {
  lockUndelayed,
  notifySecurityChange,
  playerOfSession,
  requireNoSecurityDelay,
  requireTwoFactorCode,
} from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import type { Db } from '../db/open.ts'
import { readSetting } from '../db/settings.ts'
import type { Setting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { auditedFacts, storedAccountsOf } from './accounts.ts'
import type { PayoutTarget } from './accounts.ts'
import { holderProblem, plainName } from './holder.ts'
import { checkNumber, numberKeyOf } from './number-formats.ts'
import { payoutsSetting } from './payouts-setting.ts'
import { payoutAccount } from './tables.ts'
import type { StoredPayoutAccount } from './tables.ts'

/** An account that was asked for and whose input is valid. */
interface AskedAccount extends PayoutTarget {
  numberKey: string
  isDefault: boolean
}

const refusedFields = (fields: Record<string, string>) => new Refusal('FIELD_INVALID', { fields })

/**
 * Checks the input of an account.
 * @throws Refusal PAYEE_NAME_MISSING; FIELD_INVALID with the key of a text by field
 */
async function askedAccount(
  db: Db,
  playerId: string,
  { providers }: Setting<typeof payoutsSetting>,
  {
    providerId,
    number: typed,
    holder: typedHolder,
    default: isDefault = false,
  }: Pick<Input<typeof addPayoutAccount>, 'providerId' | 'number' | 'holder' | 'default'>,
): Promise<AskedAccount> {
  const payeeName = await payeeNameOf(db, playerId)
  if (payeeName === null) throw new Refusal('PAYEE_NAME_MISSING')
  const provider = providers.find(({ id }) => id === providerId)
  if (!provider) throw refusedFields({ providerId: 'empty' })
  const holder = plainName(typedHolder)
  const { number, problem } = checkNumber(provider.format, typed)
  const wrongHolder = holderProblem(holder, payeeName)
  if (number === undefined || wrongHolder)
    throw refusedFields({ ...(problem && { number: problem }), ...(wrongHolder && { holder: wrongHolder }) })
  return { providerId, kind: provider.kind, number, numberKey: numberKeyOf(provider, number), holder, isDefault }
}

/**
 * The accounts that a player has, to which another one is added.
 * @throws Refusal FIELD_INVALID where it is one of them; PAYOUT_ACCOUNTS_FULL
 */
async function accountsBefore(
  db: Db,
  playerId: string,
  { numberKey }: AskedAccount,
  max: number,
): Promise<StoredPayoutAccount[]> {
  const before = await storedAccountsOf(db, playerId)
  if (before.some(account => account.numberKey === numberKey)) throw refusedFields({ number: 'exists' })
  if (before.length >= max) throw new Refusal('PAYOUT_ACCOUNTS_FULL', { max }, { params: { max } })
  return before
}

/**
 * Stores an account. Those of a player are added one after the other, so that two at once do not
 * pass the limit.
 * @returns its id
 * @throws Refusal as `accountsBefore`
 */
async function storeAccount(
  { clock, random }: Deps,
  tx: Db,
  playerId: string,
  asked: AskedAccount,
  max: number,
): Promise<string> {
  await lockPlayer(tx, playerId)
  const { isDefault, ...account } = asked
  const [first] = await accountsBefore(tx, playerId, asked, max)
  const preference = isDefault || !first ? (first?.preference ?? 0) + 1 : 0
  const id = random.id()
  await tx.insert(payoutAccount).values({ ...account, playerId, id, preference, addedAt: clock.now() })
  return id
}

/** Adds an account to an account of the sandbox that is being opened. */
export async function seedPayoutAccount(
  deps: Deps,
  tx: Db,
  playerId: string,
  input: Pick<Input<typeof addPayoutAccount>, 'providerId' | 'number' | 'holder'>,
): Promise<void> {
  const { defaults } = payoutsSetting
  await storeAccount(deps, tx, playerId, await askedAccount(tx, playerId, defaults, input), defaults.max)
}

/**
 * Adds an account that money is paid out to (API-93). What it is refused for is looked for before
 * a password or code is asked for, and the code is checked last, so that no other refusal uses one
 * up.
 */
export const addPayoutAccountRoute = route(addPayoutAccount, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const setting = await readSetting(deps, payoutsSetting)
  const asked = await askedAccount(deps.db, who.id, setting, input)
  await accountsBefore(deps.db, who.id, asked, setting.max)
  await requireNoSecurityDelay(deps, who.id)
  await checkPaymentPassword(ctx, who.id, input.paymentPassword)
  await requireTwoFactorCode(ctx, who, input.code)
  const after = await auditedFacts(deps, asked)
  const id = await inTransaction(deps.db, async tx => {
    await lockUndelayed({ db: tx, clock: deps.clock }, who.id)
    const reason = await storeAccount(deps, tx, who.id, asked, setting.max)
    await audit(deps, tx, { ...auditOf(ctx, who), what: 'payout-account-added', reason, after })
    return reason
  })
  await notifySecurityChange(ctx, who, 'payout-account-added')
  return { id }
})
