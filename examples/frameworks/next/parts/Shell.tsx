import Link from 'next/link'
import type { ReactNode } from 'react'
import './app.css'

/** The page around everything, as the server writes it. */
export function Shell({ way, head, children }: { way: string; head?: ReactNode; children: ReactNode }) {
  return (
    <html lang="en">
      <head>{head}</head>
      <body>
        <div>
          <header>
            <Link href={way}>Courtside</Link> <Link href={`${way}/slots`}>Slots</Link>{' '}
            <Link href={`${way}/lobby`}>Lobby</Link>
            <baize-account-bar />
          </header>
          {children}
        </div>
      </body>
    </html>
  )
}
