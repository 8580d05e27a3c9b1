import { registerSettings } from '@baize/contract'
import { useEffect } from 'react'
import { useLazy } from '../../../../runtime/use-lazy.ts'
import { useRead, useText, useTextOf } from '../../../../scope.ts'
import type { Side } from '../use-login.ts'

const loadSms = () => import('./SmsTab.tsx')

interface MethodTabsProps {
  side: Side
  label: string
  onPanel: (panel: object) => void
  /** Hears whether there is more than one way. */
  onKnown: (several: boolean) => void
}

/** Tabs over the form, where the site lets people in by text message too (AUTH-56). */
export function MethodTabs({ onKnown, ...props }: MethodTabsProps) {
  const { language } = useText()
  const text = useTextOf('account')
  const { data } = useRead(registerSettings, { language })
  const several = data?.smsLoginEnabled
  useEffect(() => {
    if (data) onKnown(several ?? false)
  }, [data, several, onKnown])
  const sms = useLazy(several ? loadSms : null)
  return sms && text && data && <sms.SmsTab {...props} countries={data.countries} />
}
