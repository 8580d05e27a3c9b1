import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

const key = 'baize.hide-balance'

/**
 * Local storage, where the browser lets us have it; without it the choice lasts as long as the
 * page.
 */
const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

let $hidden: ReturnType<typeof atom<boolean>> | undefined
/** The choice, for what is no component. */
export const hiddenBalance = () => ($hidden ??= atom(storage()?.getItem(key) === '1'))

/**
 * Whether balances are hidden, for everything on the page that shows one and for later visits
 * (WAL-04, WAL-05).
 */
export function useHiddenBalance(): [hidden: boolean, toggle: () => void] {
  const $store = hiddenBalance()
  const toggle = () => {
    $store.set(!$store.get())
    try {
      storage()?.setItem(key, $store.get() ? '1' : '0')
    } catch {
      // A full or forbidden storage forgets the choice with the page.
    }
  }
  return [useStore($store), toggle]
}
