import { registerSettings } from '@baize/contract'
import { useLate } from '../../../parts/use-late.ts'
import { useRead, useText, useTextOf } from '../../../scope.ts'
import type { Side } from '../useLoginForm.ts'

const loadSms = () => import('./SmsTab.tsx')

interface WaysProps {
  side: Side
  label: string
  onPanel: (panel: object) => void
}

/** Tabs over the form, where the site lets people in by text message too (AUTH-56). */
export function Ways(props: WaysProps) {
  const { language } = useText()
  const text = useTextOf('account')
  const { data } = useRead(registerSettings, { language })
  const sms = useLate(data?.smsLoginEnabled ? loadSms : null)
  return sms && text && data && <sms.SmsTab {...props} countries={data.countries} />
}
