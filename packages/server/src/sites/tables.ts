import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
type Reach = 'play' | 'full'

export const site = pgTable('site', {
  code: text().primaryKey(),
  merchant: text().notNull(),
  madeAt: time('made_at').notNull(),
  /**
   * Elements that its pages may show in a frame of the operator's origin: `none`, `all`, or their
   * tags with spaces between.
   */
  frames: text().notNull().default('none'),
  /** Elements that its pages may draw in their own document, in the same words. */
  inline: text().notNull().default('all'),
})

export const siteKey = pgTable('site_key', {
  key: text().primaryKey(),
  site: text().notNull(),
  madeAt: time('made_at').notNull(),
})

export const siteOrigin = pgTable(
  'site_origin',
  { site: text().notNull(), origin: text().notNull(), reach: text().$type<Reach>().notNull() },
  table => [primaryKey({ columns: [table.site, table.origin] })],
)
