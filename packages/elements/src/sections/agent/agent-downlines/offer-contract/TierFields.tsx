import { useText } from '../../../../scope.ts'
import { IconButton } from '../../../../ui/forms/IconButton.tsx'
import { trash2 } from '../../../../ui/media/icons.gen.ts'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { nameOf } from './offer-values.ts'

interface TierFieldsProps {
  /** Its number among the tiers, from 1. */
  place: number
  /** By which its fields are named, as long as it is there. */
  tier: number
  symbol: string
  /** Nothing where it is the only one. */
  onRemove: (() => void) | undefined
}

/** From how much on a tier counts, and what it pays (CON-08). */
export function TierFields({ place, tier, symbol, onRemove }: TierFieldsProps) {
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
