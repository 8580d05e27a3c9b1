import type { Clock } from '../clock.ts'
import type { Db } from '../db/open.ts'
import type { Random } from '../random.ts'
import { outboxMessages } from './tables.ts'

/** Something that leaves the platform towards a person. */
export interface Message {
  channel: 'sms' | 'email' | 'captcha'
  to: string
  /** What an e-mail is about. */
  subject?: string | null
  /** The code inside the text, where there is one. */
  code?: string | null
  text: string
}

/** The gateway through which messages leave. Another one is put in by whoever starts the platform. */
export interface Outbox {
  send(message: Message): Promise<void>
}

/** Keeps messages where a developer can read them (`GET /dev/outbox`) and sends nothing. */
export const tableOutbox = (db: Db, clock: Clock, random: Random): Outbox => ({
  async send({ code = null, subject = null, ...message }) {
    await db.insert(outboxMessages).values({ id: random.id(), ...message, code, subject, at: clock.now() })
  },
})

/** In production nothing may be kept: codes would lie in the database in clear. */
export const silentOutbox: Outbox = { send: async () => undefined }
