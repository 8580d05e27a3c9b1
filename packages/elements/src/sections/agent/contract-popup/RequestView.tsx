import { useState, type ReactNode } from 'react'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText, useSession } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { usePercent } from '../shared/agreements/use-percent.ts'
import { AgreementFacts } from '../shared/agreements/AgreementFacts.tsx'
import { TierTable } from '../shared/agreements/TierTable.tsx'
import { day, type AgreementRequest } from './agreement-requests.ts'
import { Accept, Reject, type AnswerResult } from './AnswerForms.tsx'

/** Facts of a request: the rate agreed now, the rate asked for, and from when on. */
function useFacts({ requestType, present, tiers, startAt }: AgreementRequest): [string, ReactNode][] {
  const { t } = useText()
  const { date } = useSiteZone()
  const { range } = usePercent()
  const name = (fact: string) => t(`contract.fact.${fact}`)
  if (requestType === 'termination')
    return [
      [name('rateNow'), range(tiers)],
      [name('ends'), name('atOnce')],
      [name('request'), <Badge kind="warn">{t('contract.state.termination')}</Badge>],
    ]
  return [
    [name('rateNow'), present ? range(present.tiers) : name('none')],
    [name('newRate'), range(tiers)],
    [name('starts'), startAt ? date(startAt, day) : '–'],
    [name('state'), <Badge kind="warn">{t('contract.state.new')}</Badge>],
  ]
}

interface RequestViewProps {
  request: AgreementRequest
  /** Accepting takes the transaction password. */
  asksPassword: boolean
  onDone: (answered: AnswerResult, decision: 'accept' | 'reject') => void
  onLater: () => void
}

/** A request: who asks, what would change, and the forms that answer it (CON-19). */
export function RequestView({ request, asksPassword, onDone, onLater }: RequestViewProps) {
  const { t } = useText()
  const { date } = useSiteZone()
  const { currencySymbol } = useSession()
  const facts = useFacts(request)
  const [rejects, setRejects] = useState(false)
  const { side, from, to, period, offeredAt, lapsesAt, reason, requestType, present, tiers, currency } = request

  const every = t(`contract.every.${period}`)
  const who = side === 'mine' ? from : to
  const subtitle =
    requestType === 'termination'
      ? t('contract.wantsEnd', { who, every })
      : t('contract.offered', { from: who, date: date(offeredAt, day), every })
  return (
    <>
      <p className="contract-subtitle">
        <span>{subtitle}</span>
        {reason && <bdi>{t('contract.because', { reason })}</bdi>}
      </p>
      <AgreementFacts facts={facts} />
      <TierTable tiers={tiers} present={present?.tiers} currency={currency} symbol={currencySymbol || currency} />
      {lapsesAt && <p className="contract-lapses">{t('contract.lapses', { date: date(lapsesAt) })}</p>}
      {rejects ? (
        <Reject request={request} onDone={answered => onDone(answered, 'reject')} onBack={() => setRejects(false)} />
      ) : (
        <Accept
          request={request}
          asksPassword={asksPassword}
          onDone={answered => onDone(answered, 'accept')}
          onReject={() => setRejects(true)}
          onLater={onLater}
        />
      )}
    </>
  )
}
