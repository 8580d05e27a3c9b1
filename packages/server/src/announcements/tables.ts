import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Texts by language code. */
export type Texts<T> = Record<string, T>
export interface DisplayTexts {
  kicker: string
  title: string
  text: string
  action: string
}
export interface NoticeTexts {
  title: string
  content: string
}

export const display = pgTable('display', {
  id: text().primaryKey(),
  groupName: text('group_name').notNull(),
  sequence: integer().notNull(),
  texts: jsonb().$type<Texts<DisplayTexts>>().notNull(),
  linkageType: text('linkage_type', { enum: ['URL', 'ROUTE', 'GAME', 'PROMOTION', 'POPUP'] }),
  linkage: text().notNull().default(''),
  shown: boolean().notNull().default(true),
})

export const notice = pgTable('notice', {
  id: text().primaryKey(),
  texts: jsonb().$type<Texts<NoticeTexts>>().notNull(),
  publishedAt: time('published_at').notNull(),
  endsAt: time('ends_at'),
})
