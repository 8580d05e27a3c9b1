import type { Host } from './host.ts'

export interface Cookies {
  get: (name: string) => string
  /** @param time - seconds */
  set: (name: string, value: string, time: number) => void
  remove: (name: string) => void
}

/** Cookies of this host alone, never sent along from another site, and only over https where the page came that way (AUTH-12). */
export function createCookies({ jar, origin }: Host): Cookies {
  const secure = origin?.startsWith('https:') ? '; Secure' : ''
  const set: Cookies['set'] = (name, value, time) => {
    const page = jar()
    if (page) page.cookie = `${name}=${value}; Max-Age=${time}; Path=/; SameSite=Strict${secure}`
  }
  return {
    set,
    get(name) {
      const all = jar()?.cookie.split('; ') ?? []
      return all.find(cookie => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
    },
    remove: name => set(name, '', 0),
  }
}
