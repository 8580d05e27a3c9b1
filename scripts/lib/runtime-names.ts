import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const code = (entries: readonly string[]) => `
  const names = {}
  for (const entry of ${JSON.stringify(entries)}) names[entry] = Object.keys(await import(entry)).sort()
  console.log(JSON.stringify(names))`

/**
 * Imports entry points of packages in a plain Node that knows neither a DOM nor our sources, from
 * where a folder finds them.
 *
 * @returns by entry point, the names it exports
 * @throws Error with what Node said, where one of them cannot be imported
 */
export async function runtimeNames(folder: string, entries: readonly string[]): Promise<Record<string, string[]>> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code(entries)], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const [out, trouble, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (status !== 0) throw new Error(trouble)
  return JSON.parse(out) as Record<string, string[]>
}
