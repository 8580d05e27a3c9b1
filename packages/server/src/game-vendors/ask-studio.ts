import { signatureHeaders, signVendorCall } from '@baize/contract'
import { systemClock } from '../clock.ts'
import type { Clock } from '../clock.ts'
import type { Deps } from '../deps.ts'

/** What the studio answers to staff. */
export interface StudioReply {
  status: number
  body: unknown
}

async function signed({ config }: Deps, clock: Clock, path: string, body: string): Promise<Record<string, string>> {
  const [key] = config.vendors
  if (!key) throw new Error('No studio is known')
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const nonce = crypto.randomUUID()
  return {
    'content-type': 'application/json',
    [signatureHeaders.vendor]: key.vendor,
    [signatureHeaders.keyId]: key.keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: await signVendorCall(key.secret, { timestamp, nonce, path, body }),
  }
}

/**
 * Calls the studio's door for staff with the secret that both share; null where no studio answers. Who moved the platform's clock has not
 * moved the studio's: a call that is refused is signed once more, by the clock of this machine.
 */
export async function askStudio(deps: Deps, path: string, input: unknown): Promise<StudioReply | null> {
  const body = JSON.stringify(input)
  const ask = async (clock: Clock): Promise<StudioReply | null> => {
    const headers = await signed(deps, clock, path, body)
    const reply = await fetch(new URL(path, deps.config.origins.studio), { method: 'POST', headers, body }).catch(
      () => null,
    )
    return reply && { status: reply.status, body: await reply.json() }
  }
  const first = await ask(deps.clock)
  return first?.status === 401 ? ask(systemClock()) : first
}
