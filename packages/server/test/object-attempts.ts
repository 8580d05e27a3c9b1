import { endpoints } from '@baize/contract'
import type { Endpoint, EndpointName } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { player } from '../src/accounts/players/tables.ts'
import { namingCalls, newTeam } from './calls/naming-calls.ts'
import type { Prepared } from './calls/right-calls.ts'
import { missingName, textFieldsOf } from './object-fields.ts'
import type { Started } from './started.ts'

/** Calls that somebody who is logged in makes as such. */
export const memberEndpoints = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { access }]) => access === 'member' || access === 'optional',
)

/** A right input, and the token of whose it is. */
export interface Call {
  input: Record<string, unknown>
  token: string
}

/** People whose calls are right. */
interface People {
  /** Ids of all who take part in the calls. */
  ids: string[]
  /** The first call of an endpoint in which all these fields are; null where there is none. */
  callWith(name: EndpointName, fields: readonly string[]): Call | null
}

/** Registers people for whom every call is right. */
export async function newPeople(
  { client, platform: { deps } }: Started,
  prepare: (agent: Account) => Promise<Prepared>,
): Promise<People> {
  const everybody = async () => (await deps.db.select({ id: player.id }).from(player)).map(({ id }) => id)
  const before = new Set(await everybody())
  const team = await newTeam(client, deps)
  const prepared = await prepare(team.agent)
  const naming = await namingCalls(client, deps, prepared, team)
  const right = memberEndpoints.map(([name]) => ({
    name,
    input: prepared.calls[name],
    token: prepared.tokens[name] ?? prepared.token,
  }))
  const calls = [...right, ...naming] as (Call & { name: EndpointName })[]
  return {
    ids: (await everybody()).filter(id => !before.has(id)),
    callWith: (name, fields) =>
      calls.find(call => call.name === name && fields.every(field => call.input[field] !== undefined)) ?? null,
  }
}

/** A call of two people that names a thing of each. */
export interface Attempt {
  endpoint: Endpoint
  /** Fields whose names the other takes from the owner. */
  fields: string[]
  owner: Call
  other: Call
}

export interface Attempts {
  /** With names of what is there. */
  named: Attempt[]
  /** With names that callers give to what is new: both may give the same one. */
  giving: Attempt[]
  /** Fields in which both name the same. */
  shared: string[]
  /** Fields that no call has. */
  unnamed: string[]
}

const isGiven = ({ method }: Endpoint, field: string): boolean =>
  method !== 'GET' && ['idempotencyKey', 'deviceId'].includes(field)

/** What others can try with an owner's names: each field by itself, and all of a call at once. */
export function attemptsOf(owners: People, others: People): Attempts {
  const attempts: Attempts = { named: [], giving: [], shared: [], unnamed: [] }
  for (const [name, endpoint] of memberEndpoints) {
    const attemptWith = (fields: string[]): Attempt | null => {
      const [owner, other] = [owners.callWith(name, fields), others.callWith(name, fields)]
      return owner && other && { endpoint, fields, owner, other }
    }
    const own: string[] = []
    for (const field of textFieldsOf(endpoint).names) {
      const attempt = attemptWith([field])
      if (!attempt) attempts.unnamed.push(`${name}.${field}`)
      else if (String(attempt.owner.input[field]) === String(attempt.other.input[field]))
        attempts.shared.push(titleOf(attempt))
      else {
        own.push(field)
        attempts[isGiven(endpoint, field) ? 'giving' : 'named'].push(attempt)
      }
    }
    const whole = own.length > 1 && attemptWith(own)
    if (whole) attempts.named.push(whole)
  }
  return attempts
}

export const titleOf = ({ endpoint, fields }: Attempt): string => `${endpoint.name}.${fields.join('+')}`

type Names = Record<string, unknown>

/** The owner's names that are tried. */
export const namesOf = ({ fields, owner }: Attempt): Names =>
  Object.fromEntries(fields.map(field => [field, owner.input[field]]))

/** Names of the same form that nothing has. */
export const missingNamesOf = ({ fields, owner }: Attempt): Names =>
  Object.fromEntries(fields.map(field => [field, missingName(owner.input[field])]))

/** Somebody's call with other names in it, and a new key unless it is one of these names. */
export function renamed({ input, token }: Call, names: Names): Call {
  const key = 'idempotencyKey' in input && { idempotencyKey: crypto.randomUUID() }
  return { token, input: { ...input, ...key, ...names } }
}
