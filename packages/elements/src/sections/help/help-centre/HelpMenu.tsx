import { plainText } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { findArticles, type Article, type Category } from './help-articles.ts'
import { keyed } from '../../../ui/data/keyed.ts'

interface HelpMenuProps {
  categories: readonly Category[]
  /** What is typed in the search. */
  typed: string
  chosen: Article | undefined
  onType: (typed: string) => void
  onChoose: (article: Article) => void
}

/** The chapters with their articles, or what the search has found. */
export function HelpMenu({ categories, typed, chosen, onType, onChoose }: HelpMenuProps) {
  const { t } = useText()
  const isSearched = plainText(typed) !== ''
  const hits = findArticles(categories, typed)
  const entry = (article: Article) => (
    <button
      type="button"
      className="help-entry"
      aria-current={article.id === chosen?.id ? 'page' : undefined}
      onClick={() => onChoose(article)}
    >
      {article.title}
    </button>
  )
  return (
    <nav className="help-menu" part="menu" aria-label={t('help.title')}>
      <TextField
        name="search"
        type="search"
        label={t('help.search')}
        autoComplete="off"
        onInput={event => onType(event.currentTarget.value)}
      />
      <p className="unseen" role="status">
        {isSearched && t('help.found', { count: hits.length })}
      </p>
      {isSearched ? (
        <ul className="help-list">
          {keyed(hits, ({ article }) => article.id).map(
            ([
              key,
              {
                article,
                words: [before, found, after],
              },
            ]) => (
              <li key={key}>
                {entry(article)}
                <p className="help-words" dir="auto">
                  {before}
                  {found && <mark>{found}</mark>}
                  {after}
                </p>
              </li>
            ),
          )}
          {!hits.length && <li className="help-words">{t('help.nothing')}</li>}
        </ul>
      ) : (
        categories.map(({ id, title, articles }) => (
          <section key={id} aria-labelledby={`chapter-${id}`}>
            <h3 id={`chapter-${id}`} className="help-chapter">
              {title}
            </h3>
            <ul className="help-list">
              {keyed(articles, article => article.id).map(([key, article]) => (
                <li key={key}>{entry(article)}</li>
              ))}
            </ul>
          </section>
        ))
      )}
    </nav>
  )
}
