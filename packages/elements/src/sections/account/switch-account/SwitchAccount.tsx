import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText, useScope } from '../../../scope.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import type { switchAccount } from './switch-account.element.ts'
import { useState } from 'react'
import { useElement } from '../../../runtime/context.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'

interface ReplaceSessionProps {
  from: string
  to: string
  accept: () => Promise<void>
  onStay: () => void
}

/** Asks whether the account of a link replaces the session; without an answer the session stays. */
function ReplaceSession({ from, to, accept, onStay }: ReplaceSessionProps) {
  const { t } = useText()
  const { busy, failure, run } = useCommand(accept, { onDone: onStay })
  return (
    <>
      <p className="plain-text">{t('switch.text', { from, to })}</p>
      <ActionFailure error={failure} />
      <div className="plain-actions">
        <Button kind="primary" disabled={busy} onClick={onStay}>
          {t('switch.stay', { account: from })}
        </Button>
        <Button loading={busy} onClick={() => void run()}>
          {t('switch.go', { account: to })}
        </Button>
      </div>
    </>
  )
}

interface LoggedInByLinkProps {
  to: string
  onStay: () => void
}

/**
 * After a login by a link: says whose account it is, with a button that logs out of a stranger's.
 */
function LoggedInByLink({ to, onStay }: LoggedInByLinkProps) {
  const { t } = useText()
  const { session } = useScope()
  const { element } = useElement()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await session.logout(element)
    onStay()
  }
  return (
    <>
      <p className="plain-text">{t('switch.arrived', { account: to })}</p>
      <div className="plain-actions">
        <Button loading={leaving} onClick={() => void leave()}>
          {t('switch.leave')}
        </Button>
        <Button kind="primary" disabled={leaving} onClick={onStay}>
          {t('switch.mine')}
        </Button>
      </div>
    </>
  )
}

/** The offer to switch to the account that a link belongs to (BOOT-22). */
interface Offer {
  /** Who is logged in; empty where nobody was. */
  from: string
  to: string
  /** Makes it the session; absent where it is. */
  accept: (() => Promise<void>) | null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the offer that a host set; null where it is none. */
function readOffer(given: unknown): Offer | null {
  if (!isRecord(given) || !text(given['to'])) return null
  const accept = typeof given['accept'] === 'function' ? (given['accept'] as () => Promise<void>) : null
  return { from: text(given['from']), to: text(given['to']), accept }
}

/**
 * Tells a person whose account a link belongs to, before or right after it logs them in (AUTH-57,
 * BOOT-22).
 */
export function SwitchAccount({ offer, withoutHeading, emit }: ViewProps<typeof switchAccount>) {
  const { t } = useText()
  const given = readOffer(offer)
  const stay = () => void emit('baize-cancel', {})
  return (
    <PlainLayout
      title={t(given && !given.accept ? 'switch.arrivedTitle' : 'switch.title')}
      bare={withoutHeading ?? false}
    >
      {!given && <EmptyState title={t('switch.none')} />}
      {given?.accept && <ReplaceSession {...given} accept={given.accept} onStay={stay} />}
      {given && !given.accept && <LoggedInByLink to={given.to} onStay={stay} />}
    </PlainLayout>
  )
}
