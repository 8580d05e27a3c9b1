import type { HelpCategory } from '@baize/contract'
import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const helpArticle = pgTable(
  'help_article',
  {
    id: text().notNull(),
    /** Code of the specification, such as `ES`. */
    language: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    category: text().$type<HelpCategory>().notNull(),
    place: integer().notNull(),
    anchor: text().notNull(),
    title: text().notNull(),
    /** Markdown, as staff wrote it. */
    source: text().notNull(),
    /** Sanitised markup. */
    content: text().notNull(),
    /** Ids with a comma between them. */
    see: text().notNull(),
    withdrawn: boolean().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: text('published_by').notNull(),
  },
  table => [primaryKey({ columns: [table.id, table.language, table.version] })],
)
export type StoredArticle = typeof helpArticle.$inferSelect
