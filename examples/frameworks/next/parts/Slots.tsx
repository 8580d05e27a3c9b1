'use client'
import { useState } from 'react'
import { useHydrated } from './hydrated'

export function Slots() {
  const [heard, setHeard] = useState('')
  const hydrated = useHydrated()
  return (
    <main>
      <output>{heard}</output>
      <baize-game-list
        category="RNG"
        shown={12}
        withoutBanner
        onbaize-game-filter={hydrated ? event => setHeard(`Filtered: ${event.detail.filter}`) : undefined}
      />
    </main>
  )
}
