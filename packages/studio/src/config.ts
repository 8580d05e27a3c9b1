import { resolve } from 'node:path'
import { minVendorSecret } from '@baize/contract'
import { isNetwork } from './http/client-address.ts'

/** Settings from the environment. */
export interface Settings {
  mode: 'sandbox' | 'production'
  /** Port of the studio itself; 0 picks a free one. */
  port: number
  /** Null listens on 127.0.0.1 and ::1. */
  host: string | null
  /** Folder of `studio.sqlite`. */
  dataDir: string
  /** Address of the operator's wallet. */
  platformUrl: string
  /** Public origin of the studio itself; null where it is the one that it is called at. */
  origin: string | null
  /** Origins of pages that may frame the games. */
  hostOrigins: string[]
  vendor: string
  keyId: string
  secret: string
  /** Address ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** A second key while the operator and the studio rotate theirs; null otherwise. */
  next: { keyId: string; secret: string } | null
}

/** An error in the environment, in one sentence for the person who starts the studio. */
export class StartError extends Error {}

/** The sandbox's shared secret. The platform knows the same one; production refuses it. */
export const demoSecret = 'demo-studio-secret'

function portOf(text: string | undefined): number {
  if (!text) return 4400
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_533)
    throw new StartError(`PORT must be a whole number up to 65533, not "${text}".`)
  return Number(text)
}

function originOf(text: string, name: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new StartError(`${name} must be an address like http://localhost:4400, not "${text}".`)
  return new URL(text).origin
}

const hostOriginsOf = (env: NodeJS.ProcessEnv, base: number, platformUrl: string): string[] => {
  const listed = env['BAIZE_STUDIO_HOSTS']?.split(/[\s,]+/).filter(Boolean)
  if (listed?.length) return listed.map(text => originOf(text, 'BAIZE_STUDIO_HOSTS'))
  const site = env['BAIZE_ORIGIN']
  return [
    ...new Set([
      ...(site ? [originOf(site, 'BAIZE_ORIGIN')] : []),
      platformUrl,
      `http://localhost:${base}`,
      `http://127.0.0.1:${base}`,
    ]),
  ]
}

function proxiesOf(env: NodeJS.ProcessEnv): string[] {
  const list = (env['BAIZE_TRUSTED_PROXIES'] ?? '').split(',').flatMap(part => part.trim() || [])
  const wrong = list.find(network => !isNetwork(network))
  if (wrong) throw new StartError(`BAIZE_TRUSTED_PROXIES must be addresses or ranges as 10.0.0.0/8, not "${wrong}".`)
  return list
}

/**
 * The key ids and secrets of the environment, one or two.
 * @throws StartError where a second secret has no id of its own, or production would run with one
 *   that is known or can be guessed
 */
function keysOf(env: NodeJS.ProcessEnv, mode: Settings['mode']): Pick<Settings, 'keyId' | 'secret' | 'next'> {
  const keyId = env['BAIZE_STUDIO_KEY_ID'] || 'k1'
  const secret = env['BAIZE_STUDIO_SECRET'] || demoSecret
  const [nextId, nextSecret] = [env['BAIZE_STUDIO_NEXT_KEY_ID'], env['BAIZE_STUDIO_NEXT_SECRET']]
  if (nextSecret && (!nextId || nextId === keyId))
    throw new StartError('BAIZE_STUDIO_NEXT_SECRET needs the id of its key: set BAIZE_STUDIO_NEXT_KEY_ID.')
  const next = nextId && nextSecret ? { keyId: nextId, secret: nextSecret } : null
  if (mode === 'production') {
    requireOwnSecret('BAIZE_STUDIO_SECRET', secret)
    if (next) requireOwnSecret('BAIZE_STUDIO_NEXT_SECRET', next.secret)
  }
  return { keyId, secret, next }
}

function requireOwnSecret(name: string, secret: string): void {
  const set = `set ${name}, the same for platform and studio, for example to what "openssl rand -base64 32" writes`
  if (secret === demoSecret) throw new StartError(`BAIZE_MODE=production needs a studio secret of its own: ${set}.`)
  if (Buffer.byteLength(secret) < minVendorSecret)
    throw new StartError(`BAIZE_MODE=production needs a studio secret of at least ${minVendorSecret} bytes: ${set}.`)
}

/**
 * Reads the settings from the environment. `PORT` is the first of the three ports; the studio takes
 * the third.
 * @throws StartError where a value makes no sense, production would run with the secret everybody
 *   knows, or only `NODE_ENV` says production
 */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  if (env['NODE_ENV'] === 'production' && !env['BAIZE_MODE'])
    throw new StartError(
      'NODE_ENV=production alone starts no production: set BAIZE_MODE=production, or BAIZE_MODE=sandbox for demo money.',
    )
  const mode = env['BAIZE_MODE'] || 'sandbox'
  if (mode !== 'sandbox' && mode !== 'production')
    throw new StartError(`BAIZE_MODE must be sandbox or production, not "${mode}".`)
  const keys = keysOf(env, mode)
  const base = portOf(env['PORT'])
  const platformUrl = originOf(env['PLATFORM_URL'] || `http://localhost:${base}`, 'PLATFORM_URL')
  return {
    mode,
    port: base + 2,
    host: env['HOST'] || null,
    dataDir: resolve(env['BAIZE_DATA'] || '.baize'),
    platformUrl,
    origin: env['BAIZE_STUDIO_ORIGIN'] ? originOf(env['BAIZE_STUDIO_ORIGIN'], 'BAIZE_STUDIO_ORIGIN') : null,
    hostOrigins: hostOriginsOf(env, base, platformUrl),
    vendor: 'studio',
    ...keys,
    trustedProxies: proxiesOf(env),
  }
}
