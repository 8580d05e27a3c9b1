import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Shell } from '../../parts/Shell'
import { platform } from '../../parts/platform'

export const metadata: Metadata = { title: 'Courtside', icons: 'data:,' }

export default async function Layout({ children }: { children: ReactNode }) {
  await connection()
  const script = (
    <script
      type="module"
      src={`${platform()}/sdk/v1/baize.js`}
      data-api={platform()}
      data-merchant="demo"
      data-site-key="pk_demo"
      data-locale="en"
    />
  )
  return (
    <Shell way="/script" head={script}>
      {children}
    </Shell>
  )
}
