'use client'
import { configure } from '@baize/elements'
import '@baize/elements/account-bar/define'
import '@baize/elements/game-lane/define'
import '@baize/elements/login/define'
import '@baize/elements/popup-host/define'
import '@baize/elements/register/define'
import '@baize/elements/scope/define'
import type { ReactNode } from 'react'

let configured = false

/**
 * Registers the elements, and says once in the browser whose they are. On the server both do
 * nothing.
 */
export function Elements({ api, children }: { api: string; children: ReactNode }) {
  if (typeof window !== 'undefined' && !configured) {
    configured = true
    configure({ api, merchant: 'demo', siteKey: 'pk_demo', locale: 'en' })
  }
  return children
}
