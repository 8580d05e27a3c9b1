import { useState } from 'react'
import { noteTabs, seenTabs } from '../shared/login-tabs.ts'

/**
 * Whether a place is kept for tabs over the form, which come after it is drawn: where the site had them the last time, so that they push
 * nothing; and what hears whether it has them now.
 */
export function useTabsPlace(): [kept: boolean, hear: (has: boolean) => void] {
  const [kept, setKept] = useState(() => seenTabs() === true)
  const [hear] = useState(() => (has: boolean) => {
    setKept(has)
    noteTabs(has)
  })
  return [kept, hear]
}
