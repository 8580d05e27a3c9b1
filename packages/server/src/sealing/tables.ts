import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const sealKey = pgTable('seal_key', {
  kid: text().primaryKey(),
  privateJwk: text('private_jwk').notNull(),
  madeAt: time('made_at').notNull(),
  endsAt: time('ends_at').notNull(),
})

export const sealUse = pgTable('seal_use', {
  jti: text().primaryKey(),
  endsAt: time('ends_at').notNull(),
})
