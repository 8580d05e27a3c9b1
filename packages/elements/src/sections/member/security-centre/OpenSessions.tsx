import { revokeSessions, sessions } from '@baize/contract'
import { useRef, useState } from 'react'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure, actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { keyed } from '../../../ui/data/keyed.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import css from './activity.css'
import type { Facts } from './row-actions.ts'

const styles = [...actionFailureCss, css]

/** Where the account is logged in, and the ways to end it (API-70). */
export function OpenSessions({ list }: { list: Facts['sessions']['list'] }) {
  useSheets(styles)
  const { t, date } = useText()
  const [ending, setEnding] = useState<string | null>(null)
  const entries = useRef<HTMLUListElement>(null)
  const { run, busy, failure } = useAction(revokeSessions, {
    refresh: [sessions],
    // The button that was pressed goes with what it has ended.
    onDone: () => entries.current?.focus(),
  })
  const end = (id?: string) => {
    setEnding(id ?? '')
    void run(id === undefined ? {} : { id })
  }
  return (
    <div className="sessions">
      <ActionFailure error={failure} />
      <ul ref={entries} className="activity" part="sessions" tabIndex={-1} aria-label={t('security.sessions.title')}>
        {keyed(list, ({ id }) => id).map(([key, { id, device, ip, place, seenAt, current }]) => (
          <li key={key} className="activity-entry">
            <span>
              <span className="activity-name">
                <b>{device}</b>
                {current && <Badge>{t('security.sessions.here')}</Badge>}
              </span>
              <bdi className="activity-fact">{[place, ip].filter(Boolean).join(' · ')}</bdi>
            </span>
            <span className="activity-fact">
              {current ? t('security.sessions.now') : t('security.sessions.seen', { at: date(seenAt) })}
            </span>
            {!current && (
              <Button
                size="small"
                loading={busy && ending === id}
                aria-label={`${t('security.sessions.end')}: ${device}`}
                onClick={() => end(id)}
              >
                {t('security.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 1 && (
        <p className="sessions-all">
          <span className="activity-fact">{t('security.sessions.strange')}</span>
          <Button kind="ghost" size="small" loading={busy && ending === ''} onClick={() => end()}>
            {t('security.sessions.endOthers')}
          </Button>
        </p>
      )}
    </div>
  )
}
