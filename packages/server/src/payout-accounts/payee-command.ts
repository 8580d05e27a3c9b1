import { lockPlayer, payeeNameOf, playerByAccount, setProfile, storedUsernameOf } from '../accounts/players/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { UsageError } from '../area.ts'
import type { Command } from '../area.ts'
import { auditStaff } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { ownSite } from '../sites/index.ts'
import { storedAccountsOf } from './accounts.ts'
import { isName, plainName } from './holder.ts'

type Subject = (deps: Deps, who: Player, words: readonly string[], by: string) => Promise<string[]>

/** The real name, and the accounts in full; what people wrote is quoted to stay on one line. */
const show: Subject = async ({ db }, { id }) => {
  const accounts = await storedAccountsOf(db, id)
  return [
    `real name ${JSON.stringify(await payeeNameOf(db, id))}`,
    ...accounts.map(({ id: accountId, addedAt, kind, providerId, number, holder }) =>
      [accountId, addedAt.toISOString(), kind, providerId, number, JSON.stringify(holder)].join('  '),
    ),
  ]
}

/** Changes the real name. Accounts keep their holder: it is who the bank knows. */
const rename: Subject = async (deps, who, words, by) => {
  const { id, account } = who
  const payeeName = plainName(words.join(' '))
  if (!isName(payeeName)) throw new UsageError('Say the name: letters, digits, signs and spaces.')
  await inTransaction(deps.db, async tx => {
    await lockPlayer(tx, id)
    const before = { payeeName: await payeeNameOf(tx, id) }
    await setProfile(tx, { playerId: id, payeeName })
    const entry = { what: 'payee-name-changed', playerId: id, account } as const
    await auditStaff(deps, tx, by, { ...entry, before, after: { payeeName } })
  })
  return show(deps, who, [], by)
}

const subjects: Readonly<Record<string, Subject>> = { show, name: rename }

export const payeeCommand: Command = {
  usage: 'payee show ACCOUNT | name ACCOUNT NAME…',
  does: 'shows the real name of a player and the payout accounts in full, or changes the name',
  run: async (deps, [word = '', account = '', ...rest], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError('Say show or name.')
    const who = await playerByAccount(deps.db, ownSite(deps.config).merchant, storedUsernameOf(account))
    if (!who) throw new UsageError(`Nobody is called "${account}".`)
    return { ok: true, lines: await subject(deps, who, rest, by) }
  },
}
