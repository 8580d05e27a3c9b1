import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Channel of a code. */
export type Channel = 'sms' | 'email'
/** Purpose of a code; it is valid for this one only. */
export type Purpose = 'login' | 'reset' | 'register' | 'second' | 'contact' | 'contact-before' | 'payment'

export const verificationCode = pgTable(
  'verification_code',
  {
    merchant: text().notNull(),
    recipient: text().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    /** Who asked for it, as `Requester` has it. */
    requester: text().notNull(),
    network: text().notNull(),
    codeHash: text('code_hash').notNull(),
    sendId: uuid('send_id').notNull(),
    /** Tries from the address that asked for it, and from others. */
    tries: integer().notNull(),
    otherTries: integer('other_tries').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.recipient, table.purpose, table.requester] })],
)

export const verificationSend = pgTable('verification_send', {
  id: uuid().primaryKey(),
  channel: text().$type<Channel>().notNull(),
  recipient: text().notNull(),
  prefix: text().notNull(),
  network: text().notNull(),
  requester: text().notNull(),
  known: boolean().notNull().default(false),
  used: boolean().notNull().default(false),
  at: time('at').notNull(),
})

export const humanProof = pgTable('human_proof', {
  id: text().primaryKey(),
  endsAt: time('ends_at').notNull(),
})

export const platformSecret = pgTable('platform_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
  madeAt: time('made_at').notNull(),
})

export const captchaPicture = pgTable('captcha', {
  id: text().primaryKey(),
  answerHash: text('answer_hash').notNull(),
  endsAt: time('ends_at').notNull(),
})
