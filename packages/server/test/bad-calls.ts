import type { Endpoint, EndpointName } from '@baize/contract'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { badInputs, type BadInput } from './bad-inputs.ts'
import type { callerOf } from './endpoint-caller.ts'

const isEnvelope = z.object({
  success: z.boolean(),
  value: z.unknown(),
  message: z.string(),
  code: z.optional(z.string()),
})

/**
 * Calls an endpoint with every bad input that its schema lets one think of; it refuses each in the
 * envelope, and never breaks.
 */
export async function expectRefusals(
  { make, right, tokenFor }: ReturnType<typeof callerOf>,
  name: EndpointName,
  endpoint: Endpoint,
): Promise<void> {
  const check = async (token: string, { how, input, refused }: BadInput) => {
    const answered = await make(endpoint, input, token)
    const said = `${endpoint.name}: ${how}: ${JSON.stringify(answered).slice(0, 200)}`
    expect(isEnvelope.safeParse(answered).success, said).toBe(true)
    expect(answered.status, said).toBeLessThan(500)
    if (refused) expect(answered, said).toMatchObject({ success: false, status: 400 })
  }
  let token = await tokenFor(endpoint)
  for (const bad of badInputs(endpoint, right(name))) {
    await check(token, bad)
    // What the schema takes may have ended the session.
    if (!bad.refused) token = await tokenFor(endpoint)
  }
}
