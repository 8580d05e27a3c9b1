import { useEffect, useState } from 'react'
import { useScope } from '../../../scope.ts'

const name = 'resetToken'

/** Takes the token that the link of an e-mail carries out of the address, fragments included in no request (AUTH-43). */
function takeToken(): string {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const token = fragment.get(name)
  if (!token) return ''
  fragment.delete(name)
  const rest = fragment.toString()
  history.replaceState(history.state, '', `${location.pathname}${location.search}${rest && `#${rest}`}`)
  return token
}

/**
 * The token with which a new password is set; empty where the visitor came without. It is in the address for no longer than it takes to read
 * it, and in memory as long as the element. Only on the operator's own site: another page's fragment is not ours.
 */
export function useResetToken(): [token: string, drop: () => void] {
  const scope = useScope()
  const [token, setToken] = useState(() => (scope.ownSite() ? takeToken() : ''))

  useEffect(() => {
    const look = () => {
      const other = scope.ownSite() ? takeToken() : ''
      if (other) setToken(other)
    }
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [scope])
  return [token, () => setToken('')]
}
