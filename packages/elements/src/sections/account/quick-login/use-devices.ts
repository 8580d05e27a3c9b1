import { callError, type CallError, type ReadState } from '@baize/client'
import { quickDevices, quickLoginOptions, setQuickLogin, type Output } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useHost } from '../../../runtime/context.tsx'
import { useRead, useScope } from '../../../scope.ts'
import type { Device } from './Devices.tsx'

interface DevicesState {
  list: ReadState<Output<typeof quickDevices>> & { refresh: () => void }
  /** The device at hand. */
  known: string | null
  /** The device that is being taken away. */
  busy: string | null
  failure: CallError | null
  remove: (device: Device) => void
  /** The platform has answered another list. */
  changed: (devices: readonly Device[]) => void
}

/** The devices of the member; who may log in quickly changes here, and the login forms of the page hear of it. */
export function useDevices(onChange: (count: number) => void): DevicesState {
  const scope = useScope()
  const { element } = useHost()
  const list = useRead(quickDevices, {})
  const [known, setKnown] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallError | null>(null)

  useEffect(() => {
    scope.session.deviceId().then(setKnown, () => {})
  }, [scope])

  const changed = (devices: readonly Device[]) => {
    scope.refresh(quickDevices)
    scope.refresh(quickLoginOptions)
    onChange(devices.length)
  }
  const remove = async ({ deviceId }: Device) => {
    if (busy) return
    setBusy(deviceId)
    setFailure(null)
    try {
      changed((await scope.call(setQuickLogin, { enabled: false, removeDeviceId: deviceId })).devices)
    } catch (thrown) {
      scope.fail(thrown, element)
      setFailure(callError(thrown))
    }
    setBusy(null)
  }
  return { list, known, busy, failure, remove: device => void remove(device), changed }
}
