import type { Endpoint, EndpointName } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { beforeAll, expect } from 'vitest'
import { demoSecret } from '../src/app/config.ts'
import { runCommand } from '../src/app/commands.ts'
import { rightCalls } from './calls/right-calls.ts'
import type { Prepared } from './calls/right-calls.ts'
import { studioBeside } from './games/studio-beside.ts'
import type { Started } from './started.ts'

export interface Answered {
  status: number
  success: boolean
  code?: string | undefined
  value: unknown
}

/** Calls after which a token is no longer good. */
const ending = new Set(['logout', 'changePassword'])

/** A platform on which every call can be right. */
export function readyForCalls(started: Started) {
  studioBeside(started)
  const ready = {} as { vendor: VendorClient }
  beforeAll(async () => {
    ready.vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
    for (const flag of ['MOBILENUMREG3', 'MOBILENUMPASSREG3'])
      await runCommand(started.platform.deps, ['flags', flag, 'on'], 'ada')
  })
  return {
    vendor: () => ready.vendor,
    /** Right calls of people who are new each time. */
    prepare: (agent?: Account) => rightCalls(started.client, ready.vendor, started.platform.deps, agent),
  }
}

/** How every endpoint of a platform is called, by whoever may call it. */
export function callerOf(started: Started) {
  const { vendor, prepare } = readyForCalls(started)
  let prepared: Prepared
  beforeAll(async () => {
    prepared = await prepare()
  })
  return {
    /** The right input of every call. */
    right: (name: EndpointName): object => prepared.calls[name],
    memberToken: () => prepared.token,
    tokenFor: async ({ name }: Endpoint): Promise<string> => {
      if (ending.has(name)) return (await started.client.register()).token
      return prepared.tokens[name as EndpointName] ?? prepared.token
    },
    /** Makes a call as whoever may make it; `token: null` as nobody. */
    make: async (endpoint: Endpoint, input: unknown, token: string | null = prepared.token): Promise<Answered> => {
      if (endpoint.access === 'vendor') return vendor().call(endpoint, input, token === null ? { signature: '' } : {})
      const reply = await started.client.call(endpoint, input, { token: endpoint.access === 'public' ? null : token })
      expect(reply.headers.get('x-request-id')).toBeTruthy()
      return reply
    },
  }
}
