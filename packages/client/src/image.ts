import type { ReadableAtom } from 'nanostores'
import type { ScopeConfig } from './config.ts'
import type { Host } from './host.ts'

/** Addresses of pictures. One CDN is picked at random and kept; a picture that fails is tried once on the next (BOOT-27, BOOT-28). */
export function createImages($config: ReadableAtom<ScopeConfig | null>, host: Host) {
  const pick = host.random()

  return (path: string, attempt = 0): string => {
    const { api = '', imageCDNs = [] } = $config.get() ?? {}
    const bases = imageCDNs.length ? imageCDNs : [api]
    const base = bases[(Math.floor(pick * bases.length) + attempt) % bases.length]
    if (/^(https?:|data:)/.test(path)) return attempt ? '' : path
    return attempt > 1 || attempt >= bases.length ? '' : `${base?.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  }
}
