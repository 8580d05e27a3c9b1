import { attempt } from './attempt.ts'
import type { BrowserEnv } from './browser-env.ts'

/**
 * Texts by name: in the browser's storage where it allows that, else in memory for as long as the
 * page lives.
 */
export interface Store {
  get: (name: string) => string | null
  set: (name: string, value: string) => void
  remove: (name: string) => void
  names: () => string[]
}

/**
 * @param prefix - stands before every name on pages that are not the operator's own (ENT-16)
 */
export function openStore(env: BrowserEnv, area: 'local' | 'session' | 'memory', prefix = ''): Store {
  const memory = new Map<string, string>()
  // Asking for the area throws too, in a sandboxed frame or with storage switched off.
  const openArea = () => (area === 'memory' ? null : attempt(() => env.area(area)))
  let opened = openArea()

  /** In the browser's storage; in memory as long as that does not take it. */
  const put = (name: string, value: string) => {
    if (attempt(() => (opened?.setItem(prefix + name, value), opened))) memory.delete(name)
    else memory.set(name, value)
  }
  /**
   * The browser's storage. Looks once more where there was none: a frame may be let into it late,
   * and what is in memory by then moves there.
   */
  const browserArea = () => {
    if (opened) return opened
    opened = openArea()
    if (opened) memory.forEach((value, name) => put(name, value))
    return opened
  }
  return {
    get(name) {
      const area = browserArea()
      return memory.get(name) ?? attempt(() => area?.getItem(prefix + name)) ?? null
    },
    set(name, value) {
      browserArea()
      put(name, value)
    },
    remove(name) {
      memory.delete(name)
      attempt(() => browserArea()?.removeItem(prefix + name))
    },
    names() {
      const area = browserArea()
      const stored =
        attempt(() => [...Array<undefined>(area?.length ?? 0)].map((_, index) => area?.key(index) ?? '')) ?? []
      const own = stored.filter(name => name.startsWith(prefix)).map(name => name.slice(prefix.length))
      return [...memory.keys(), ...own]
    },
  }
}

/**
 * A text of the browser's lasting storage, for code that runs before there is a scope; null where
 * there is none, or no storage.
 */
export const storedText = (name: string): string | null => attempt(() => localStorage.getItem(name))
