import type { PgTable } from 'drizzle-orm/pg-core'
import type { SettingSubject } from './db/settings.ts'
import type { Deps } from './deps.ts'
import type { Route } from './http/route.ts'

/** An answer of a command, in lines, and whether all is well. */
export interface CommandResult {
  ok: boolean
  lines: string[]
}

/** Something staff can do by `npm run ops`. */
export interface Command {
  usage: string
  does: string
  run(deps: Deps, words: readonly string[]): Promise<CommandResult>
}

/** Work that nobody asks for and that must be done again and again. It may be cut off or run twice, so running it again must be right. */
export interface Job {
  /** Unique among all areas: by it processes agree who runs the job. */
  name: string
  /** Milliseconds from the start of one run to the start of the next. */
  every: number
  run(deps: Deps): Promise<void>
}

/** All that an area of the platform is made of. `app/areas.ts` names the areas, and everything central follows from them. */
export interface Area {
  name: string
  /** Handlers of its calls. */
  routes?: readonly Route[]
  /** Its tables, as the migrations make them. */
  tables?: readonly PgTable[]
  jobs?: readonly Job[]
  /** Subjects of the settings that staff can change. */
  settings?: readonly SettingSubject<object>[]
  /** Fills a fresh database at every start; what is there already stays as it is. */
  seed?(deps: Deps): Promise<void>
  /** Commands of staff, by their first word. */
  commands?: Readonly<Record<string, Command>>
}
