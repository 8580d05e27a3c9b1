import { siteStatus } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { plainText } from '../../../shared/security/rich-text/plain-text.ts'
import { StatusPage, useClosedSite } from '../shared/StatusPage.tsx'
import { plannedTime } from './planned-time.ts'

/** The page of a site under maintenance (BOOT-17, BOOT-23). */
export function MaintenancePage() {
  const { t, date } = useText()
  const { closed } = useClosedSite(siteStatus.maintenance)
  if (!closed) return null
  const planned = plannedTime(closed, date)
  return (
    <StatusPage title={t('maintenance.title')} words={plainText(closed.notice) || t('maintenance.text')}>
      {planned && (
        <dl className="status-facts" part="facts">
          <div className="status-fact">
            <dt>{t('maintenance.planned')}</dt>
            <dd>{t(planned.key, planned.times)}</dd>
          </div>
        </dl>
      )}
      <p className="status-words">{t('maintenance.returns')}</p>
    </StatusPage>
  )
}
