import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

const key = 'baize.hide-balance'

/** Local storage, where the browser lets us have it; without it the choice lasts as long as the page. */
const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

let $hidden: ReturnType<typeof atom<boolean>> | undefined
const store = () => ($hidden ??= atom(storage()?.getItem(key) === '1'))

/** Whether balances are hidden, for every account bar of the page and for later visits (WAL-04, WAL-05). */
export function useHidden(): [hidden: boolean, toggle: () => void] {
  const $store = store()
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
