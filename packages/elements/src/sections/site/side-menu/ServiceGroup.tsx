import { useText } from '../../../scope.ts'
import { fileText, megaphone } from '../../../ui/media/icons.gen.ts'
import { ServiceWays } from '../shared/ServiceWays.tsx'
import { useServiceWays } from '../shared/use-service-ways.ts'
import { PopupEntry } from './PopupEntry.tsx'

/**
 * What the site has to say, and the ways to its people among the entries of the menu (NAV-13,
 * POP-01, POP-08).
 */
export function ServiceGroup({ onGo }: { onGo: () => void }) {
  const { t } = useText()
  const { ways } = useServiceWays()
  return (
    <section className="menu-group" aria-labelledby="service">
      <h3 id="service" className="menu-heading">
        {t('service.title')}
      </h3>
      {ways && ways.length > 0 && <ServiceWays ways={ways} />}
      <ul className="menu-list">
        <PopupEntry name="feedback" icon={fileText} label={t('menu.feedback')} onGo={onGo} />
        <PopupEntry name="announcements" icon={megaphone} label={t('menu.announcements')} onGo={onGo} />
      </ul>
    </section>
  )
}
