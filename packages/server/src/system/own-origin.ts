import type { Config } from '../deps.ts'

/**
 * The origin of pictures and chat rooms: the platform by the host name of the request, so that a
 * page with `'self'` in its policy shows them under each of the platform's names; an unknown name
 * is ignored.
 */
export function ownOrigin({ origins }: Config, host: string | null): string {
  const site = new URL(origins.site)
  const port = site.port && `:${site.port}`
  const names = ['localhost', '127.0.0.1', '[::1]'].map(name => name + port)
  return host && names.includes(host) ? `${site.protocol}//${host}` : origins.site
}
