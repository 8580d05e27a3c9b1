import { executions, linkageTypes } from '@baize/contract'
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

export interface AnnouncementTexts extends NoticeTexts {
  /** Word on the button; empty where it leads nowhere. */
  action: string
  /** The content as markup, sanitised when it was published; absent of what is plain text. */
  html?: string
}

export const display = pgTable('display', {
  id: text().primaryKey(),
  groupName: text('group_name').notNull(),
  sequence: integer().notNull(),
  texts: jsonb().$type<Texts<DisplayTexts>>().notNull(),
  linkageType: text('linkage_type', { enum: linkageTypes }),
  linkage: text().notNull().default(''),
  shown: boolean().notNull().default(true),
})

export const notice = pgTable('notice', {
  id: text().primaryKey(),
  texts: jsonb().$type<Texts<NoticeTexts>>().notNull(),
  publishedAt: time('published_at').notNull(),
  endsAt: time('ends_at'),
})

/** Load popups (PU), promotions (PR) and help (H). */
export const announcement = pgTable('announcement', {
  id: text().primaryKey(),
  type: text({ enum: ['PU', 'PR', 'H'] }).notNull(),
  /** The audience of a load popup; null for the others. */
  execution: text({ enum: executions }),
  sequence: integer().notNull(),
  texts: jsonb().$type<Texts<AnnouncementTexts>>().notNull(),
  linkageType: text('linkage_type', { enum: linkageTypes }),
  linkage: text().notNull().default(''),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at'),
})
export type StoredAnnouncement = typeof announcement.$inferSelect
