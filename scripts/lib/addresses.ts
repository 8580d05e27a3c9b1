import { isAbsolute, join } from 'node:path'
import { exitWithError, root } from './prepare.mjs'

export interface Addresses {
  platform: string
  partner: string
  studio: string
  /** Folder of the embedded database and the studio's store. */
  data: string
  /** Environment that the services read. */
  env: Record<string, string>
}

/**
 * The three origins of one merchant: two sites, so that cross-origin and cross-site behaviour is
 * real.
 */
export function addresses(env: NodeJS.ProcessEnv): Addresses {
  const port = Number(env['PORT'] || 4400)
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    exitWithError(`PORT must be a number from 1 to 65533; it is “${env['PORT']}”.`)
  const folder = env['BAIZE_DATA'] || '.baize'
  const data = isAbsolute(folder) ? folder : join(root, folder)
  return {
    platform: `http://localhost:${port}`,
    partner: `http://127.0.0.1:${port + 1}`,
    studio: `http://127.0.0.1:${port + 2}`,
    data,
    env: { PORT: String(port), BAIZE_DATA: data },
  }
}
