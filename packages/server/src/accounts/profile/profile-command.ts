import { plainText, profileFieldNames } from '@baize/contract'
import type { ProfileFieldName } from '@baize/contract'
import { UsageError } from '../../area.ts'
import type { Command } from '../../area.ts'
import { auditStaff } from '../../audit-trail/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ownSite } from '../../sites/index.ts'
import { lockPlayer, playerByAccount, storedUsernameOf } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { valueProblem } from './save-profile.ts'
import { profileForm, readFormParts } from './shown-profile.ts'
import { profileValues, storeProfileValues } from './stored-profile.ts'

type Subject = (deps: Deps, who: Player, words: readonly string[], by: string) => Promise<string[]>

/** What a player has entered, in full; quoted to stay on one line. */
const show: Subject = async ({ db }, who) =>
  Object.entries(await profileValues(db, who)).flatMap(([name, value]) =>
    value ? [`${name} ${JSON.stringify(value)}`] : [],
  )

const isField = (name: string): name is ProfileFieldName => profileFieldNames.some(known => known === name)

/** Enters a value for a player, also in the place of one that is locked. */
const set: Subject = async (deps, who, [name = '', ...words], by) => {
  const parts = await readFormParts({ deps, language: 'EN' })
  const field = profileForm(parts, {}).find(asked => asked.name === name)
  if (!field || !isField(name)) throw new UsageError(`The site has no field "${name}".`)
  const value = plainText(words.join(' '))
  const facts = { now: deps.clock.now(), minimumAge: parts.settings.minimumAge }
  const problem = value ? valueProblem(field, value, facts) : 'empty'
  if (problem) throw new UsageError(`This is no value of ${name}: ${problem}.`)
  await inTransaction(deps.db, async tx => {
    await lockPlayer(tx, who.id)
    await storeProfileValues(tx, who.id, { [name]: value })
    const entry = { what: 'profile-changed', playerId: who.id, account: who.account } as const
    await auditStaff(deps, tx, by, { ...entry, after: { fields: name } })
  })
  return [`${name} ${JSON.stringify(value)}`]
}

const subjects: Readonly<Record<string, Subject>> = { show, set }

export const profileCommand: Command = {
  usage: 'profile show ACCOUNT | set ACCOUNT FIELD VALUE…',
  does: 'shows the personal information of a player in full, or changes a field, also one that is locked',
  run: async (deps, [word = '', account = '', ...rest], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError('Say show or set.')
    const who = await playerByAccount(deps.db, ownSite(deps.config).merchant, storedUsernameOf(account))
    if (!who) throw new UsageError(`Nobody is called "${account}".`)
    return { ok: true, lines: await subject(deps, who, rest, by) }
  },
}
