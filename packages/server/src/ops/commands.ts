import type { Deps } from '../deps.ts'
import { announce } from './announce.ts'
import { auditBooks } from './audit-books.ts'
import { chaos } from './chaos.ts'
import { chat } from './chat.ts'
import { contracts } from './contracts.ts'
import { flags } from './flags.ts'
import { games } from './games.ts'
import { launches } from './launches.ts'
import { ledger } from './ledger.ts'
import { room } from './room.ts'
import { status } from './status.ts'
import { UsageError } from './usage-error.ts'

/** What a command says, and whether all is well. */
export interface Said {
  ok: boolean
  lines: string[]
}

export interface Command {
  usage: string
  does: string
  run(deps: Deps, words: readonly string[]): Promise<Said>
}

/** What staff can do, by name. */
export const commands: Readonly<Record<string, Command>> = {
  audit: auditBooks,
  status,
  flags,
  games,
  contracts,
  announce,
  chat,
  ledger,
  launches,
  chaos,
  room,
}

export const usage = (): string[] => [
  'Usage: npm run ops -- <command>',
  ...Object.values(commands).map(command => `  ${command.usage.padEnd(40)} ${command.does}`),
]

/** Runs a command of staff's; one that nobody knows says what there is. */
export async function runCommand(deps: Deps, [name = '', ...words]: readonly string[]): Promise<Said> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return { ok: false, lines: usage() }
  try {
    return await command.run(deps, words)
  } catch (error) {
    if (error instanceof UsageError)
      return { ok: false, lines: [error.message, `Usage: npm run ops -- ${command.usage}`] }
    throw error
  }
}
