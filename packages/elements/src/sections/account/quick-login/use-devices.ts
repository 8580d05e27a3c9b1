import type { CallError, ReadState } from '@baize/client'
import { quickDevices, quickLoginOptions, setQuickLogin, type Output } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useAction } from '../../../shared/actions/use-action.ts'
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
  const list = useRead(quickDevices, {})
  const [known, setKnown] = useState<string | null>(null)
  const [removed, setRemoved] = useState('')

  useEffect(() => {
    scope.session.deviceId().then(setKnown, () => {})
  }, [scope])

  const changed = (devices: readonly Device[]) => {
    scope.refresh(quickDevices)
    scope.refresh(quickLoginOptions)
    onChange(devices.length)
  }
  const { busy, failure, run } = useAction(setQuickLogin, { onDone: ({ devices }) => changed(devices) })
  const remove = ({ deviceId }: Device) => {
    if (busy) return
    setRemoved(deviceId)
    void run({ enabled: false, removeDeviceId: deviceId })
  }
  return { list, known, busy: busy ? removed : null, failure, remove, changed }
}
