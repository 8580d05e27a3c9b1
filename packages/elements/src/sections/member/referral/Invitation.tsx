import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Invitees } from './Invitees.tsx'
import { ShareOptions } from './ShareOptions.tsx'
import { useReferral } from './use-referral.ts'
import type { Invited } from './use-referral.ts'

const figures = ['invited', 'registered'] as const

/** What came of the invitation in the days that are asked for. */
function Figures({ totals }: { totals: Invited['totals'] | undefined }) {
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

const rules = ['rule1', 'rule2', 'rule3'] as const

/** What a member invites with, how it works, and what came of it (MEM-48). */
export function Invitation() {
  const { t } = useText()
  const records = useReferral()
  const { answer, error, refresh } = records
  if (error) return <LoadFailure error={error} onRetry={refresh} />
  return (
    <>
      <div className="referral-top">
        <section className="referral-panel">
          <p className="referral-text">{t('referral.text')}</p>
          {answer ? <ShareOptions code={answer.code} link={answer.link} /> : <Skeleton height={180} />}
        </section>
        <section className="referral-panel">
          <h3 className="referral-subtitle">{t('referral.rules')}</h3>
          <ol className="referral-rules">
            {rules.map(rule => (
              <li key={rule}>{t(`referral.${rule}`)}</li>
            ))}
          </ol>
          <Figures totals={answer?.totals} />
        </section>
      </div>
      <Invitees records={records} />
    </>
  )
}
