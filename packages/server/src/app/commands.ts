import type { Command, CommandResult } from '../area.ts'
import type { Deps } from '../deps.ts'
import { UsageError } from '../area.ts'
import { areas } from './areas.ts'
import { flagsCommand } from './flags-command.ts'
import { jobsCommand } from './jobs.ts'
import { opsCommand } from '../ops/index.ts'

/** Commands of staff by name: those of the areas, and those that concern all areas. */
export const commands = Object.fromEntries<Command>([
  ...areas.flatMap(area => Object.entries(area.commands ?? {})),
  ['flags', flagsCommand],
  ['jobs', jobsCommand],
])

export const usageOfCommands = (): string[] => [
  'Usage: npm run ops -- <command>',
  ...Object.values(commands).map(command => `  ${command.usage.padEnd(40)} ${command.does}`),
]

/**
 * Runs a command of staff; an unknown one answers with the usage.
 * @param by - who says it; the audit trail names them
 */
export async function runCommand(
  deps: Deps,
  [name = '', ...words]: readonly string[],
  by: string,
): Promise<CommandResult> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return { ok: false, lines: usageOfCommands() }
  try {
    return await command.run(deps, words, by)
  } catch (error) {
    if (error instanceof UsageError)
      return { ok: false, lines: [error.message, `Usage: ${opsCommand(deps.config, command.usage)}`] }
    throw error
  }
}
