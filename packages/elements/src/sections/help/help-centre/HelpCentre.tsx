import { helpCenter } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { articleOf, articlesOf, type Article } from './help-articles.ts'
import type { helpCentre } from './help-centre.element.ts'
import { HelpArticle } from './HelpArticle.tsx'
import { HelpMenu } from './HelpMenu.tsx'

/** The help of the site, as a page and as a popup (CS-12, CS-13, POP-07). */
export function HelpCentre({ article: asked, withoutHeading, emit }: ViewProps<typeof helpCentre>) {
  const { t, language } = useText()
  const { data, status, error, refresh } = useRead(helpCenter, { lang: language, device: 'WEB' })
  const [given, setGiven] = useState(asked)
  const [name, setName] = useState(asked)
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  // While drawing, not in an effect: the article that was open would be drawn once more.
  if (given !== asked) {
    setGiven(asked)
    setName(asked)
  }

  useEffect(() => {
    if (moved.current) place.current?.querySelector<HTMLElement>('#help-article')?.focus()
    moved.current = false
  }, [name])

  if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={420} />
  const { categories } = data
  const [first] = articlesOf(categories)
  if (!first) return <EmptyState title={t('help.none')} />
  const named = articleOf(categories, name)
  const choose = (article: Article) => {
    moved.current = true
    setName(article.anchor)
    emit('baize-article', { article: article.anchor, title: article.title })
  }
  const back = () => {
    setName('')
    emit('baize-article', { article: '', title: '' })
  }
  return (
    <section aria-label={t('help.title')}>
      {!withoutHeading && (
        <h2 className="help-title" part="title">
          {t('help.title')}
        </h2>
      )}
      <div ref={place} className={named ? 'help help-open' : 'help'}>
        <HelpMenu categories={categories} typed={typed} chosen={named ?? first} onType={setTyped} onChoose={choose} />
        <HelpArticle categories={categories} article={named ?? first} onChoose={choose} onBack={back} />
      </div>
    </section>
  )
}
