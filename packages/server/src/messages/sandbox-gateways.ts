import type { Clock } from '../clock.ts'
import type { Db } from '../db/open.ts'
import type { Gateway } from './gateway.ts'
import type { Random } from '../random.ts'
import { outboxMessages } from './tables.ts'

/** Gateway that stores messages for developers (`GET /dev/outbox`) and sends nothing. */
export const storedMessages = (db: Db, clock: Clock, random: Random): Gateway => ({
  send: async message =>
    void (await db.insert(outboxMessages).values({ id: random.id(), ...message, at: clock.now() })),
  close: async () => undefined,
})

/** Gateway that drops every message. */
export const discardedMessages: Gateway = { send: async () => undefined, close: async () => undefined }
