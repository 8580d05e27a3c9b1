import { systemStatus } from '@baize/contract'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import { appLinks } from '../shared/app-links.ts'
import type { appDownload } from './app-download.element.ts'
import { AppCard } from './AppCard.tsx'
import { InstallGuides } from './InstallGuides.tsx'
import { ownSystem } from './own-system.ts'
import { keyed } from '../../../ui/data/keyed.ts'

/** The apps of the site and how they are installed (CS-06 to CS-11). */
export function AppDownload({ system, withoutHeading = false }: ViewProps<typeof appDownload>) {
  const { t } = useText()
  const { data, status, error, refresh } = useRead(systemStatus, {})
  const mine = ownSystem(navigator)
  const content = () => {
    if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={420} />
    const apps = appLinks(data.resources)
    if (!apps.length) return <EmptyState title={t('appDownload.none')} text={t('appDownload.noneText')} />
    const own = apps.find(app => app.system === mine)
    return (
      <>
        <p className="app-intro">{t('appDownload.intro')}</p>
        {own && (
          <a className="button button-primary app-own" part="download" href={own.url} rel="noopener noreferrer">
            {t('appDownload.own', { name: own.name })}
          </a>
        )}
        <ul className="app-list">
          {keyed(apps, app => app.system).map(([key, app]) => (
            <li key={key}>
              <AppCard app={app} />
            </li>
          ))}
        </ul>
        <InstallGuides resources={data.resources} systems={apps.map(app => app.system)} first={system ?? mine} />
      </>
    )
  }
  return (
    <PlainLayout title={t('appDownload.title')} bare={withoutHeading}>
      <div className="app-download">{content()}</div>
    </PlainLayout>
  )
}
