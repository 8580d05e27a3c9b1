import { quickLoginOptions } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useRead, useScope } from '../../../../scope.ts'

/** The masked account that this device may let in without a password; empty where there is none (AUTH-32). */
export function useQuick(on: boolean): string {
  const { session } = useScope()
  const [deviceId, setDeviceId] = useState<string | null>(null)
  useEffect(() => {
    if (on) session.deviceId().then(setDeviceId, () => {})
  }, [on, session])
  return useRead(quickLoginOptions, deviceId === null ? null : { deviceId }).data?.account ?? ''
}
