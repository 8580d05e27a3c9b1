import { useText } from '../../../scope.ts'
import { StateArc } from '../../../ui/data/EmptyState.tsx'
import { PageLink } from '../shared/PageLink.tsx'

/** What stands at an address where there is no page: nobody is left without a way on. */
export function NotFound() {
  const { t } = useText()
  return (
    <section className="not-found" aria-labelledby="not-found-title">
      <StateArc />
      <h2 id="not-found-title" className="not-found-title" part="title">
        {t('notFound.title')}
      </h2>
      <p className="not-found-text" part="text">
        {t('notFound.text')}
      </p>
      <div className="not-found-links">
        <PageLink className="button button-primary" to="/" current={false}>
          {t('notFound.home')}
        </PageLink>
        <PageLink className="button button-secondary" to="/help" current={false}>
          {t('notFound.help')}
        </PageLink>
      </div>
      <slot />
    </section>
  )
}
