import { useRef, useState } from 'react'
import { agreementKinds, agreementRules, type AgreementKind } from '@baize/contract'
import { useSession, useText, useTextOf } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { ActionFailure, actionFailureCss } from '../../../../shared/feedback/ActionFailure.tsx'
import { useStepFocus } from '../../../../ui/overlays/use-step-focus.ts'
import { Dialog, dialogCss } from '../../../../ui/overlays/Dialog.tsx'
import { Skeleton, skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { alertCss } from '../../../../ui/data/Alert.tsx'
import { formCss } from '../../../../ui/forms/Form.tsx'
import { selectCss } from '../../../../ui/forms/Select.tsx'
import { plainLayoutCss } from '../../../../ui/forms/PlainLayout.tsx'
import { useSiteZone } from '../../../../shared/records/use-site-zone.ts'
import { AgreementFacts, agreementCss } from '../../shared/agreements/AgreementFacts.tsx'
import type { Agreement } from '../../shared/agreements/standings.ts'
import { TierTable } from '../../shared/agreements/TierTable.tsx'
import { usePercent } from '../../shared/agreements/use-percent.ts'
import { useOffer, useCurrentAgreement, type Offering, type Terms } from './use-offer.ts'
import { OfferForm } from './OfferForm.tsx'
import { CurrentAgreement } from './CurrentAgreement.tsx'
import css from './offer-agreement.css'

interface OfferPreviewProps {
  terms: Terms
  present: Agreement | undefined
  offering: Offering
  onSend: () => void
  onChange: () => void
}

/** The offer as its receiver will see it (CON-20). */
function OfferPreview({ terms, present, offering, onSend, onChange }: OfferPreviewProps) {
  const { t } = useText()
  const { currency, currencySymbol } = useSession()
  const { range } = usePercent()
  const box = useRef<HTMLDivElement>(null)
  useStepFocus(box, '.button-primary', true)
  const { kind, period, tiers, account } = terms
  const name = (fact: string) => t(`contract.fact.${fact}`)
  const facts: [string, string][] = [
    [t('offerContract.kind'), t(`contract.short.${kind}`)],
    [t('offerContract.period'), t(`contract.period.${period}`)],
    [name('rateNow'), present ? range(present.tiers) : name('none')],
    [name('newRate'), range(tiers)],
  ]
  return (
    <div ref={box}>
      <AgreementFacts facts={facts} />
      <TierTable tiers={tiers} present={present?.tiers} currency={currency} symbol={currencySymbol || currency} />
      <p className="plain-text">{t('offerContract.startsNext', { account })}</p>
      <p className="plain-text">{t('contract.unpaid')}</p>
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

/** Said when the offer is sent: until which day it can be answered (CON-20). */
function OfferSent({ account, onClose }: { account: string; onClose: () => void }) {
  const { t, now } = useText()
  const { date } = useSiteZone()
  const place = useRef<HTMLDivElement>(null)
  useStepFocus(place, 'button', true)
  const [until] = useState(() => new Date(now() + agreementRules.lapseDays * 86_400_000).toISOString())
  return (
    <div ref={place}>
      <p className="plain-text" role="status">
        {t('offerContract.sent', { account, date: date(until, { dateStyle: 'medium' }) })}
      </p>
      <div className="plain-actions">
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  )
}

/** Sheets of the dialog, which comes later than the element in which it is drawn. */
const offerAgreementCss = [
  ...dialogCss,
  ...buttonCss,
  ...formCss,
  ...selectCss,
  ...alertCss,
  ...skeletonCss,
  ...actionFailureCss,
  ...plainLayoutCss,
  ...agreementCss,
  css,
]

export interface OfferAgreementProps {
  /** The agent directly below who is to get it, by its account in full. */
  account: string
  onClose: () => void
}

/**
 * The dialog in which an agent offers an agreement, takes an offer back, or asks to end one in
 * force (AGT-27, CON-02, CON-20).
 */
export function OfferAgreement({ account, onClose }: OfferAgreementProps) {
  const { t } = useText()
  const texts = useTextOf('agent')
  useSheets(offerAgreementCss)
  return (
    <Dialog
      title={texts ? t('offerContract.title') : ' '}
      width="table"
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {texts ? <OfferSteps account={account} onClose={onClose} /> : <Skeleton height={320} />}
    </Dialog>
  )
}

/** Form, preview and confirmation of an offer. The form keeps its values under the preview. */
function OfferSteps({ account, onClose }: OfferAgreementProps) {
  const { t } = useText()
  const [kind, setKind] = useState<AgreementKind>(agreementKinds[0])
  const [terms, setTerms] = useState<Terms | null>(null)
  const [sent, setSent] = useState(false)
  const offering = useOffer()
  const current = useCurrentAgreement(account, kind)

  const send = async () => {
    if (terms && (await offering.run(terms))) setSent(true)
  }
  const change = () => {
    offering.clearFailure()
    setTerms(null)
  }
  if (sent) return <OfferSent account={account} onClose={onClose} />
  return (
    <div className="offer">
      <p className="offer-to">
        <bdi>{t('offerContract.to', { account })}</bdi>
      </p>
      <div hidden={terms !== null}>
        <CurrentAgreement account={account} standing={current} />
        <OfferForm
          account={account}
          kind={kind}
          onKind={setKind}
          current={current}
          onPreview={setTerms}
          onClose={onClose}
        />
      </div>
      {terms && (
        <OfferPreview
          terms={terms}
          present={current.agreed}
          offering={offering}
          onSend={() => void send()}
          onChange={change}
        />
      )}
    </div>
  )
}
