import { useEffect, useState } from 'react'

/**
 * A module that comes after what is drawn first, and only to pages that need it. Null until it is
 * there, and for good where it does not come: what it would add is missing then, and the rest
 * works.
 * @param load - null while it is not needed; the same function at every draw
 */
export function useLazy<M>(load: (() => Promise<M>) | null): M | null {
  const [loaded, setLoaded] = useState<M | null>(null)
  useEffect(() => {
    if (load) load().then(setLoaded, () => {})
  }, [load])
  return loaded
}
