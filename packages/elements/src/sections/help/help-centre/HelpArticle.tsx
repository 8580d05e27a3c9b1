import { useText } from '../../../scope.ts'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { RichText } from '../../../shared/security/rich-text/RichText.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { articleOf, articlesOf, type Article, type Category } from './help-articles.ts'
import { keyed } from '../../../ui/data/keyed.ts'

interface HelpArticleProps {
  categories: readonly Category[]
  article: Article
  onChoose: (article: Article) => void
  /** Back to the list, where there is no room for both. */
  onBack: () => void
}

/** An article, what to read beside it, its neighbours, and the people of the site (CS-13). */
export function HelpArticle({ categories, article, onChoose, onBack }: HelpArticleProps) {
  const { t } = useText()
  const { open } = useNavigation()
  const all = articlesOf(categories)
  const at = all.indexOf(article)
  const beside = article.see.flatMap(id => articleOf(categories, id) ?? [])
  const neighbour = (other: Article | undefined, words: string) =>
    other ? (
      <LinkButton onClick={() => onChoose(other)}>
        {t(words)}: {other.title}
      </LinkButton>
    ) : (
      <span />
    )
  return (
    <article className="help-article" part="article" aria-labelledby="help-article">
      <div className="help-back">
        <LinkButton onClick={onBack}>{t('help.all')}</LinkButton>
      </div>
      <h3 id="help-article" className="help-article-title" tabIndex={-1}>
        {article.title}
      </h3>
      <RichText html={article.content} />
      {beside.length > 0 && (
        <p className="help-beside">
          <b>{t('help.see')}</b>
          {keyed(beside, other => other.id).map(([key, other]) => (
            <LinkButton key={key} onClick={() => onChoose(other)}>
              {other.title}
            </LinkButton>
          ))}
        </p>
      )}
      <div className="help-neighbours">
        {neighbour(all[at - 1], 'help.previous')}
        {neighbour(all[at + 1], 'help.next')}
      </div>
      <section className="help-people" aria-label={t('help.people')}>
        <p>{t('help.people')}</p>
        <Button onClick={() => open('feedback')}>{t('help.feedback')}</Button>
        <NestedElement tag="baize-customer-service" attributes={{ layout: 'buttons' }} />
      </section>
    </article>
  )
}
