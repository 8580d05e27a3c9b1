import { resolve } from 'node:path'
import { firebaseFrom } from '../accounts/identity/firebase-settings.ts'
import type { FirebaseSettings } from '../accounts/identity/firebase-settings.ts'
import { sandboxLimits, standardLimits } from '../access/limits.ts'
import type { Limits } from '../access/limits.ts'
import { gatewaysFrom } from '../messages/gateway-settings.ts'
import type { GatewaySettings } from '../messages/gateway-settings.ts'
import { StartError } from '../start-error.ts'
import { isNetwork } from '../http/networks.ts'

export { StartError } from '../start-error.ts'

/** A game vendor that may call the wallet, and the secret it signs with (by key id, so that secrets can be rotated). */
export interface VendorKey {
  vendor: string
  keyId: string
  secret: string
}

/** What the environment decides. */
export interface Settings {
  mode: 'sandbox' | 'production'
  /** First of the ports; 0 picks free ones. */
  port: number
  /** Null listens on 127.0.0.1 and ::1. */
  host: string | null
  /** Folder of the embedded database, or `memory://`. */
  dataDir: string
  /** A Postgres-compatible server instead of the embedded database. */
  databaseUrl: string | null
  /** How many games the demo catalogue holds. */
  games: number
  /** What players' wallets are in. */
  currency: string
  vendors: VendorKey[]
  /** Where the demo studio answers; null means the third port. */
  studioOrigin: string | null
  limits: Limits
  /** Address ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** What text messages and e-mails leave by; null where nothing is named. */
  gateways: GatewaySettings
  /**
   * Half of the key that secrets of authenticators are encrypted with; the other half is stored. Once it is set it must stay, or the
   * authenticators of all accounts are lost.
   */
  secretKey: string
  /** Firebase as the identity provider; null where the environment names no project. */
  firebase: FirebaseSettings | null
  /** What the site's elements run on; partners choose by the loader they name. */
  flavour: 'react' | 'lite'
}

export interface Config extends Settings {
  /** Origins as a browser names them. */
  origins: { site: string; partner: string; studio: string }
}

export const demoSecret = 'demo-studio-secret'

function wholeNumber(env: NodeJS.ProcessEnv, name: string, standard: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return standard
  if (!/^\d{1,9}$/.test(text) || Number(text) > max)
    throw new StartError(`${name} must be a whole number up to ${max}, not "${text}".`)
  return Number(text)
}

function modeOf(env: NodeJS.ProcessEnv): Settings['mode'] {
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

function networks(env: NodeJS.ProcessEnv, name: string): string[] {
  const list = (env[name] ?? '').split(',').flatMap(part => part.trim() || [])
  const wrong = list.find(network => !isNetwork(network))
  if (wrong) throw new StartError(`${name} must be addresses or ranges as 10.0.0.0/8, not "${wrong}".`)
  return list
}

/**
 * Reads the settings from the environment.
 * @throws StartError where a value makes no sense, or production would run with the secret everybody knows
 */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const mode = modeOf(env)
  const limits = mode === 'sandbox' ? sandboxLimits : standardLimits
  const secret = env['BAIZE_STUDIO_SECRET'] || demoSecret
  if (mode === 'production' && secret === demoSecret)
    throw new StartError('BAIZE_MODE=production needs a studio secret of its own: set BAIZE_STUDIO_SECRET.')
  return {
    mode,
    port: wholeNumber(env, 'PORT', 4400, 65_533),
    host: env['HOST'] || null,
    dataDir: resolve(env['BAIZE_DATA'] || '.baize'),
    databaseUrl: env['DATABASE_URL'] || null,
    games: wholeNumber(env, 'BAIZE_GAMES', 400, 100_000),
    currency: 'EUR',
    vendors: [{ vendor: 'studio', keyId: env['BAIZE_STUDIO_KEY_ID'] || 'k1', secret }],
    studioOrigin: env['BAIZE_STUDIO_ORIGIN'] || null,
    flavour: flavourOf(env),
    secretKey: env['BAIZE_SECRET_KEY'] || '',
    firebase: firebaseFrom(env),
    gateways: gatewaysFrom(env),
    trustedProxies: networks(env, 'BAIZE_TRUSTED_PROXIES'),
    limits: { ...limits, callsPerMinute: wholeNumber(env, 'BAIZE_CALLS_PER_MINUTE', limits.callsPerMinute, 1_000_000) },
  }
}
