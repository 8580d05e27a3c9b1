import { useState } from 'react'

const key = 'baize.login-tabs'

const remembered = (): boolean => {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

/**
 * Whether a place is kept for tabs over the form, which come after it is drawn: where the site had them the last time, so that they push
 * nothing; and what hears whether it has them now.
 */
export function useTabsPlace(): [kept: boolean, hear: (has: boolean) => void] {
  const [kept, setKept] = useState(remembered)
  const [hear] = useState(() => (has: boolean) => {
    setKept(has)
    try {
      localStorage.setItem(key, has ? '1' : '0')
    } catch {
      // Without it the tabs push the form down when they come.
    }
  })
  return [kept, hear]
}
