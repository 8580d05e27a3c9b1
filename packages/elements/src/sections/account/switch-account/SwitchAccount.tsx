import { PlainFrame } from '../../../ui/forms/PlainFrame.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Arrived } from './Arrived.tsx'
import { readOffer } from './offer.ts'
import { Replace } from './Replace.tsx'
import type { switchAccount } from './switch-account.element.ts'

/** Nobody is put into an account by a link without being told whose it is (AUTH-57, BOOT-22). */
export function SwitchAccount({ offer, withoutHeading, emit }: ViewProps<typeof switchAccount>) {
  const { t } = useText()
  const given = readOffer(offer)
  const stay = () => void emit('baize-cancel', {})
  return (
    <PlainFrame title={t('switch.title')} bare={withoutHeading ?? false}>
      {!given && <EmptyState title={t('switch.none')} />}
      {given?.accept && <Replace {...given} accept={given.accept} onStay={stay} />}
      {given && !given.accept && <Arrived to={given.to} onStay={stay} />}
    </PlainFrame>
  )
}
