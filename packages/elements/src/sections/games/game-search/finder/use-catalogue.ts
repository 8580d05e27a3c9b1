import { callError, type CallError, type Scope } from '@baize/client'
import { gameIndex } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useReport, useScope, useText } from '../../../../scope.ts'
import { useRecovery } from '../../../../shared/feedback/use-recovery.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'

/** Milliseconds that a catalogue is used before the platform is asked whether it has changed. */
const maxAge = 300_000

interface CachedCatalogue {
  until: number
  catalogue: Promise<Catalogue>
}
/** One per operator and language, for every search of the page. */
const cached = new WeakMap<Scope, Map<string, CachedCatalogue>>()

const yieldToPage = () => new Promise(resolve => setTimeout(resolve))

function catalogueOf(scope: Scope, language: string): Promise<Catalogue> {
  const ofScope = cached.get(scope) ?? new Map<string, CachedCatalogue>()
  cached.set(scope, ofScope)
  const last = ofScope.get(language)
  if (last && last.until > performance.now()) return last.catalogue
  const catalogue = scope.call(gameIndex, { language }).then(columns => createCatalogue(columns, yieldToPage))
  ofScope.set(language, { until: performance.now() + maxAge, catalogue })
  catalogue.catch(() => ofScope.delete(language))
  return catalogue
}

export interface CatalogueState {
  catalogue: Catalogue | null
  /** Why there is none. */
  error: CallError | null
  again: () => void
}

/** All games of the operator, loaded when the search opens. */
export function useCatalogue(): CatalogueState {
  const scope = useScope()
  const report = useReport()
  const { language } = useText()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Omit<CatalogueState, 'again'>>({ catalogue: null, error: null })

  useEffect(() => {
    let mounted = true
    setState(({ catalogue }) => ({ catalogue, error: null }))
    catalogueOf(scope, language).then(
      catalogue => mounted && setState({ catalogue, error: null }),
      (cause: unknown) => {
        if (!mounted) return
        const error = callError(cause)
        setState({ catalogue: null, error })
        report(error)
      },
    )
    return () => {
      mounted = false
    }
  }, [scope, language, round])
  const again = () => setRound(now => now + 1)
  useRecovery(state.error, again)
  return { ...state, again }
}
