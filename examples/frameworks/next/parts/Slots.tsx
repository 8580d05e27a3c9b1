'use client'
import { useState } from 'react'

export function Slots() {
  const [heard, setHeard] = useState('')
  return (
    <main>
      <output>{heard}</output>
      <baize-game-list
        category="RNG"
        shown={12}
        withoutBanner
        onbaize-game-filter={event => setHeard(`Filtered: ${event.detail.filter}`)}
      />
    </main>
  )
}
