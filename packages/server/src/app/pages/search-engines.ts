import { sitePages } from '@baize/contract'
import type { PublicSite } from '../../system/index.ts'
import { escaped } from '../../text/escaped.ts'
import { addressIn, alternatesOf, publicPages, type OfferingSite } from './site-words.ts'

/**
 * Where search engines may go: everywhere but to what needs a login. What the elements call they
 * need to draw the pages.
 */
export const robots = ({ origin }: PublicSite): string =>
  [
    'User-agent: *',
    ...sitePages.filter(({ guarded }) => guarded).map(({ path }) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** Every page that search engines may list, in each of the site's languages (sitemaps.org). */
export function sitemap(site: OfferingSite): string {
  const entryOf = (path: string) => {
    const others = alternatesOf(site, path).map(
      ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(address)}"/>`,
    )
    return site.languages.map(code => `<url><loc>${escaped(addressIn(site, path, code))}</loc>${others.join('')}</url>`)
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPages(site).flatMap(({ path }) => entryOf(path)),
    '</urlset>',
    '',
  ].join('\n')
}
