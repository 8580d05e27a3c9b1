import { systemStatus } from '@baize/contract'
import type { ViewProps } from '../../../runtime/declare.ts'
import { version } from '../../../runtime/version.ts'
import { useRead, useScope, useText } from '../../../scope.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { Image } from '../../../ui/media/Image.tsx'
import { LanguageSelect } from '../shared/LanguageSelect.tsx'
import { PageLink } from '../shared/PageLink.tsx'
import type { footer } from './footer.element.ts'
import { footerVendors } from './footer-vendors.ts'
import { keyed } from '../../../ui/data/keyed.ts'

/**
 * Articles of the help that everybody must find on every page, by their anchors (NAV-19, NAV-20).
 */
const articles = [
  'about',
  'term',
  'privacy',
  'responsible-play',
  'fair-play',
  'deposits',
  'withdrawals',
  'contact',
] as const

/** Vendors, help, age, safer play, languages, licence (NAV-18 to NAV-20, BOOT-32). */
export function Footer({ emit }: ViewProps<typeof footer>) {
  const { t, now } = useText()
  const scope = useScope()
  const { data } = useVendorLanes()
  const brand = useRead(systemStatus, {}).data?.config.brand
  const vendors = footerVendors(data?.data.lanes ?? [])
  const picture = (code: string, attempt = 0) => scope.image(`/cdn/v/${code}.svg`, attempt)
  return (
    <footer className="footer">
      {vendors.length > 0 && (
        <ul className="footer-vendors" aria-label={t('footer.vendors')}>
          {keyed(vendors, ({ code }) => code).map(([key, { code, name }]) => (
            <li key={key} className="footer-vendor" part="vendor">
              <Image src={picture(code)} again={picture(code, 1)} alt="" ratio="1/1" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={t('footer.help')}>
        <ul className="footer-links">
          {articles.map(anchor => (
            <li key={anchor}>
              <PageLink className="footer-link" to={`/helpmc#${anchor}`} current={false}>
                {t(`footer.articles.${anchor}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="footer-law">
        <span className="footer-age" part="age" aria-hidden="true">
          18+
        </span>
        <p>
          {t('footer.age')}{' '}
          <PageLink className="footer-safe" to="/helpmc#responsible-play" current={false}>
            {t('footer.safe')}
          </PageLink>
        </p>
        <div className="footer-language">
          <LanguageSelect onChosen={locale => emit('baize-locale', { locale })} />
        </div>
      </div>
      <div className="footer-end">
        <slot />
        <p className="footer-rights">
          <slot name="copyright">
            © {new Date(now()).getFullYear()} <bdi>{brand?.name}</bdi>
          </slot>{' '}
          <span dir="ltr">· {version}</span>
        </p>
      </div>
    </footer>
  )
}
