import { minute } from '@baize/contract'
import { attendanceIn, attendances } from './attendance.ts'
import { liftBan, runningBans } from './lift-ban.ts'
import { modelOf } from './models.ts'
import { modelPerson } from './participant.ts'
import { openReports, settle, settlements } from './reports.ts'
import { chatModel } from './tables.ts'
import { makeTicket, modelTicketTime, roomAddress } from './tickets.ts'
import { auditStaff } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { isUuid } from '../random.ts'
import type { Deps } from '../deps.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../area.ts'

type Subject = (deps: Deps, words: readonly string[], by: string) => Promise<string[]>

const listModels: Subject = async deps => {
  const attendance = await attendances(deps)
  const models = await deps.db.select().from(chatModel).orderBy(chatModel.place)
  return models.map(({ id, nickname, shown }) => {
    const { online, viewers } = attendanceIn(attendance, id)
    const state = shown ? (online ? 'online' : 'offline') : 'hidden'
    return `${state.padEnd(8)} ${id.padEnd(16)} ${nickname.padEnd(16)} ${viewers} in the room`
  })
}

const printModelTicket: Subject = async (deps, [id = ''], by) => {
  const model = await modelOf(deps, id)
  if (!model) throw new UsageError(`There is no model "${id}".`)
  const { ticket } = await inTransaction(deps.db, async tx => {
    await auditStaff(deps, tx, by, { what: 'chat-host-invited', reason: model.id })
    return makeTicket({ ...deps, db: tx }, model.id, modelPerson(model), modelTicketTime)
  })
  const minutes = modelTicketTime / minute
  return [
    `Whoever opens this within ${minutes} minutes is ${model.nickname}, once:`,
    roomAddress(deps.config.origins.site, ticket, 'EN'),
  ]
}

const listReports: Subject = async deps => {
  const found = await openReports(deps)
  if (!found.length) return ['No reports wait.']
  return found.map(
    ({ id, at, modelId, reason, name, body }) =>
      `${id} ${at.toISOString()} ${modelId.padEnd(12)} ${reason.padEnd(9)} ${name}: ${JSON.stringify(body)}`,
  )
}

const settleReport: Subject = async (deps, [id = '', word = ''], by) => {
  const how = settlements.find(name => name === word)
  if (!how) throw new UsageError(`A report is settled by ${settlements.join(', ')}.`)
  if (!isUuid(id)) throw new UsageError(`"${id}" is no id of a report. "chat reports" lists them.`)
  const done = await settle(deps, id, how, by)
  if (!done) throw new UsageError(`There is no open report "${id}".`)
  return [`${id}: ${how}.`]
}

const listBans: Subject = async deps => {
  const found = await runningBans(deps)
  if (!found.length) return ['Nobody is banned.']
  return found.map(({ id, until, withNetwork, name, body }) => {
    const who = withNetwork ? 'with network' : 'alone'
    return `${id} until ${until.toISOString()} ${who.padEnd(12)} ${name}: ${JSON.stringify(body)}`
  })
}

const lift: Subject = async (deps, [id = ''], by) => {
  const lifted = await liftBan(deps, id, by)
  if (!lifted) throw new UsageError(`There is no ban "${id}". "chat bans" lists them.`)
  return [`${id}: ${lifted.name} may come in again.`]
}

const subjects: Readonly<Record<string, Subject>> = {
  models: listModels,
  host: printModelTicket,
  reports: listReports,
  settle: settleReport,
  bans: listBans,
  lift,
}

/**
 * Staff's command for the live chat: its models, a ticket for a model, the reports of players and
 * the bans (CHAT-07).
 */
export const chatCommand: Command = {
  usage: 'chat [models | host MODEL | reports | settle ID remove|ban|dismiss | bans | lift ID]',
  does: 'lists the models of the live chat, lets a host in, lists reports or bans, settles one or lifts one',
  run: async (deps, [word = 'models', ...rest], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError(`There is no subject "${word}".`)
    return { ok: true, lines: await subject(deps, rest, by) }
  },
}
