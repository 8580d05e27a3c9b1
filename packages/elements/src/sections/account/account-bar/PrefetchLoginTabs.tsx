import { registerSettings } from '@baize/contract'
import { useEffect } from 'react'
import { storeTabs } from '../shared/login-tabs.ts'
import { useRead, useText } from '../../../scope.ts'

/** Asks ahead how people log in here, so that the first form that this browser opens keeps the place of its tabs (AUTH-56). It draws nothing. */
export function PrefetchLoginTabs() {
  const { language } = useText()
  const { data } = useRead(registerSettings, { language })
  useEffect(() => {
    if (data) storeTabs(data.smsLoginEnabled ?? false)
  }, [data])
  return null
}
