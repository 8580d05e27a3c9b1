import { useRef } from 'react'
import { useSession, useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { Facts } from '../../shared/contracts/Facts.tsx'
import { TierTable } from '../../shared/contracts/TierTable.tsx'
import { usePercent } from '../../shared/contracts/use-percent.ts'
import { ActionFailure } from '../../../../shared/feedback/ActionFailure.tsx'
import { useFocusHere } from '../../../../ui/overlays/use-focus-here.ts'
import type { Offering, Terms } from './use-offer.ts'
import type { Contract } from './use-current-contract.ts'

interface PreviewProps {
  terms: Terms
  present: Contract | undefined
  offering: Offering
  onSend: () => void
  onChange: () => void
}

/** The offer as whoever gets it will read it (CON-20). */
export function Preview({ terms, present, offering, onSend, onChange }: PreviewProps) {
  const { t } = useText()
  const { currency, currencySymbol } = useSession()
  const { range } = usePercent()
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, '.button-primary', true)
  const { kind, period, tiers, account } = terms
  const name = (fact: string) => t(`contract.fact.${fact}`)
  const facts: [string, string][] = [
    [t('offerContract.kind'), t(`contract.short.${kind}`)],
    [t('offerContract.period'), t(`contract.period.${period}`)],
    [name('rateNow'), present ? range(present.tiers) : name('none')],
    [name('newRate'), range(tiers)],
  ]
  return (
    <div ref={place}>
      <Facts facts={facts} />
      <TierTable tiers={tiers} present={present?.tiers} currency={currency} symbol={currencySymbol || currency} />
      <p className="plain-text">{t('offerContract.startsNext', { account })}</p>
      <ActionFailure error={offering.failure} />
      <div className="plain-actions">
        <Button disabled={offering.busy} onClick={onChange}>
          {t('offerContract.change')}
        </Button>
        <Button kind="primary" loading={offering.busy} onClick={onSend}>
          {t('offerContract.send')}
        </Button>
      </div>
    </div>
  )
}
