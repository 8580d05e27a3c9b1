import { captcha, humanChallenge, login, publicKey, register, sealing } from '@baize/contract'
import type { Envelope, Input, Output, Endpoint, SealedClaims } from '@baize/contract'
import { CompactEncrypt, importJWK } from 'jose'
import { proofFor } from './prove.ts'
import type { Proof } from './prove.ts'

/** From where and as whom a call is made. Without an origin it comes from no browser. */
export interface Caller {
  token?: string | null
  origin?: string
  siteKey?: string
  language?: string
  headers?: Record<string, string>
}

/**
 * An answer as it came over the wire, `value` typed as the endpoint says it is where `success` is
 * true.
 */
export interface Reply<T = unknown> extends Envelope<T> {
  status: number
  headers: Headers
}

export interface Account {
  username: string
  password: string
  token: string
}

export type PlatformClient = ReturnType<typeof platformClient>

/**
 * What a test needs to talk to a running platform over HTTP: calls by endpoint, sealed where the
 * endpoint says so.
 *
 * @param url - where the platform listens
 * @param defaults - what every call carries unless it says otherwise
 */
export function platformClient(url: string, defaults: Caller = {}) {
  const base = url.replace(/\/$/, '')

  async function send<R extends Endpoint>(
    endpoint: R,
    init: RequestInit,
    query: string,
    caller: Caller,
  ): Promise<Reply<Output<R>>> {
    const headers = new Headers(init.headers)
    if (caller.origin) headers.set('origin', caller.origin)
    if (caller.siteKey) headers.set('x-site-key', caller.siteKey)
    if (caller.token) headers.set('authorization', `Bearer ${caller.token}`)
    if (caller.language) headers.set('accept-language', caller.language)
    for (const [name, value] of Object.entries(caller.headers ?? {})) headers.set(name, value)
    const response = await fetch(`${base}${endpoint.path}${query}`, { ...init, method: endpoint.method, headers })
    const envelope = (await response.json()) as Envelope<Output<R>>
    return { ...envelope, status: response.status, headers: response.headers }
  }

  /**
   * A compact JWE of an input, made now on the platform's clock; `claims` overrides what is inside.
   */
  async function seal(
    endpoint: Endpoint,
    input: unknown,
    caller: Caller = {},
    claims: Partial<SealedClaims> = {},
  ): Promise<string> {
    const { value } = await send(publicKey, {}, '', { ...defaults, ...caller, token: null })
    const key = await importJWK(value.publicKey, sealing.alg)
    const inside: SealedClaims = {
      iat: Math.floor(Date.parse(value.serverTime) / 1000),
      jti: crypto.randomUUID(),
      aud: endpoint.name,
      origin: caller.origin ?? defaults.origin ?? null,
      body: input,
      ...claims,
    }
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
      .setProtectedHeader({ alg: sealing.alg, enc: sealing.enc, kid: value.keyId })
      .encrypt(key)
  }

  /** Sends a sealed text as it is, for tests of what is refused. */
  function callSealed<R extends Endpoint>(endpoint: R, sealed: string, caller: Caller = {}): Promise<Reply<Output<R>>> {
    const init: RequestInit =
      endpoint.sealed === 'header'
        ? { headers: { [sealing.header]: sealed } }
        : { headers: { 'content-type': sealing.contentType }, body: sealed }
    return send(endpoint, init, '', { ...defaults, ...caller })
  }

  async function call<R extends Endpoint>(
    endpoint: R,
    input: Input<R>,
    caller: Caller = {},
  ): Promise<Reply<Output<R>>> {
    if (endpoint.sealed) return callSealed(endpoint, await seal(endpoint, input, caller), caller)
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
      return send(endpoint, {}, queryOf(input), { ...defaults, ...caller })
    return send(endpoint, bodyOf(endpoint, input), '', { ...defaults, ...caller })
  }

  async function codesTo(to: string): Promise<string[]> {
    const sent = (await (await fetch(`${base}/dev/outbox?to=${encodeURIComponent(to)}`)).json()) as { code?: string }[]
    return sent.flatMap(({ code }) => code || [])
  }
  /** The last code that was sent to somebody, read from the outbox. */
  const lastCode = async (to: string): Promise<string> => (await codesTo(to))[0] ?? ''

  return {
    url: base,
    call,
    lastCode,
    /** The codes that were sent to an address or number; of one moment in no order. */
    codesTo,
    callSealed,
    seal,
    /** Opens a new account with a session; throws where it is refused. */
    async register(account: Partial<Omit<Account, 'token'>> = {}, caller: Caller = {}): Promise<Account> {
      const { username = newUsername(), password = 'Secret1234' } = account
      const reply = await call(register, registration({ username, password }), caller)
      if (!reply.success || !reply.value.token)
        throw new Error(`Not registered: ${reply.code} ${JSON.stringify(reply.value)}`)
      return { username, password, token: reply.value.token }
    },
    /**
     * A fresh captcha and what it says, read from the developer's endpoint; and the work that goes
     * with it.
     */
    async solveCaptcha(caller: Caller = {}): Promise<{ captcha: string; captchaId: string } & Proof> {
      const { headers } = await call(captcha, {}, caller)
      const captchaId = headers.get('x-captcha-id') ?? ''
      const solved = { captcha: await lastCode(captchaId), captchaId }
      const { value } = await call(humanChallenge, {}, caller)
      return { ...solved, ...proofFor(value) }
    },
    /** Logs in; throws where it is refused. */
    async login(username: string, password: string, caller: Caller = {}): Promise<Account> {
      const reply = await call(login, { username, password, type: 'username' }, caller)
      if (!reply.success) throw new Error(`Not logged in: ${reply.code}`)
      return { username, password, token: reply.value.token }
    },
  }
}

/**
 * Networks whose word about a caller's address a test's platform takes, so that one test can come
 * from many.
 */
export const trustedProxies = ['127.0.0.0/8', '::1/128']

/** A call as from another address. */
export const from = (ip: string): Caller => ({ headers: { 'x-forwarded-for': ip } })

/** A complete registration that the default rules accept. */
export function registration(fields: Partial<Input<typeof register>> = {}): Input<typeof register> {
  const password = fields.password ?? 'Secret1234'
  return {
    username: newUsername(),
    password,
    confirmPassword: password,
    terms: true,
    registerUrl: 'http://localhost/register',
    registerMethod: 'WEB',
    login: true,
    idempotencyKey: crypto.randomUUID(),
    ...fields,
  }
}

/** A complete registration by a Spanish mobile number that nobody has. */
export function mobileRegistration(fields: Partial<Input<typeof register>> = {}): Input<typeof register> {
  const mobileNum = fields.mobileNum ?? newMobile()
  return registration({ username: mobileNum, mobileNum, countryDialingCode: '34', ...fields })
}

/** A Spanish mobile number nobody has, as it is typed at home. */
export function newMobile(): string {
  return `6${String(parseInt(crypto.randomUUID().slice(0, 12).replace('-', ''), 16)).slice(-8)}`
}

/** A username nobody has. */
export function newUsername(): string {
  return `t${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`
}

function bodyOf(endpoint: Endpoint, input: unknown): RequestInit {
  if (endpoint.encoding === 'form') return { body: new URLSearchParams(queryOf(input)) }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
}

function queryOf(input: unknown): string {
  const entries = Object.entries(input as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return entries.length ? `?${query}` : ''
}
