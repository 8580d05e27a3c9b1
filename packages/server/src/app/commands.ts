import type { Deps } from '../deps.ts'
import { announce } from '../announcements/announce-command.ts'
import { auditBooks } from '../ledger/audit-command.ts'
import { chaos } from '../game-vendors/chaos-command.ts'
import { chat } from '../chat/chat-command.ts'
import { contracts } from '../agents/agreements/agreements-command.ts'
import { flags } from '../system/flags-command.ts'
import { games } from '../games/games-command.ts'
import { launches } from '../seed/launches-command.ts'
import { ledger } from '../wallet/ledger-command.ts'
import { room } from '../game-vendors/room-command.ts'
import { status } from '../system/status-command.ts'
import { UsageError } from '../ops/usage-error.ts'

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
