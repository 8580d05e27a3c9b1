import { standingOf } from '@baize/contract'
import type { ReactNode } from 'react'
import { useSession, useText } from '../../../../scope.ts'
import { useSiteZone } from '../../../../shared/records/use-site-zone.ts'
import { Badge } from '../../../../ui/data/Badge.tsx'
import { Disclosure } from '../../../../ui/data/Disclosure.tsx'
import { AgreementFacts } from './AgreementFacts.tsx'
import { colourOf, type Agreement } from './standings.ts'
import { TierTable } from './TierTable.tsx'
import { usePercent } from './use-percent.ts'

const day = { dateStyle: 'medium' } as const

/**
 * Facts of an agreement or offer: period, when it was offered, and from when until when it is or
 * was in force.
 */
function useTermFacts(agreement: Agreement): [string, ReactNode][] {
  const { t } = useText()
  const { date } = useSiteZone()
  const { period, offeredAt, startAt, endAt, state, lapsesAt } = agreement
  const name = (key: string) => t(`contract.list.${key}`)
  const standing = standingOf(agreement)
  const isOffer = state === 'WAITING' || state === 'REJECTED' || standing === 'LAPSED' || standing === 'WITHDRAWN'
  const facts: [string, ReactNode][] = [
    [name('period'), t(`contract.period.${period}`)],
    [name('offered'), date(offeredAt, day)],
  ]
  if (!isOffer && startAt) facts.push([name('inForce'), date(startAt, day)])
  if (!isOffer && endAt) facts.push([name('until'), date(endAt, day)])
  if (standing === 'LAPSED' && endAt) facts.push([name('lapsed'), date(endAt, day)])
  if (state === 'WAITING' && lapsesAt) facts.push([name('lapses'), date(lapsesAt, day)])
  return facts
}

/** Why an agreement ended, or was rejected, in the words of whoever did it. */
function Why({ agreement }: { agreement: Agreement }) {
  const { t } = useText()
  const { state, endReason, reason, terminationAnswer } = agreement
  const ended = endReason && endReason !== 'LAPSED' && endReason !== 'WITHDRAWN' ? t(`contract.ended.${endReason}`) : ''
  const kept = state === 'ACTIVE' && terminationAnswer ? t(`contract.terminationAnswer.${terminationAnswer}`) : ''
  if (!ended && !kept && !reason) return null
  return (
    <p className="agreement-why">
      {ended && <span>{ended}</span>}
      {kept && <span>{kept}</span>}
      {reason && <bdi>{t('contract.because', { reason })}</bdi>}
    </p>
  )
}

interface AgreementCardProps {
  agreement: Agreement
  /** Without the other party, where the list is about one of them. */
  withoutParty?: boolean
}

/**
 * An agreement or offer, whatever became of it: how it stands, and on demand its terms, for both
 * parties alike.
 */
export function AgreementCard({ agreement, withoutParty }: AgreementCardProps) {
  const { t } = useText()
  const { currencySymbol } = useSession()
  const { range } = usePercent()
  const facts = useTermFacts(agreement)
  const { kind, side, from, to, tiers, currency } = agreement
  const standing = standingOf(agreement)
  const party =
    side === 'mine'
      ? t('contract.list.from', { account: from || t('contract.list.platform') })
      : t('contract.list.to', { account: to })
  return (
    <Disclosure
      part="contract"
      standing={standing}
      titleClass="agreement-head"
      title={
        <>
          <span className="agreement-name">
            <b>{t(`contract.short.${kind}`)}</b>
            {!withoutParty && <bdi>{party}</bdi>}
          </span>
          <span className="agreement-rate">{range(tiers)}</span>
          <span className="agreement-marks">
            {agreement.isNews && <Badge kind="info">{t('contract.list.news')}</Badge>}
            <Badge kind={colourOf(standing)}>{t(`agentDownlines.contract.${standing}`)}</Badge>
          </span>
          <Why agreement={agreement} />
        </>
      }
    >
      <div className="agreement-terms">
        <AgreementFacts facts={facts} />
        <TierTable tiers={tiers} currency={currency} symbol={currencySymbol || currency} />
      </div>
    </Disclosure>
  )
}
