import { StartError } from '../start-error.ts'
import { isMerchant, merchantCodes } from './merchants.ts'

/** What belongs to one merchant alone. Another merchant has its own, or none. */
const ownVariables = [
  'BAIZE_ORIGIN',
  'BAIZE_PARTNER_ORIGIN',
  'BAIZE_STUDIO_ORIGIN',
  'BAIZE_STUDIO_HOSTS',
  'BAIZE_STUDIO_KEY_ID',
  'BAIZE_STUDIO_SECRET',
  'BAIZE_STUDIO_NEXT_KEY_ID',
  'BAIZE_STUDIO_NEXT_SECRET',
  'BAIZE_SECRET_KEY',
  'BAIZE_FIREBASE_PROJECT',
  'BAIZE_FIREBASE_JWKS',
  'BAIZE_FIREBASE_EMULATOR',
  'BAIZE_SMTP_URL',
  'BAIZE_MAIL_FROM',
  'BAIZE_SMS_URL',
  'BAIZE_SMS_SECRET',
  'DATABASE_URL',
  'PLATFORM_URL',
] as const

/** Site, partner pages and studio of a merchant stand on ports in a row. */
const portsEach = 3
const firstPort = 4400

/** The environment of one merchant's processes. */
export interface MerchantEnvironment {
  merchant: string
  env: Record<string, string>
}

/** Variables as `DATABASE_URL_QUAY`, by the names that they have without the merchant. */
function namedFor(merchant: string, env: NodeJS.ProcessEnv): Record<string, string> {
  const end = `_${merchant.toUpperCase()}`
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.endsWith(end) && value !== undefined ? [[name.slice(0, -end.length), value]] : [],
    ),
  )
}

function checkDatabases(all: readonly MerchantEnvironment[]): void {
  const used = all.map(({ env }) => env['DATABASE_URL']).filter(Boolean)
  if (new Set(used).size < used.length)
    throw new StartError('Each merchant needs a database of its own: DATABASE_URL is the same for two of them.')
  const without = all.find(({ env }) => !env['DATABASE_URL'])
  if (used.length && without)
    throw new StartError(
      `The merchant ${without.merchant} needs a database of its own, too: set DATABASE_URL_${without.merchant.toUpperCase()}.`,
    )
}

/**
 * In the sandbox both of the demo's, unless there is one database server and no word of a second
 * database.
 */
function standardList(env: NodeJS.ProcessEnv): string {
  if (env['BAIZE_MODE'] === 'production') return 'site'
  return env['DATABASE_URL'] && !env['DATABASE_URL_QUAY'] ? 'demo' : 'demo,quay'
}

/** @throws StartError where the list names an unknown merchant, or one twice */
function listedMerchants(env: NodeJS.ProcessEnv): string[] {
  const listed = (env['BAIZE_MERCHANTS'] || standardList(env)).split(/[\s,]+/).filter(Boolean)
  const unknown = listed.find(merchant => !isMerchant(merchant))
  if (unknown !== undefined || !listed.length)
    throw new StartError(`BAIZE_MERCHANTS names merchants out of ${merchantCodes.join(', ')}, not "${unknown ?? ''}".`)
  if (new Set(listed).size < listed.length) throw new StartError('BAIZE_MERCHANTS names a merchant twice.')
  return listed
}

/**
 * The environment of each merchant that `BAIZE_MERCHANTS` names: the first as it is, each other
 * three ports further on with a data folder of its own. What names a merchant at its end, as
 * `DATABASE_URL_QUAY`, is that merchant's alone. A database, an origin, a secret, a key or a
 * gateway of one merchant never becomes another's.
 * @throws StartError where a merchant is unknown, listed twice, or would share a database
 */
export function merchantEnvironments(env: NodeJS.ProcessEnv, data: string): MerchantEnvironment[] {
  const port = Number(env['PORT'] || firstPort)
  const all = listedMerchants(env).map((merchant, place) => {
    const others = {
      ...Object.fromEntries(ownVariables.map(name => [name, ''])),
      PORT: String(port + place * portsEach),
      BAIZE_DATA: `${data}/merchants/${merchant}`,
    }
    return { merchant, env: { ...(place > 0 && others), ...namedFor(merchant, env), BAIZE_MERCHANT: merchant } }
  })
  checkDatabases(all.map(each => ({ ...each, env: { ...(env as Record<string, string>), ...each.env } })))
  return all
}

/**
 * The environment of a command of staff, as the processes of the merchant read it: of the one with
 * this code, else of the first. A single platform that `BAIZE_MERCHANT` names reads its variables
 * as they are.
 * @throws StartError where no merchant of this code runs
 */
export function environmentOf(env: NodeJS.ProcessEnv, data: string, code: string | null): NodeJS.ProcessEnv {
  const all = merchantEnvironments(env, data)
  const first = all[0]?.merchant
  if (code === null && env['BAIZE_MERCHANT'] && env['BAIZE_MERCHANT'] !== first) return env
  const found = all.find(({ merchant }) => merchant === (code ?? first))
  if (!found)
    throw new StartError(
      `--merchant must name one of ${all.map(({ merchant }) => merchant).join(', ')}, not "${code ?? ''}".`,
    )
  return { ...env, ...found.env }
}
