import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  languageOf,
  languages,
  pageNameKeys,
  sitePages,
  type Language,
  type SitePage,
  type SiteView,
} from '@baize/contract'
import type { Variant } from '../../http/files/file-store.ts'
import { brandSheet, type PublicSite } from '../../system/index.ts'
import { withWords } from './page-words.ts'

/** The site, and which of the pages that not every site has it offers. */
export interface OfferingSite extends PublicSite {
  /** Kinds of games. */
  categories: readonly string[]
  /** Views that are switched off. */
  hidden: readonly SiteView[]
}

/**
 * Pages that anybody may read, and search engines may list: behind no login, laid over no other
 * page, and offered by the site.
 */
export const publicPages = ({ categories, hidden }: OfferingSite): SitePage[] =>
  sitePages.filter(
    ({ view, guarded, popup, category }) =>
      view && !guarded && !popup && !hidden.includes(view) && (!category || categories.includes(category)),
  )

type Texts = Readonly<Record<string, string>>

const jsonIn = async (path: string): Promise<Texts> => {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Texts
}

/**
 * The page at a path of the site, whatever its case; that of a centre for each of its own pages.
 */
export function pageAt(path: string): SitePage | undefined {
  const plain = path.toLowerCase().replace(/(.)\/+$/, '$1')
  const fits = (each: string) => each.toLowerCase() === plain
  const [, centre] = /^(\/\w+)\/[\w-]+$/.exec(plain) ?? []
  return (
    sitePages.find(({ path, aliases = [] }) => [path, ...aliases].some(fits)) ??
    sitePages.find(page => page.centre && page.path.toLowerCase() === centre)
  )
}

/**
 * Whether the site draws a page at this path, so that any other one can answer 404 with the same
 * shell (ROUTE-54).
 */
export const isSiteRoute = (path: string): boolean => pageAt(path)?.view !== undefined

/** The address of a page in a language: its own language needs no word in the address. */
export const addressIn = ({ origin, defaultLanguage }: PublicSite, path: string, language: Language): string =>
  origin + path + (language === defaultLanguage ? '' : `?lang=${language}`)

/** The same page by language tag, as search engines ask for it. */
export const alternatesOf = (site: PublicSite, path: string): (readonly [tag: string, address: string])[] => [
  ...site.languages.map(code => [languages[code], addressIn(site, path, code)] as const),
  ['x-default', addressIn(site, path, site.defaultLanguage)],
]

const nameOf = (texts: Texts, page: SitePage): string => {
  const keys = pageNameKeys({ view: page.view ?? 'missing', category: page.category, page: page.list })
  return keys.map(key => texts[key]).find(Boolean) ?? ''
}

/** Every other page that anybody may read. */
const linksFrom = (
  site: OfferingSite,
  page: SitePage,
  texts: Texts,
  query: string,
): (readonly [path: string, name: string])[] =>
  publicPages(site)
    .filter(other => other !== page)
    .map(other => [other.path + query, nameOf(texts, other)])

/**
 * The page of the site at an address, filled with its words.
 * @param root - folder of the built site, with its texts
 */
export function wordedPage(root: string, site: OfferingSite, { pathname, searchParams }: URL): Variant {
  const found = pageAt(pathname)
  const page: SitePage = found?.view ? found : { path: '/' }
  const [wish] = languageOf(searchParams.get('lang') ?? '') ?? []
  const code = wish && site.languages.includes(wish) ? wish : site.defaultLanguage
  const tag = languages[code]
  const isListed = publicPages(site).includes(page)
  return {
    name: JSON.stringify([page.view, page.path, tag, site]),
    fill: async shell => {
      const [texts, about] = await Promise.all([
        jsonIn(join(root, 'locales', tag, 'site.json')),
        jsonIn(join(root, 'locales', tag, 'pages.json')),
      ])
      const name = nameOf(texts, page)
      const title = page.popup ? texts[page.popup] : name
      // What lies over home is no page of its own.
      const own = page.popup ? '/' : page.path
      return withWords(shell, {
        locale: tag,
        brand: site.brand,
        isColoured: brandSheet(site.brand) !== '',
        title: title || texts['missing'] || '',
        name,
        description: isListed ? nameOf(about, page) : '',
        canonical: isListed || page.popup ? addressIn(site, own, code) : null,
        alternates: isListed ? alternatesOf(site, own) : [],
        links:
          isListed || !page.view
            ? linksFrom(site, page, texts, code === site.defaultLanguage ? '' : `?lang=${code}`)
            : [],
        texts,
      })
    },
  }
}
