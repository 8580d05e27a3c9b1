import { useCallback, useState } from 'react'
import { useOwnSite } from '../../../../shared/gates/own-site.ts'
import { typedWords } from './find.ts'
import { keepTerms, keptTerms, withTerm } from './recent.ts'

/** The searches that led to a game, kept in this browser. */
export function useTerms() {
  const own = useOwnSite()
  const [kept, setKept] = useState(() => keptTerms(own))
  const keep = useCallback(
    (typed: string) => {
      if (typedWords(typed).length) keepTerms(own, withTerm(keptTerms(own), typed.trim()))
    },
    [own],
  )
  const forget = () => {
    keepTerms(own, [])
    setKept([])
  }
  return { kept, keep, forget }
}
