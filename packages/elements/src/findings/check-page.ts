import { pageRegistry, type Finding } from '@baize/client'
import { checkMarkup } from './check-markup.ts'
import { checkSettings } from './check-settings.ts'

const maxFindings = 50

/** Codes of errors that somebody has to correct in the page: its markup, its settings, its key. */
const codesOfThePage: readonly string[] = [
  'affiliate-unknown',
  'bad-attribute',
  'bad-setting',
  'code-unchecked',
  'config-conflict',
  'config-missing',
  'element-not-allowed',
  'frame-message-refused',
  'frame-refused',
  'merchant-mismatch',
  'nested-form',
  'not-registered',
  'referral-unknown',
  'unclosed-element',
  'unknown-attribute',
  'unknown-element',
  'unsupported-browser',
  'version-conflict',
  'window-cut-off',
  'INVALID_URL',
  'ORIGIN_REFUSED',
]
/** Codes that every element reports alike: they are one finding. */
const ofAllElements: readonly string[] = ['config-missing', 'INVALID_URL', 'ORIGIN_REFUSED']

/**
 * Records a finding and writes it to the console, once; ignores errors that no change of the page
 * corrects.
 */
export function recordFinding({ code = '', message = '', element = '' }: Partial<Finding>): void {
  const findings = (pageRegistry().findings ??= [])
  if (!codesOfThePage.includes(code) || findings.length >= maxFindings) return
  const place = ofAllElements.includes(code) ? '' : element
  if (findings.some(known => known.code === code && known.message === message && known.element === place)) return
  findings.push({ code, message, element: place })
  // The loader has written that one itself.
  if (code !== 'version-conflict') console.warn(`[baize] ${place && `<${place}> `}${message} (${code})`)
}

let checks = false

/**
 * Records the error that an event reports, where it is one of the page; the first call checks
 * markup and settings.
 */
export function checkPage(event?: Event): void {
  if (event?.type === 'baize-error') recordFinding((event as CustomEvent<Partial<Finding> | null>).detail ?? {})
  if (checks) return
  checks = true
  checkMarkup()
  checkSettings()
}
