import { siteStatus } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { CopyField } from '../../../shared/actions/CopyField.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { StatusPage, useClosedSite } from '../shared/StatusPage.tsx'
import { countryName } from './country-name.ts'

/** The page of a site that is closed for where the visitor is (BOOT-18, BOOT-24). */
export function RestrictedPage() {
  const { t, language } = useText()
  const { closed, asking, refresh } = useClosedSite(siteStatus.restricted)
  if (!closed) return null
  const { ip, country } = closed.location
  const again = (
    <Button kind="primary" part="retry" loading={asking} onClick={refresh}>
      {t('common.retry')}
    </Button>
  )
  return (
    <StatusPage title={t('restricted.title')} words={t('restricted.text')} action={again}>
      <div className="status-facts" part="facts">
        <CopyField
          name="ip"
          label={t('restricted.address')}
          value={ip}
          texts={{ copy: t('restricted.copy'), copied: t('restricted.copied') }}
        />
        {country && (
          <dl className="status-fact">
            <dt>{t('restricted.country')}</dt>
            <dd>{countryName(country, language)}</dd>
          </dl>
        )}
      </div>
    </StatusPage>
  )
}
