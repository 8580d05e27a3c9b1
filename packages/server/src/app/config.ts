import { resolve } from 'node:path'
import { minVendorSecret } from '@baize/contract'
import { hashCost } from '../accounts/security/index.ts'
import { originOf } from '../sites/index.ts'
import type { Settings } from '../deps.ts'
import { standardDatabaseLimits } from '../db/limits.ts'
import type { DatabaseLimits } from '../db/limits.ts'
import { firebaseFrom } from '../accounts/identity/index.ts'
import { sandboxLimits, standardLimits } from '../limits/limit-table.ts'
import { gatewaysFrom } from '../messages/gateway-settings.ts'
import { btcpayFrom } from '../payment-gateways/index.ts'
import { StartError } from '../start-error.ts'
import { isNetwork } from '../http/networks.ts'
import { standardMerchant } from '../merchants/index.ts'
import { isMerchant, merchantCodes, merchantOf } from '../merchants/index.ts'

export const demoSecret = 'demo-studio-secret'

/**
 * Below the 15 seconds that pages wait for an answer, and the usual patience of probes. A body is
 * given up before its call, so that a slow sender counts as no failure of ours.
 */
const answerTimes: Settings['answerTimes'] = { call: 14_000, health: 2000, body: 12_000 }

function wholeNumber(env: NodeJS.ProcessEnv, name: string, standard: number, max: number, min = 0): number {
  const text = env[name]
  if (text === undefined || text === '') return standard
  if (!/^\d{1,9}$/.test(text) || Number(text) > max || Number(text) < min)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return Number(text)
}

/** Variables of the limits of the connections to a database, with the bounds of each. */
const databaseVariables: Readonly<Record<keyof DatabaseLimits, readonly [name: string, max: number, min: number]>> = {
  connections: ['BAIZE_DB_CONNECTIONS', 1000, 1],
  connect: ['BAIZE_DB_CONNECT_MS', 600_000, 1],
  statement: ['BAIZE_DB_STATEMENT_MS', 600_000, 0],
  query: ['BAIZE_DB_QUERY_MS', 600_000, 1],
  keepAlive: ['BAIZE_DB_KEEP_ALIVE_MS', 600_000, 1],
  long: ['BAIZE_DB_LONG_MS', 86_400_000, 0],
}

/**
 * @throws StartError where a value makes no sense, or a slow statement would cost its connection
 *   before the server gives it up
 */
function databaseLimitsFrom(env: NodeJS.ProcessEnv): DatabaseLimits {
  const limits = { ...standardDatabaseLimits }
  for (const [key, [name, max, min]] of Object.entries(databaseVariables) as [
    keyof DatabaseLimits,
    (typeof databaseVariables)[keyof DatabaseLimits],
  ][])
    limits[key] = wholeNumber(env, name, limits[key], max, min)
  if (limits.query <= limits.statement)
    throw new StartError(
      `BAIZE_DB_QUERY_MS (${limits.query}) must be above BAIZE_DB_STATEMENT_MS (${limits.statement}).`,
    )
  return limits
}

/**
 * @throws StartError where only `NODE_ENV` says production: demo accounts and `/dev` would be open
 *   without a word
 */
function modeOf(env: NodeJS.ProcessEnv): Settings['mode'] {
  if (env['NODE_ENV'] === 'production' && !env['BAIZE_MODE'])
    throw new StartError(
      'NODE_ENV=production alone starts no production: set BAIZE_MODE=production, or BAIZE_MODE=sandbox for demo accounts and demo money.',
    )
  const mode = env['BAIZE_MODE'] || 'sandbox'
  if (mode !== 'sandbox' && mode !== 'production')
    throw new StartError(`BAIZE_MODE must be sandbox or production, not "${mode}".`)
  return mode
}

function flavourOf(env: NodeJS.ProcessEnv): Settings['flavour'] {
  const flavour = env['BAIZE_FLAVOUR'] || 'react'
  if (flavour !== 'react' && flavour !== 'lite')
    throw new StartError(`BAIZE_FLAVOUR must be react or lite, not "${flavour}".`)
  return flavour
}

/**
 * An origin of the environment, null where it names none.
 * @throws StartError where it is none, or needs https
 */
function publicOrigin(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name]
  if (!text) return null
  const found = originOf(text)
  if (typeof found === 'object') throw new StartError(`${name}: ${found.wrong}`)
  return found
}

/** @throws StartError where there is no such merchant */
function merchantFrom(env: NodeJS.ProcessEnv, mode: Settings['mode']): string {
  const merchant = env['BAIZE_MERCHANT'] || standardMerchant(mode)
  if (!isMerchant(merchant))
    throw new StartError(`BAIZE_MERCHANT must be one of ${merchantCodes.join(', ')}, not "${merchant}".`)
  return merchant
}

function networks(env: NodeJS.ProcessEnv, name: string): string[] {
  const list = (env[name] ?? '').split(',').flatMap(part => part.trim() || [])
  const wrong = list.find(network => !isNetwork(network))
  if (wrong) throw new StartError(`${name} must be addresses or ranges as 10.0.0.0/8, not "${wrong}".`)
  return list
}

/**
 * @throws StartError where production would run with the secret that everybody knows, or one that
 *   can be guessed
 */
function requireOwnSecret(secret: string): void {
  const set =
    'set BAIZE_STUDIO_SECRET, the same for platform and studio, for example to what "openssl rand -base64 32" writes'
  if (secret === demoSecret) throw new StartError(`BAIZE_MODE=production needs a studio secret of its own: ${set}.`)
  if (Buffer.byteLength(secret) < minVendorSecret)
    throw new StartError(`BAIZE_MODE=production needs a studio secret of at least ${minVendorSecret} bytes: ${set}.`)
}

/**
 * Secrets of production, wherever its settings come from.
 * @throws StartError where a vendor's is the public one or too short, or half of the key of stored
 *   secrets is missing or too short
 */
export function requireSecrets({ mode, vendors, secretKey }: Pick<Settings, 'mode' | 'vendors' | 'secretKey'>): void {
  if (mode !== 'production') return
  for (const { secret } of vendors) requireOwnSecret(secret)
  if (Buffer.byteLength(secretKey.trim()) < minVendorSecret)
    throw new StartError(
      `BAIZE_MODE=production needs half of the key of stored secrets, of at least ${minVendorSecret} bytes: set BAIZE_SECRET_KEY.`,
    )
}

/**
 * Reads the settings from the environment.
 * @throws StartError where a value makes no sense, or production would run with the public demo
 *   secret
 */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const mode = modeOf(env)
  const limits = mode === 'sandbox' ? sandboxLimits : standardLimits
  const secret = env['BAIZE_STUDIO_SECRET'] || demoSecret
  const vendors = [{ vendor: 'studio', keyId: env['BAIZE_STUDIO_KEY_ID'] || 'k1', secret }]
  const secretKey = env['BAIZE_SECRET_KEY'] || ''
  requireSecrets({ mode, vendors, secretKey })
  const merchant = merchantFrom(env, mode)
  return {
    mode,
    merchant,
    port: wholeNumber(env, 'PORT', 4400, 65_533),
    host: env['HOST'] || null,
    dataDir: resolve(env['BAIZE_DATA'] || '.baize'),
    databaseUrl: env['DATABASE_URL'] || null,
    databaseLimits: databaseLimitsFrom(env),
    answerTimes,
    games: wholeNumber(env, 'BAIZE_GAMES', 400, 100_000),
    currency: merchantOf(merchant).currency,
    vendors,
    siteOrigin: publicOrigin(env, 'BAIZE_ORIGIN'),
    partnerOrigin: publicOrigin(env, 'BAIZE_PARTNER_ORIGIN'),
    studioOrigin: publicOrigin(env, 'BAIZE_STUDIO_ORIGIN'),
    flavour: flavourOf(env),
    hashCost,
    secretKey,
    firebase: firebaseFrom(env),
    gateways: gatewaysFrom(env),
    btcpay: btcpayFrom(env),
    trustedProxies: networks(env, 'BAIZE_TRUSTED_PROXIES'),
    countryHeader: env['BAIZE_COUNTRY_HEADER'] || '',
    limits: {
      ...limits,
      calls: { ...limits.calls, max: wholeNumber(env, 'BAIZE_CALLS_PER_MINUTE', limits.calls.max, 1_000_000, 1) },
    },
  }
}
