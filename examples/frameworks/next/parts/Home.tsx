'use client'
import { useState } from 'react'
import { useHydrated } from './hydrated'

/**
 * The server writes the elements with their attributes. Handlers follow when the page is React's.
 */
export function Home({ api }: { api: string }) {
  const [lastEvent, setLastEvent] = useState('')
  const hydrated = useHydrated()
  return (
    <main>
      <output>{lastEvent}</output>
      <h1>Tonight at Courtside</h1>
      <baize-login onbaize-login={hydrated ? event => setLastEvent(`Logged in: ${event.detail.type}`) : undefined} />
      <baize-game-lane category="RNG" heading="Our slots" rows={1} limit={6} />
      {/* Another language of the same operator. A scope knows its operator by its own
          attributes. */}
      <baize-scope api={api} merchant="demo" siteKey="pk_demo" locale="es">
        <baize-register affiliateCode="LONGODDS" lightForm />
      </baize-scope>
    </main>
  )
}
