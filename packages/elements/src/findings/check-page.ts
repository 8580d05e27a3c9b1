import type { Finding } from '@baize/client'
import { checkMarkup } from './check-markup.ts'
import { checkSettings } from './check-settings.ts'
import { keepFinding } from './keep-finding.ts'

let checks = false

/** Keeps what the page is told by an event, where that is about the page itself; at the first event its markup is read. */
export function checkPage(event?: Event): void {
  if (event?.type === 'baize-error') keepFinding((event as CustomEvent<Partial<Finding> | null>).detail ?? {})
  if (checks) return
  checks = true
  checkMarkup()
  checkSettings()
}
