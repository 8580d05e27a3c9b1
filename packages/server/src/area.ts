import type { PgTable } from 'drizzle-orm/pg-core'
import type { SettingSubject } from './db/settings.ts'
import type { Deps } from './deps.ts'
import type { Route } from './http/route.ts'

/** An answer of a command: its lines, and whether it succeeded. */
export interface CommandResult {
  ok: boolean
  lines: string[]
}

/** Something staff can do by `npm run ops`. */
export interface Command {
  usage: string
  does: string
  /** @param by - who of staff says it, as the audit trail names them */
  run(deps: Deps, words: readonly string[], by: string): Promise<CommandResult>
}

/** Work that runs at intervals. It may be cut off or run twice, so it must be repeatable. */
export interface Job {
  /** Unique among all areas: processes claim the job by it. */
  name: string
  /** Milliseconds from the start of one run to the start of the next. */
  every: number
  run(deps: Deps): Promise<void>
}

/**
 * The parts of an area of the platform. `app/areas.ts` names the areas, and the central tables
 * follow from them.
 */
export interface Area {
  name: string
  /** Handlers of its calls. */
  routes?: readonly Route[]
  /** Its tables, as the migrations make them. */
  tables?: readonly PgTable[]
  jobs?: readonly Job[]
  /** Subjects of the settings that staff can change. */
  settings?: readonly SettingSubject<object>[]
  /** Seeds the database at every start; existing rows stay as they are. */
  seed?(deps: Deps): Promise<void>
  /** Commands of staff, by their first word. */
  commands?: Readonly<Record<string, Command>>
}

/** Error of a command that does not match its usage. */
export class UsageError extends Error {}

/** @throws UsageError where the word is neither on nor off */
export function parseOnOff(word: string | undefined): boolean {
  if (word !== 'on' && word !== 'off') throw new UsageError(`Say on or off, not "${word ?? ''}".`)
  return word === 'on'
}

export const onOff = (on: boolean): string => (on ? 'on' : 'off')
