import type { ViewProps } from '../../../runtime/declare.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import { useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { ServiceWays } from '../shared/ServiceWays.tsx'
import { useServiceWays } from '../shared/use-service-ways.ts'
import type { customerService } from './customer-service.element.ts'

/**
 * The ways to customer service by themselves (CS-02, CS-03); the side menu has the same among its
 * entries.
 */
export function CustomerService({ layout, withoutHeading = false }: ViewProps<typeof customerService>) {
  const { t } = useText()
  const { ways, error, refresh } = useServiceWays()
  const buttons = layout === 'buttons'
  const none = ways?.length === 0
  useCustomState('empty', none)

  const content = () => {
    if (!ways) return error ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={buttons ? 40 : 200} />
    // A page that has something to say of its own says it alone.
    if (none) return buttons ? null : <EmptyState title={t('service.none')} text={t('service.noneText')} />
    return <ServiceWays ways={ways} buttons={buttons} />
  }
  if (buttons) return content()
  return (
    <section className="service" aria-label={t('service.title')}>
      {!withoutHeading && (
        <h2 className="service-title" part="title">
          {t('service.title')}
        </h2>
      )}
      {content()}
    </section>
  )
}
