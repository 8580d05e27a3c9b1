import { setQuickLogin } from '@baize/contract'
import type { Input, EndpointName, Endpoints } from '@baize/contract'
import type { Account, PlatformClient } from '@baize/testing/client'

type Names = Extract<EndpointName, 'quickLoginOptions' | 'quickLogin' | 'quickDevices' | 'setQuickLogin'>

/** A device with a PIN. */
export interface PinDevice {
  deviceId: string
  deviceSecret: string
  pin: string
}

/** A browser that nobody has seen before, and a PIN for it. */
export const newDevice = (pin = '2580'): PinDevice => ({
  deviceId: crypto.randomUUID(),
  deviceSecret: crypto.randomUUID(),
  pin,
})

/** Switches quick login on for an account on a new device. */
export async function withPin(client: PlatformClient, { token, password }: Account): Promise<PinDevice> {
  const device = newDevice()
  const reply = await client.call(setQuickLogin, { enabled: true, kind: 'pin', ...device, password }, { token })
  if (!reply.success) throw new Error(`Not switched on: ${reply.code}`)
  return device
}

/** Right calls of quick login; the password is that of the account whose token is sent. */
export async function quickCalls(
  client: PlatformClient,
  { password }: Account,
): Promise<{ [Name in Names]: Input<Endpoints[Name]> }> {
  const device = await withPin(client, await client.register())
  return {
    quickLoginOptions: { deviceId: device.deviceId },
    quickLogin: device,
    quickDevices: {},
    setQuickLogin: { enabled: true, kind: 'pin', ...newDevice(), password },
  }
}
