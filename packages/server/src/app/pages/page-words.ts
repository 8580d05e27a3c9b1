import type { Brand } from '../../system/index.ts'
import { escaped } from '../../text/escaped.ts'

/**
 * What a page of the site says before any script of it runs: to search engines, on a slow line, and
 * without scripts.
 */
export interface PageWords {
  /** BCP 47 tag. */
  locale: string
  /** Name and logo of the site. */
  brand: Pick<Brand, 'name' | 'logo'>
  /** Whether the site has colours of its own. */
  isColoured: boolean
  /** Of the window, without the name of the site. */
  title: string
  /** Of the page, and its only first heading. */
  name: string
  /** Empty where nothing is said of it. */
  description: string
  /** The one address under which search engines list the page; null where they must not. */
  canonical: string | null
  /** The same page by language tag, with `x-default`. */
  alternates: readonly (readonly [tag: string, address: string])[]
  /** Other pages, by their paths. */
  links: readonly (readonly [path: string, name: string])[]
  /** Words of the page by the keys that it marks. */
  texts: Readonly<Record<string, string>>
}

const sheet = '<link rel="stylesheet" href="/brand.css" />'

const headOf = ({ canonical, alternates }: PageWords): string => {
  if (!canonical) return '<meta name="robots" content="noindex" />'
  const others = alternates.map(
    ([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${escaped(address)}" />`,
  )
  return [`<link rel="canonical" href="${escaped(canonical)}" />`, ...others].join('')
}

const bodyOf = ({ description, links }: PageWords): string => {
  if (!description && !links.length) return ''
  const list = links.map(([path, name]) => `<li><a href="${escaped(path)}">${escaped(name)}</a></li>`)
  return `<div class="words">${description && `<p>${escaped(description)}</p>`}<ul>${list.join('')}</ul></div>`
}

/**
 * Puts the words into the shell, at the places that every page of the site has; the elements take
 * theirs over.
 */
export function withWords(shell: string, words: PageWords): string {
  const { locale, title, name, description, texts, brand, isColoured } = words
  const word = (key: string, otherwise: string) => (texts[key] ? escaped(texts[key]) : otherwise)
  return shell
    .replace(
      /(<html [^>]*?\blang=")[^"]*/,
      (_, before: string) => `${before}${locale}" data-brand="${escaped(brand.name)}`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(`${title} – ${brand.name}`)}</title>${headOf(words)}`)
    .replace('</head>', () => `${isColoured ? sheet : ''}</head>`)
    .replace(
      /(data-name="(?:alt|aria-label)" (?:alt|aria-label)=")[^"]*/g,
      (_, before: string) => before + escaped(brand.name),
    )
    .replace(/(<span data-name="text">)[^<]*/g, (_, before: string) => before + escaped(brand.name))
    .replace(/(?<=(?:src|href)=")\/icon\.svg(?=")/g, () => escaped(brand.logo))
    .replace(/(<meta\s+name="description"\s+content=")[^"]*("[^>]*>)/, (_, before: string, after: string) =>
      description ? before + escaped(description) + after : '',
    )
    .replace(
      /(data-text="([\w-]+)"[^>]*>)([^<]*)/g,
      (_, before: string, key: string, old: string) => before + word(key, old),
    )
    .replace(
      /(data-label="([\w-]+)"\s+aria-label=")([^"]*)/g,
      (_, before: string, key: string, old: string) => before + word(key, old),
    )
    .replace(
      /(<h1 id="page-name"[^>]*>)[^<]*<\/h1>/,
      (_, before: string) => `${before}${escaped(name)}</h1>${bodyOf(words)}`,
    )
}
