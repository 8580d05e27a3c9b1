import { trialTypes, type HelpEntry, type LoadPopup, type Promotion } from '@baize/contract'
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { firstLoginOf } from '../accounts/players/index.ts'
import { sessionById } from '../accounts/sessions/index.ts'
import type { Deps } from '../deps.ts'
import type { SessionInfo } from '../http/route.ts'
import { inLanguage } from '../text/language.ts'
import { paragraphs } from './paragraphs.ts'
import { announcement, type AnnouncementTexts, type StoredAnnouncement } from './tables.ts'

type Audience = LoadPopup['execution']

/** Max entries of a list. */
const maxEntries = 90

/** Announcements of a type whose time has come and is not over, in their sequence. */
export const activeAnnouncements = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  type: StoredAnnouncement['type'],
): Promise<StoredAnnouncement[]> => {
  const { id, sequence, startsAt, endsAt } = announcement
  const now = clock.now()
  return db
    .select()
    .from(announcement)
    .where(and(eq(announcement.type, type), lte(startsAt, now), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(asc(sequence), asc(id))
    .limit(maxEntries)
}

/**
 * Whether the account is logged in for the first time: none before this session was noted
 * (AUTH-22). A trial is never used again.
 */
async function isFirstSession({ db }: Pick<Deps, 'db'>, { id, playerId, type }: SessionInfo): Promise<boolean> {
  if (trialTypes.includes(type)) return false
  const [noted, stored] = [await firstLoginOf(db, playerId), await sessionById(db, playerId, id)]
  return !noted || (stored !== null && noted >= stored.startedAt)
}

/**
 * The audiences that a visitor belongs to, in the order in which their popups are shown (ANN-10,
 * ANN-13).
 */
export async function audiencesOf(deps: Pick<Deps, 'db'>, session: SessionInfo | null): Promise<Audience[]> {
  if (!session) return ['B']
  return (await isFirstSession(deps, session)) ? ['A', 'F'] : ['A']
}

const noTexts: AnnouncementTexts = { title: '', content: '', action: '' }

function wordsOf({ texts }: StoredAnnouncement, language: string) {
  const { title, content, action, html } = inLanguage(texts, language) ?? noTexts
  return { title, content: html ?? paragraphs(content), action }
}
const pictureOf = ({ id }: StoredAnnouncement): string => `/cdn/a/${id}.svg`
const linkageOf = ({ linkageType, linkage }: StoredAnnouncement) => ({ linkageType, linkage })

export const asPopup = (row: StoredAnnouncement, execution: Audience, language: string): LoadPopup => ({
  id: row.id,
  execution,
  sequence: row.sequence,
  url: pictureOf(row),
  ...wordsOf(row, language),
  ...linkageOf(row),
})

export const asPromotion = (row: StoredAnnouncement, language: string): Promotion => ({
  id: row.id,
  image: pictureOf(row),
  ...wordsOf(row, language),
  ...linkageOf(row),
  startTime: row.startsAt.toISOString(),
  endTime: row.endsAt?.toISOString() ?? null,
})

export const asHelp = (row: StoredAnnouncement, language: string): HelpEntry => {
  const { title, content } = wordsOf(row, language)
  return { id: row.id, title, content }
}
