import type { Config } from '../deps.ts'

/**
 * The origin that pictures are taken from and rooms are framed from: the platform by the name it was called by, so that a page with
 * `'self'` in its policy shows them under each of the platform's names; never by a name that is not its own.
 */
export function ownOrigin({ origins }: Config, host: string | null): string {
  const site = new URL(origins.site)
  const names = ['localhost', '127.0.0.1', '[::1]'].map(name => `${name}:${site.port}`)
  return host && names.includes(host) ? `${site.protocol}//${host}` : origins.site
}
