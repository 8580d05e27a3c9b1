import { changePayoutAccount, payoutAccounts as accountsEndpoint, type PayoutAccount } from '@baize/contract'
import { useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useRead, useText, useTextOf } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { plus } from '../../../ui/media/icons.gen.ts'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { MemberPage } from '../shared/MemberPage.tsx'
import { AccountList } from './AccountList.tsx'
import { accountReads, missingOf, placesOf, type Accounts } from './accounts.ts'
import { MissingSteps } from './MissingSteps.tsx'
import type { payoutAccounts } from './payout-accounts.element.ts'

const loadAddAccount = () => import('./AddAccount.tsx')
const loadRemoveAccount = () => import('./RemoveAccount.tsx')

type Change = 'added' | 'removed' | 'default'

interface OverviewProps {
  data: Accounts
  /** What has just been done. */
  done: Change | null
  onDefault: (id: string) => void
  onRemove: (account: PayoutAccount) => void
  onAdd: () => void
}

/** The list, what can be added to it, and what stands before that. */
function Overview({ data, done, onDefault, onRemove, onAdd }: OverviewProps) {
  const { t } = useText()
  const { date } = useSiteZone()
  const makeDefault = useAction(changePayoutAccount, { refresh: accountReads, onDone: (_, { id }) => onDefault(id) })
  const { list, max, providers, payeeName, delayedUntil } = data
  const delayed = delayedUntil === null ? undefined : t('payout.delayed', { date: date(delayedUntil) })
  const places = placesOf(data)
  const missing = missingOf(data)
  return (
    <>
      <p className="payout-lead payout-step" tabIndex={-1}>
        {t('payout.count', { used: list.length, max })}
      </p>
      <div role="status">
        {done && (
          <Alert>
            <span>{t(`payout.done.${done}`)}</span>
          </Alert>
        )}
      </div>
      {delayed && (
        <Alert kind="warn">
          <span>{delayed}</span>
        </Alert>
      )}
      <ActionFailure error={makeDefault.failure} />
      {list.length ? (
        <AccountList
          accounts={list}
          whyKept={delayed}
          onDefault={id => void makeDefault.run({ id })}
          onRemove={onRemove}
        />
      ) : (
        <EmptyState title={t('payout.none')} text={t(providers.length ? 'payout.noneText' : 'payout.closed')} />
      )}
      {list.length > 0 && (
        <p className="payout-places" part="places">
          {t(places ? 'payout.places' : providers.length ? 'payout.full' : 'payout.closed', { count: places })}
        </p>
      )}
      {payeeName !== null && (
        <Alert>
          <span>{t('payout.owner', { name: payeeName })}</span>
        </Alert>
      )}
      {places > 0 && missing.length > 0 && !delayed && <MissingSteps missing={missing} data={data} />}
      {places > 0 && missing.length === 0 && (
        <>
          <p className="payout-note">{t('payout.asks')}</p>
          <Button kind="primary" size="large" block icon={plus} disabled={delayed !== undefined} onClick={onAdd}>
            {t('payout.add')}
          </Button>
        </>
      )}
    </>
  )
}

/** Whether an account can be added now. */
const canAdd = (data: Accounts): boolean =>
  data.delayedUntil === null && placesOf(data) > 0 && missingOf(data).length === 0

interface PayoutsProps {
  /** Whether the form that adds an account comes first. */
  adding: boolean
  onChange: (id: string, change: Change) => void
}

function Payouts({ adding, onChange }: PayoutsProps) {
  // The texts of the account section hold the words for refusals.
  const words = useTextOf('account')
  const { data, status, error, refresh } = useRead(accountsEndpoint, {})
  const [isAdding, setAdding] = useState(adding)
  const [removing, setRemoving] = useState<PayoutAccount | null>(null)
  const [done, setDone] = useState<Change | null>(null)
  /** How often another step was shown, which then has the focus. */
  const [moves, setMoves] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const add = useLazy(isAdding ? loadAddAccount : null)
  const remove = useLazy(removing ? loadRemoveAccount : null)
  const step = isAdding && data && canAdd(data) ? (add ? 'add' : null) : 'list'
  useStepFocus(place, '.payout-step', moves > 0 && step !== null && `${step} ${moves}`)
  if (!data || !words)
    return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={240} />

  const go = (toForm: boolean) => {
    setAdding(toForm)
    setDone(null)
    setMoves(count => count + 1)
  }
  const changed = (id: string, change: Change) => {
    setAdding(false)
    setRemoving(null)
    setDone(change)
    setMoves(count => count + 1)
    onChange(id, change)
  }
  return (
    <div ref={place} className="payout-panel" part="panel">
      {step === null && <Skeleton height={320} />}
      {step === 'add' && add && (
        <add.AddAccount data={data} onAdded={id => changed(id, 'added')} onBack={() => go(false)} />
      )}
      {step === 'list' && (
        <Overview
          data={data}
          done={done}
          onDefault={id => changed(id, 'default')}
          onRemove={setRemoving}
          onAdd={() => go(true)}
        />
      )}
      {removing && remove && (
        <remove.RemoveAccount
          account={removing}
          needsCode={data.needsCode}
          onRemoved={() => changed(removing.id, 'removed')}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  )
}

/** The accounts that money is paid out to (MEM-16, MEM-31, API-92 to API-94). */
export function PayoutAccounts({ adding = false, withoutHeading, emit }: ViewProps<typeof payoutAccounts>) {
  const { t } = useText()
  return (
    <MemberPage page="securityCenter" title={t('payout.title')} withoutHeading={withoutHeading}>
      <Payouts adding={adding} onChange={(id, change) => void emit('baize-payout-account', { id, change })} />
    </MemberPage>
  )
}
