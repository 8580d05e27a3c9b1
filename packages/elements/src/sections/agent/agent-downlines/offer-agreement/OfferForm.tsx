import {
  agreementKinds,
  agreementPeriods,
  agreementRules,
  fromHundredths,
  type AgreementKind,
  type AgreementPeriod,
} from '@baize/contract'
import { useState } from 'react'
import { useText, useSession } from '../../../../scope.ts'
import { IconButton } from '../../../../ui/forms/IconButton.tsx'
import { trash2, plus } from '../../../../ui/media/icons.gen.ts'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { Alert } from '../../../../ui/data/Alert.tsx'
import { Button } from '../../../../ui/forms/Button.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import type { Values } from '../../../../ui/forms/form-values.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { useForm } from '../../../../shared/forms/use-form.ts'
import { usePercent } from '../../shared/agreements/use-percent.ts'
import { exampleAmount, separatorsOf } from '../../../../shared/money/typed-amount.ts'
import { nameOf, problemsOf, tierOf } from './offer-values.ts'
import type { Terms, CurrentAgreements } from './use-offer.ts'

interface TierFieldsProps {
  /** Its number among the tiers, from 1. */
  place: number
  /** By which its fields are named, as long as it is there. */
  tier: number
  symbol: string
  /** Nothing where it is the only one. */
  onRemove: (() => void) | undefined
}

/** Bets, active members and rate of a tier (CON-08). */
function TierFields({ place, tier, symbol, onRemove }: TierFieldsProps) {
  const { t, number } = useText()
  const first = place === 1 ? '0' : undefined
  const field = (name: 'bets' | 'members' | 'rate') => ({
    name: nameOf(name, tier),
    label: t(`offerContract.${name}`, { symbol }),
    autoComplete: 'off',
    required: true,
  })
  return (
    <fieldset className="offer-tier">
      <legend>{t('offerContract.tier', { tier: number(place) })}</legend>
      <TextField {...field('bets')} inputMode="decimal" maxLength={18} defaultValue={first} />
      <TextField {...field('members')} inputMode="numeric" maxLength={7} defaultValue={first} />
      <TextField {...field('rate')} inputMode="decimal" maxLength={6} />
      {onRemove && (
        <IconButton
          className="offer-remove"
          icon={trash2}
          label={t('offerContract.remove', { tier: number(place) })}
          onClick={onRemove}
        />
      )}
    </fieldset>
  )
}

interface OfferFormProps {
  account: string
  kind: AgreementKind
  onKind: (kind: AgreementKind) => void
  current: CurrentAgreements
  onPreview: (terms: Terms) => void
  onClose: () => void
}

/** Kind, period and up to ten tiers, each within the own rate (CON-20, CON-22). */
export function OfferForm({ account, kind, onKind, current, onPreview, onClose }: OfferFormProps) {
  const { t, amount, locale } = useText()
  const { currency, currencySymbol: symbol } = useSession()
  const { percent } = usePercent()
  const writing = { separators: separatorsOf(locale), currency }
  const [tiers, setTiers] = useState<readonly number[]>([0])
  const { own, offer, agreed } = current
  const example = amount(exampleAmount(currency), currency)
  const ownText = own ? percent(fromHundredths(own)) : ''

  const check = (values: Values) => problemsOf(values, tiers, { t, ...writing, own, ownText, example })
  const send = (values: Values) => {
    const period = (values['period'] ?? 'MONTHLY') as AgreementPeriod
    onPreview({ kind, account, period, tiers: tiers.map(tier => tierOf(values, tier, writing)) })
    return Promise.resolve(undefined)
  }
  const form = useForm({ check, send })
  const add = () => setTiers([...tiers, Math.max(...tiers) + 1])
  const names = (block: string, values: readonly string[]) =>
    values.map(value => ({ value, label: t(`contract.${block}.${value}`) }))
  const isBusy = offer !== undefined || agreed?.requestType === 'termination'

  return (
    <Form state={form} label={t('offerContract.form')}>
      <div className="offer-terms">
        <Select
          name="kind"
          label={t('offerContract.kind')}
          options={names('short', agreementKinds)}
          value={kind}
          onChange={event => onKind(event.currentTarget.value as AgreementKind)}
        />
        <Select
          name="period"
          label={t('offerContract.period')}
          options={names('period', agreementPeriods)}
          defaultValue="MONTHLY"
        />
      </div>
      {own !== null && (
        <Alert kind={own ? 'info' : 'warn'}>
          <span>{own ? t('offerContract.own', { rate: ownText }) : t('error.CONTRACT_NONE')}</span>
        </Alert>
      )}
      {tiers.map((tier, index) => (
        <TierFields
          key={tier}
          place={index + 1}
          tier={tier}
          symbol={symbol || currency}
          onRemove={tiers.length > 1 ? () => setTiers(tiers.filter(one => one !== tier)) : undefined}
        />
      ))}
      {tiers.length < agreementRules.tiers && (
        <Button kind="ghost" icon={plus} className="offer-add" onClick={add}>
          {t('offerContract.add')}
        </Button>
      )}
      <div className="plain-actions">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" kind="primary" disabled={isBusy || own === 0}>
          {t('offerContract.preview')}
        </Button>
      </div>
    </Form>
  )
}
