import { PlainFrame } from '../../../ui/forms/PlainFrame.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Arrived } from './Arrived.tsx'
import { Replace } from './Replace.tsx'
import type { switchAccount } from './switch-account.element.ts'

/** Another account that a link has brought (BOOT-22). */
interface Offer {
  /** Who is logged in; empty where nobody was. */
  from: string
  to: string
  /** Makes it the session; absent where it is. */
  accept: (() => Promise<void>) | null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the host handed over, or null where that is no offer. */
function readOffer(given: unknown): Offer | null {
  if (!isRecord(given) || !text(given['to'])) return null
  const accept = typeof given['accept'] === 'function' ? (given['accept'] as () => Promise<void>) : null
  return { from: text(given['from']), to: text(given['to']), accept }
}

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
