import { registerSettings } from '@baize/contract'
import { useEffect } from 'react'
import { storeTabs } from '../shared/login-tabs.ts'
import { useRead, useText } from '../../../scope.ts'

/**
 * Reads ahead which login methods the site has, so that the first login form keeps space for its
 * tabs (AUTH-56). It draws nothing.
 */
export function PrefetchLoginTabs() {
  const { language } = useText()
  const { data } = useRead(registerSettings, { language })
  useEffect(() => {
    if (data) storeTabs(data.smsLoginEnabled ?? false)
  }, [data])
  return null
}
