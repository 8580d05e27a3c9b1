import { useState, useRef, type ReactNode } from 'react'
import { consolidated, contracts, type AgreementKind, type Output } from '@baize/contract'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText, useSession, useScope, useRead } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { usePercent } from '../shared/agreements/use-percent.ts'
import { AgreementFacts } from '../shared/agreements/AgreementFacts.tsx'
import { TierTable } from '../shared/agreements/TierTable.tsx'
import { day, byKind, type AgreementRequest } from './agreement-requests.ts'
import { AllAgreements } from './AllAgreements.tsx'
import { Accept, Reject, type AnswerResult } from './AnswerForms.tsx'
import type { contractPopup } from './contract-popup.element.ts'

/** Facts of a request: the rate agreed now, the rate asked for, and from when on. */
function useFacts({ requestType, present, tiers, startAt }: AgreementRequest): [string, ReactNode][] {
  const { t } = useText()
  const { date } = useSiteZone()
  const { range } = usePercent()
  const name = (fact: string) => t(`contract.fact.${fact}`)
  if (requestType === 'termination')
    return [
      [name('rateNow'), range(tiers)],
      [name('ends'), name('atOnce')],
      [name('request'), <Badge kind="warn">{t('contract.state.termination')}</Badge>],
    ]
  return [
    [name('rateNow'), present ? range(present.tiers) : name('none')],
    [name('newRate'), range(tiers)],
    [name('starts'), startAt ? date(startAt, day) : '–'],
    [name('state'), <Badge kind="warn">{t('contract.state.new')}</Badge>],
  ]
}

interface RequestViewProps {
  request: AgreementRequest
  /** Accepting takes the transaction password. */
  asksPassword: boolean
  onDone: (answered: AnswerResult, decision: 'accept' | 'reject') => void
  onLater: () => void
}

/** A request: who asks, what would change, and the forms that answer it (CON-19). */
function RequestView({ request, asksPassword, onDone, onLater }: RequestViewProps) {
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
      <AgreementFacts facts={facts} />
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

interface NoRequestsProps {
  outcome?: string
  onClose: () => void
  /** Absent for who has no agreements. */
  onAll?: () => void
}

/** Said where no request waits, after the outcome of the last one where there was one. */
function NoRequests({ outcome = '', onClose, onAll }: NoRequestsProps) {
  const { t } = useText()
  const action = (
    <div className="plain-actions">
      {onAll && <Button onClick={onAll}>{t('contract.list.show')}</Button>}
      <Button kind="primary" onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  )
  return <EmptyState title={outcome || t('contract.none')} text={outcome && t('contract.none')} action={action} />
}

interface RequestsProps {
  page: Output<typeof contracts>
  /** Something was answered. */
  onAnswered: (detail: {
    contractId: string
    kind: string
    requestType: string
    decision: string
    state: string
  }) => void
  onClose: () => void
  /** Everything is to be listed, whether it waits or not. */
  onAll: () => void
}

/**
 * One request after another, a tab for each kind. An answered one leaves, and its outcome is said
 * over the next.
 */
function Requests({ page, onAnswered, onClose, onAll }: RequestsProps) {
  const scope = useScope()
  const { t } = useText()
  const { date } = useSiteZone()
  const [prefix] = useState(nextTabs)
  const [picked, setPicked] = useState<AgreementKind | null>(null)
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [said, setOutcome] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useStepFocus(box, '[data-message], .state button', answered.length ? String(answered.length) : '')

  const kinds = byKind(page.content.filter(({ id }) => !answered.includes(id)))
  const [chosen] = kinds.find(([kind]) => kind === picked) ?? kinds[0] ?? [null]

  const done = (request: AgreementRequest, decision: 'accept' | 'reject', { state, startAt }: AnswerResult) => {
    const { id: contractId, kind, requestType } = request
    const type = requestType ?? 'new'
    setAnswered([...answered, contractId])
    setOutcome(t(`contract.done.${type}.${decision}`, { date: startAt ? date(startAt, day) : '' }))
    for (const endpoint of [contracts, consolidated]) scope.refresh(endpoint)
    onAnswered({ contractId, kind, requestType: type, decision, state })
  }
  const view = ([request]: readonly AgreementRequest[], kind: AgreementKind) =>
    request && (
      <div key={kind} {...(kinds.length > 1 ? tabPanel(prefix, kind, chosen ?? '') : {})}>
        <RequestView
          key={request.id}
          request={request}
          asksPassword={page.paymentPassword}
          onDone={(answered, decision) => done(request, decision, answered)}
          onLater={onClose}
        />
      </div>
    )
  return (
    <div ref={box}>
      {chosen && (
        <h2 className="contract-title" part="title">
          {t(kinds.length > 1 ? 'contract.title' : `contract.kind.${chosen}`)}
        </h2>
      )}
      <div role="status">
        {said && kinds.length > 0 && (
          <Alert>
            <span>{said}</span>
          </Alert>
        )}
      </div>
      {kinds.length === 0 && <NoRequests outcome={said} onClose={onClose} onAll={onAll} />}
      {kinds.length > 1 && chosen && (
        <Tabs
          label={t('contract.kinds')}
          prefix={prefix}
          tabs={kinds.map(([kind]) => ({ name: kind, label: t(`contract.short.${kind}`) }))}
          chosen={chosen}
          onChoose={setPicked}
        />
      )}
      {kinds.map(([kind, own]) => view(own, kind))}
      {kinds.length > 0 && (
        <p className="contract-all">
          <LinkButton onClick={onAll}>{t('contract.list.show')}</LinkButton>
        </p>
      )}
    </div>
  )
}

/**
 * What waits for an answer, or else, or on demand, every offer and agreement with its terms
 * (CON-19).
 */
function Agreements(props: Omit<RequestsProps, 'onAll'>) {
  const { t } = useText()
  const waiting = props.page.content.length
  const [all, setAll] = useState(waiting === 0)
  return (
    <>
      {all ? (
        <AllAgreements waiting={waiting} onRequests={() => setAll(false)} />
      ) : (
        <Requests {...props} onAll={() => setAll(true)} />
      )}
      <p className="contract-unpaid">{t('contract.unpaid')}</p>
    </>
  )
}

/** Requests read at once, which is the largest page. */
const requestsInput = { side: 'asked', pageSize: 100 } as const

/**
 * Requests that wait for an agent, new agreements and terminations with a tab for each kind, and
 * all agreements (CON-11, CON-19, POP-10).
 */
export function ContractPopup({ emit }: ViewProps<typeof contractPopup>) {
  const { isAgent, reach } = useSession()
  const { status, data, error, refresh } = useRead(contracts, isAgent && reach === 'full' ? requestsInput : null)
  const close = () => emit('baize-cancel', {})

  const content = () => {
    if (!isAgent) return <NoRequests onClose={close} />
    if (data) return <Agreements page={data} onAnswered={detail => emit('baize-contract', detail)} onClose={close} />
    return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={320} />
  }
  return (
    <div className="contract-popup">
      <Gate need="member" to="/agentHome">
        {content()}
      </Gate>
    </div>
  )
}
