'use client'
import { useRouter } from 'next/navigation'
import { useHydrated } from './hydrated'

const lobby = { vendor: 'MERIDIAN', category: 'LIVE' }

/** A dialog over the page. What it shows is an object, so the browser makes it. */
export function Lobby({ home }: { home: string }) {
  const router = useRouter()
  const hydrated = useHydrated()
  if (!hydrated) return null
  return <baize-popup-host open="game-popup" detail={lobby} onbaize-close={() => router.push(home)} />
}
