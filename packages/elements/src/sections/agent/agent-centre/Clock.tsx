import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { clock } from '../../../ui/media/icons.gen.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { useSiteClock } from './use-site-clock.ts'

/** What time it is at the site, and how far that is from Greenwich. It is looked at, never read out by itself. */
export function Clock() {
  const { t } = useText()
  const time = useSiteClock()
  return (
    <span className="centre-clock" title={t('agentCentre.time')}>
      <Icon of={clock} size={16} />
      <span className="unseen">{t('agentCentre.time')}</span>
      {time ? (
        <>
          <time dir="ltr" translate="no">
            {time.text}
          </time>
          <span className="centre-zone" dir="ltr" translate="no">
            {time.zone}
          </span>
        </>
      ) : (
        <Skeleton width={190} height={20} />
      )}
    </span>
  )
}
