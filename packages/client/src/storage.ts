import type { StorageArea, Host } from './host.ts'

/** Texts by name: in the browser's storage where it allows that, else in memory for as long as the page lives. */
export interface Store {
  get: (name: string) => string | null
  set: (name: string, value: string) => void
  remove: (name: string) => void
  names: () => string[]
}

const memoryArea = (): StorageArea => {
  const map = new Map<string, string>()
  return {
    getItem: name => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: name => void map.delete(name),
    key: index => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

// Asking for the area throws too, in a sandboxed frame or with storage switched off.
const attempt = <T>(run: () => T): T | null => {
  try {
    return run()
  } catch {
    return null
  }
}

/**
 * @param prefix - stands before every name on pages that are not the operator's own (ENT-16)
 */
export function openStore(host: Host, area: 'local' | 'session' | 'memory', prefix = ''): Store {
  const memory = memoryArea()
  let kept = area === 'memory' ? null : attempt(() => host.area(area))
  /** Looks once more where there was none: a frame may be let into its storage late, and what it has noted by then moves there. */
  const lasting = () => {
    if (kept || area === 'memory') return kept
    kept = attempt(() => host.area(area))
    for (let name = memory.key(0); kept && name !== null; name = memory.key(0)) {
      const [noted, value] = [name, memory.getItem(name) ?? '']
      memory.removeItem(noted)
      attempt(() => kept?.setItem(prefix + noted, value))
    }
    return kept
  }
  return {
    get(name) {
      const area = lasting()
      return memory.getItem(name) ?? attempt(() => area?.getItem(prefix + name)) ?? null
    },
    set(name, value) {
      const stored = attempt(() => (lasting()?.setItem(prefix + name, value), kept))
      if (stored) memory.removeItem(name)
      else memory.setItem(name, value)
    },
    remove(name) {
      memory.removeItem(name)
      attempt(() => lasting()?.removeItem(prefix + name))
    },
    names() {
      const own =
        attempt(() => [...Array<undefined>(lasting()?.length ?? 0)].map((_, index) => kept?.key(index) ?? '')) ?? []
      return own.filter(name => name.startsWith(prefix)).map(name => name.slice(prefix.length))
    },
  }
}
