import { pageRegistry, type Finding } from '@baize/client'

const maximumFindings = 50

/** Codes of trouble that lies in the page, not in the moment: its markup, its settings, its key. */
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
  'unknown-attribute',
  'unknown-element',
  'unsupported-browser',
  'version-conflict',
  'INVALID_URL',
  'ORIGIN_REFUSED',
]
/** Every element meets these alike: they are one finding. */
const ofAllElements: readonly string[] = ['config-missing', 'INVALID_URL', 'ORIGIN_REFUSED']

/** Writes a finding to the console once and keeps it; trouble of the moment is none. */
export function keepFinding({ code = '', message = '', element = '' }: Partial<Finding>): void {
  const findings = (pageRegistry().findings ??= [])
  if (!codesOfThePage.includes(code) || findings.length >= maximumFindings) return
  const place = ofAllElements.includes(code) ? '' : element
  if (findings.some(known => known.code === code && known.message === message && known.element === place)) return
  findings.push({ code, message, element: place })
  // The loader has said so itself.
  if (code !== 'version-conflict') console.warn(`[baize] ${place && `<${place}> `}${message} (${code})`)
}
