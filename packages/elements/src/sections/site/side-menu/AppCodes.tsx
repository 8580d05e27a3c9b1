import { systemStatus } from '@baize/contract'
import { useRead, useText } from '../../../scope.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { DeferredParts } from '../../../shared/feedback/DeferredParts.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { download } from '../../../ui/media/icons.gen.ts'
import { PageLink } from '../shared/PageLink.tsx'
import { appLinks } from '../shared/app-links.ts'
import { keyed } from '../../../ui/data/keyed.ts'

/** The code is drawn when the menu is open: no page pays for it before. */
const loadQr = () => import('../../../ui/media/QrCode.tsx')

function AppCode({ name, url }: { name: string; url: string }) {
  const { t } = useText()
  const qr = useLazy(loadQr)
  return qr && <qr.QrCode text={url} label={t('menu.appCode', { name, url })} />
}

/**
 * The apps of the site, each as a QR code for the camera of a phone and a link for who is on one
 * (NAV-12, CS-07).
 */
export function AppCodes({ onGo }: { onGo: () => void }) {
  const { t } = useText()
  const { data } = useRead(systemStatus, {})
  const links = appLinks(data?.resources ?? [])
  if (!links.length) return null
  return (
    <section className="menu-group" aria-labelledby="apps">
      <h3 id="apps" className="menu-heading">
        {t('menu.app')}
      </h3>
      <DeferredParts>
        <div className="menu-codes">
          {keyed(links, ({ system }) => system).map(([key, { name, url }]) => (
            <a key={key} className="menu-code" part="app" href={url} target="_blank" rel="noopener noreferrer">
              <span className="menu-code-place">
                <AppCode name={name} url={url} />
              </span>
              <span>{name}</span>
            </a>
          ))}
        </div>
      </DeferredParts>
      <PageLink className="entry" to="/download" current={false} onGo={onGo}>
        <Icon of={download} size={20} />
        {t('menu.appPage')}
      </PageLink>
    </section>
  )
}
