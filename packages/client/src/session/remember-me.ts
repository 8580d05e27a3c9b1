import { systemStatus } from '@baize/contract'
import type { Call } from '../calls/caller.ts'
import type { BrowserEnv } from '../browser-env.ts'
import type { SiteStorage } from '../site-storage.ts'
import type { Remember, Remembered } from './api.ts'
import { deviceKey, encrypt, decrypt } from './device-key.ts'

export interface Cookies {
  get: (name: string) => string
  /** @param time - seconds */
  set: (name: string, value: string, time: number) => void
  remove: (name: string) => void
}

/**
 * Cookies of this host alone, never sent along from another site, and only over https where the
 * page came that way (AUTH-12).
 */
export function createCookies({ jar, origin }: BrowserEnv): Cookies {
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

/**
 * Names of the cookies of a merchant, because two of them may stand on one host; what stands in
 * them only this browser can read (AUTH-10, AUTH-12).
 */
const cookieNames = (merchant: string) => [`baize.${merchant}.username`, `baize.${merchant}.password`] as const
/** Seconds (CONST-11). */
const oneDay = 86_400

export interface RememberMe extends Remember {
  /** Who has a new password and is remembered with the old one is remembered with the new one. */
  renew: (known: Remembered) => Promise<void>
}

/** @returns remember-me, which does nothing on a page that is not the operator's own */
export function createRememberMe(env: BrowserEnv, call: Call, siteStorage: () => SiteStorage): RememberMe {
  const cookies = createCookies(env)
  const [username, password] = cookieNames(siteStorage().merchant)

  /**
   * A site may want nothing but the username kept; one that cannot be asked is taken for such a
   * one.
   */
  const usernameOnly = () =>
    call(systemStatus, {}).then(
      ({ config }) => config.rememberUsernameOnly,
      () => true,
    )
  const clearCookies = () => [username, password].forEach(cookies.remove)
  const open = async (key: CryptoKey, name: string): Promise<string> => {
    const text = cookies.get(name)
    return text ? decrypt(key, name, text).catch(() => '') : ''
  }

  const remember: Remember = {
    async read() {
      if (!siteStorage().own || !cookies.get(username)) return null
      const key = await deviceKey(env)
      const known = key && (await open(key, username))
      if (!known) {
        clearCookies()
        return null
      }
      const secret = cookies.get(password) && !(await usernameOnly()) ? await open(key, password) : ''
      return { username: known, password: secret }
    },
    async keep(given) {
      if (!siteStorage().own) return
      clearCookies()
      const key = await deviceKey(env)
      // Without a key that stays in this browser nothing is kept: no cookie is readable.
      if (!key) return
      cookies.set(username, await encrypt(key, username, given.username), oneDay)
      if (given.password && !(await usernameOnly()))
        cookies.set(password, await encrypt(key, password, given.password), oneDay)
    },
    async clear() {
      if (siteStorage().own) clearCookies()
    },
  }
  return {
    ...remember,
    async renew({ username: account, password: secret }) {
      const known = await remember.read()
      if (known?.password && known.username.toLowerCase() === account.toLowerCase())
        await remember.keep({ ...known, password: secret })
    },
  }
}
