import { sealing } from '@baize/contract'
import type { SealedClaims } from '@baize/contract'
import { CompactEncrypt, importJWK } from 'jose'
import type { JWK } from 'jose'
import { openHost, script, type HostWindow } from './host-page.ts'

// Filled in by the bundle of this run.
const platform = process.env['BAIZE_URL'] ?? ''

interface Key {
  keyId: string
  publicKey: JWK
  serverTime: string
}

/** What a page has sealed, as it stood before that, the latest last. */
const inputs: { endpoint: string; input: unknown }[] = []
/** The input of the latest sealed call of an endpoint, or undefined where there was none. */
export const sealed = (endpoint: string): unknown => inputs.findLast(each => each.endpoint === endpoint)?.input

/**
 * Seals as the client does, in the name of the platform's own origin: the tests stand in for it on
 * theirs.
 */
async function seal(input: unknown, endpoint: { name: string }): Promise<string> {
  inputs.push({ endpoint: endpoint.name, input })
  const reply = await fetch('/wps/system/publicKey', { headers: { 'x-site-key': 'pk_demo' } })
  const { value } = (await reply.json()) as { value: Key }
  const { alg, enc } = sealing
  const iat = Math.floor(Date.parse(value.serverTime) / 1000)
  const claims: SealedClaims = { iat, jti: crypto.randomUUID(), aud: endpoint.name, origin: platform, body: input }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg, enc, kid: value.keyId })
    .encrypt(await importJWK(value.publicKey, alg))
}

/**
 * A page of the operator's own site, on the real platform, with nobody signed in.
 * @param fetch - what its calls go through
 * @param before - markup that stands before our script
 * @param more - what its configuration says besides; with `ownSite: false` it is a partner's page
 */
export async function openSite(
  body: string,
  fetch?: typeof globalThis.fetch,
  more: object = {},
  before = '',
): Promise<HostWindow> {
  sessionStorage.clear()
  localStorage.removeItem('baize.hide-balance')
  inputs.length = 0
  Object.assign(globalThis, {
    siteConfig: { api: location.origin, merchant: 'demo', siteKey: 'pk_demo', locale: 'en', seal, fetch, ...more },
  })
  return openHost({ head: `${before}<script>baizeConfig = parent.siteConfig</script>${script('')}`, body })
}

/** Where a request goes, for tests that break some of them. */
export const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : input.toString())

let people = 0
/** A username that nobody has yet. */
export const newName = () => `p${Date.now().toString(36)}${(++people).toString(36)}`.slice(0, 16)
export const goodPassword = 'Kelpie72'

/** The code of a captcha, as the sandbox tells it. */
export async function captchaCode(id: string): Promise<string> {
  const reply = await fetch(`/dev/outbox?to=${encodeURIComponent(id)}`)
  const sent = (await reply.json()) as { code?: string }[] | { value: { code?: string }[] }
  const [newest] = Array.isArray(sent) ? sent : sent.value
  return newest?.code ?? ''
}
