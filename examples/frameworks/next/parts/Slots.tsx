'use client'
import { useState } from 'react'
import { useHydrated } from './hydrated'

export function Slots() {
  const [lastEvent, setLastEvent] = useState('')
  const hydrated = useHydrated()
  return (
    <main>
      <output>{lastEvent}</output>
      <baize-game-list
        category="RNG"
        shown={12}
        withoutBanner
        onbaize-game-filter={hydrated ? event => setLastEvent(`Filtered: ${event.detail.filter}`) : undefined}
      />
    </main>
  )
}
