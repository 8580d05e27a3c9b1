import { limits } from '@baize/contract'
import type { GameFilter } from '@baize/contract'
import { useState } from 'react'
import type { Choice } from './choice.ts'

interface ChoiceRequest {
  vendor: string | undefined
  filter: GameFilter | undefined
  shown: number | undefined
}

const begin = ({ filter = 'ALL', shown = limits.homePage }: ChoiceRequest) => ({
  filter,
  keyword: '',
  shown: Math.max(Math.trunc(shown), limits.homePage),
})

export type Chosen = Omit<Choice, 'vendor'> & { vendor: string | undefined }

/** What a person has chosen, beginning with what the page asks for, and again whenever it asks for something else. */
export function useChoice(asked: ChoiceRequest): [Chosen, (change: Partial<Chosen>) => void] {
  const { vendor, filter, shown } = asked
  const [state, setState] = useState({ asked, chosen: { vendor, ...begin(asked) } })
  const { asked: before } = state
  let { chosen } = state
  // While drawing, not in an effect: one that came late would show the list before for a moment.
  if (before.vendor !== vendor || before.filter !== filter || before.shown !== shown) {
    chosen = { vendor, ...begin(asked) }
    setState({ asked, chosen })
  }
  const change = (part: Partial<Chosen>) => setState(({ asked, chosen }) => ({ asked, chosen: { ...chosen, ...part } }))
  return [chosen, change]
}
