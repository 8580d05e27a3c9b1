import { endpoints } from '@baize/contract'
import type { Endpoint, EndpointName } from '@baize/contract'
import { describe, test } from 'vitest'
import { expectRefusals } from './bad-calls.ts'
import { onBothPlatforms } from './databases/on-both.ts'
import { callerOf } from './endpoint-caller.ts'

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]

onBothPlatforms((started, kind) => {
  // Schemas refuse what is bad before a database is asked; what they take, the stricter driver of
  // the two is given.
  describe.runIf(kind === 'PostgreSQL')('with a bad input', () => {
    const caller = callerOf(started)
    test.each(all)('%s refuses it in the envelope, and never breaks', (name, endpoint) =>
      expectRefusals(caller, name, endpoint),
    )
  })
})
