import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Shell } from '../../parts/Shell'
import { platform } from '../../parts/platform'
import { Elements } from './elements'

export const metadata: Metadata = { title: 'Courtside', icons: 'data:,' }

export default async function Layout({ children }: { children: ReactNode }) {
  await connection()
  return (
    <Shell way="/npm">
      <Elements api={platform()}>{children}</Elements>
    </Shell>
  )
}
