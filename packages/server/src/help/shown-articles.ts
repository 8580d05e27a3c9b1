import { helpCategories, helpCenter, type HelpCategory, type Output } from '@baize/contract'
import { asc, desc } from 'drizzle-orm'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { siteSetting } from '../system/index.ts'
import { inLanguage } from '../text/language.ts'
import { textsOf } from '../text/texts.ts'
import { helpArticle, type StoredArticle } from './tables.ts'

type Category = Output<typeof helpCenter>['categories'][number]

const chapters = textsOf<{ categories: Record<HelpCategory, string> }>('help')

/** The latest version of each article in each language, also of those that were withdrawn. */
export const latestArticles = ({ db }: Pick<Deps, 'db'>): Promise<StoredArticle[]> =>
  db
    .selectDistinctOn([helpArticle.id, helpArticle.language])
    .from(helpArticle)
    .orderBy(asc(helpArticle.id), asc(helpArticle.language), desc(helpArticle.version))

/**
 * The help in a language, by chapter; an article that the language does not have is in the site's
 * default one (CS-13).
 */
export async function shownHelp(deps: Deps, language: string): Promise<Category[]> {
  const { defaultLanguage } = await readSetting(deps, siteSetting)
  const written = (await latestArticles(deps)).filter(({ withdrawn }) => !withdrawn)
  const articles = [...Map.groupBy(written, ({ id }) => id).values()].flatMap(versions => {
    const of = (code: string) => versions.find(each => each.language === code)
    return of(language) ?? of(defaultLanguage) ?? versions[0] ?? []
  })
  const titles = inLanguage(chapters, language)?.categories
  return helpCategories
    .map(category => ({
      id: category,
      title: titles?.[category] ?? category,
      articles: articles
        .filter(article => article.category === category)
        .toSorted((one, other) => one.place - other.place || one.id.localeCompare(other.id))
        .map(({ id, anchor, title, content, see }) => ({
          id,
          anchor,
          title,
          content,
          see: see.split(',').filter(Boolean),
        })),
    }))
    .filter(({ articles }) => articles.length)
}

export const helpCenterRoute = route(helpCenter, async ({ lang }, { deps }) => ({
  categories: await shownHelp(deps, lang),
}))
