import { useState } from 'react'
import { Facts } from '../shared/contracts/Facts.tsx'
import { TierTable } from '../shared/contracts/TierTable.tsx'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useSession, useText } from '../../../scope.ts'
import { Accept } from './Accept.tsx'
import { Reject } from './Reject.tsx'
import { day, useFacts } from './use-facts.tsx'
import type { Request } from './requests.ts'
import type { Answered } from './use-answer.ts'

interface RequestViewProps {
  request: Request
  /** Accepting takes the transaction password. */
  asksPassword: boolean
  onDone: (answered: Answered, decision: 'accept' | 'reject') => void
  onLater: () => void
}

/** Who wants what, what would change, and the answer (CON-19). */
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
      <Facts facts={facts} />
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
