import { agreementRules, askTermination, consolidated, contracts, downlines, standingOf } from '@baize/contract'
import { useState, type ReactNode } from 'react'
import { useText, useScope } from '../../../../scope.ts'
import { Alert } from '../../../../ui/data/Alert.tsx'
import { Button } from '../../../../ui/forms/Button.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useSiteZone } from '../../../../shared/records/use-site-zone.ts'
import { useAction } from '../../../../shared/actions/use-action.ts'
import type { Values } from '../../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../../shared/forms/use-form.ts'
import { usePercent } from '../../shared/agreements/use-percent.ts'
import { AgreementCard } from '../../shared/agreements/AgreementCard.tsx'
import type { Agreement } from '../../shared/agreements/standings.ts'
import type { CurrentAgreements as Stands } from './use-offer.ts'

/** Takes an offer back, or asks to end what was agreed (CON-21). */
function useEndAgreement(id: string, onDone: () => void): FormState {
  const scope = useScope()
  const termination = useAction(askTermination, { onDone })
  const send = async ({ reason }: Values) => {
    const refused = await termination.send({ id, reason })
    // Whatever came of it: the other party may have answered meanwhile.
    for (const endpoint of [contracts, downlines, consolidated]) scope.refresh(endpoint)
    return refused
  }
  return useForm({ check: () => ({}), send })
}

interface CurrentAgreementProps {
  account: string
  standing: Stands
}

/** The newest offer, where it was rejected or has lapsed: what became of it, why, and its terms. */
function LastOffer({ account, last }: { account: string; last: Agreement }) {
  const { t } = useText()
  const { date } = useSiteZone()
  const day = last.endAt ? date(last.endAt, { dateStyle: 'medium' }) : ''
  const key = standingOf(last) === 'LAPSED' ? 'lapsed' : 'rejected'
  return (
    <Notice kind="warn" text={t(`offerContract.${key}`, { account, date: day })}>
      <AgreementCard agreement={last} withoutParty />
    </Notice>
  )
}

/**
 * What stands between an agent and an account: the newest offer where it came to nothing, and what
 * is in force or waits (AGT-27, CON-20).
 */
export function CurrentAgreement({ account, standing }: CurrentAgreementProps) {
  const { last } = standing
  return (
    <>
      {last && <LastOffer account={account} last={last} />}
      <Standing account={account} standing={standing} />
    </>
  )
}

/**
 * The agreement in force with an account, or the offer that waits for its answer, with the button
 * that ends it (AGT-27, CON-21).
 */
function Standing({ account, standing: { offer, agreed } }: CurrentAgreementProps) {
  const { t } = useText()
  const { date } = useSiteZone()
  const { range } = usePercent()
  const { open } = useNavigation()
  const lapses = ({ lapsesAt }: Agreement) => (lapsesAt ? date(lapsesAt) : '')

  if (offer)
    return (
      <Notice text={t('offerContract.waiting', { date: lapses(offer) })}>
        <AgreementCard agreement={offer} withoutParty />
        <EndAgreement key={offer.id} id={offer.id} label={t('offerContract.takeBack')} />
      </Notice>
    )
  if (!agreed) return null
  if (agreed.asked)
    return (
      <Notice text={t('offerContract.asks', { account })}>
        <AgreementCard agreement={agreed} withoutParty />
        <Button size="small" onClick={() => open('contract')}>
          {t('offerContract.answer')}
        </Button>
      </Notice>
    )
  if (agreed.requestType)
    return (
      <Notice text={t('offerContract.asked', { account, date: lapses(agreed) })}>
        <AgreementCard agreement={agreed} withoutParty />
      </Notice>
    )
  const every = t(`contract.every.${agreed.period}`)
  return (
    <Notice text={t('offerContract.present', { rate: range(agreed.tiers), every })}>
      <AgreementCard agreement={agreed} withoutParty />
      <EndAgreement key={agreed.id} id={agreed.id} label={t('offerContract.askEnd')} reasoned />
    </Notice>
  )
}

const Notice = ({ kind, text, children }: { kind?: 'warn'; text: string; children?: ReactNode }) => (
  <div className="standing">
    <Alert kind={kind ?? 'info'}>
      <span>{text}</span>
    </Alert>
    {children}
  </div>
)

/**
 * @param reasoned - the other party reads why, and is asked first; an offer is taken back at once
 */
function EndAgreement({ id, label, reasoned = false }: { id: string; label: string; reasoned?: boolean }) {
  const { t } = useText()
  const [asks, setAsks] = useState(!reasoned)
  const form = useEndAgreement(id, () => setAsks(false))
  if (!asks)
    return (
      <Button size="small" onClick={() => setAsks(true)}>
        {label}
      </Button>
    )
  return (
    <Form state={form} label={label}>
      {reasoned && (
        <TextField name="reason" label={t('contract.reason')} maxLength={agreementRules.reason} autoComplete="off" />
      )}
      <Button type="submit" size="small" loading={form.busy}>
        {reasoned ? t('offerContract.sendEnd') : label}
      </Button>
    </Form>
  )
}
