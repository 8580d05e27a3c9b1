'use client'
import { useRouter } from 'next/navigation'

const lobby = { vendor: 'MERIDIAN', category: 'LIVE' }

/** A dialog over the page. What it shows is an object. */
export function Lobby({ home }: { home: string }) {
  const router = useRouter()
  return <baize-popup-host open="game-popup" detail={lobby} onbaize-close={() => router.push(home)} />
}
