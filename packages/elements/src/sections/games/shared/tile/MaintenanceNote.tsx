import type { Translator } from '@baize/client'
import type { GameItem } from '@baize/contract'

/** A time today says its hour, a later one its day. */
const dueWithin = (time: string, now: number): Intl.DateTimeFormatOptions =>
  new Date(time).toDateString() === new Date(now).toDateString()
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' }

interface MaintenanceNoteProps {
  until: GameItem['maintenanceUntil']
  text: Translator
}

/**
 * Note on the tile of a game whose vendor is under maintenance, in place of its decorative number:
 * until when, where that is known.
 */
export function MaintenanceNote({ until, text: { t, date, now } }: MaintenanceNoteProps) {
  const time = until && date(until, dueWithin(until, now()))
  return <span className="tile-closed">{time ? t('game.maintenanceUntil', { time }) : t('game.maintenance')}</span>
}
