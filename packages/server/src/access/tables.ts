import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
type Reach = 'play' | 'full'

export const siteKey = pgTable('site_key', {
  key: text().primaryKey(),
  merchant: text().notNull(),
})

export const siteOrigin = pgTable(
  'site_origin',
  { key: text().notNull(), origin: text().notNull(), reach: text().$type<Reach>().notNull() },
  table => [primaryKey({ columns: [table.key, table.origin] })],
)

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
