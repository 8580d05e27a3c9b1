import { useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import type { Invited } from './use-referral.ts'

const figures = ['invited', 'registered'] as const

/** What came of the invitation in the days that are asked for. */
export function Figures({ totals }: { totals: Invited['totals'] | undefined }) {
  const { t, number } = useText()
  return (
    <dl className="referral-figures">
      {figures.map(figure => (
        <div key={figure} className="referral-figure">
          <dt>{t(`referral.${figure}`)}</dt>
          <dd>{totals ? number(totals[figure]) : <Skeleton width={48} height={32} />}</dd>
        </div>
      ))}
    </dl>
  )
}
