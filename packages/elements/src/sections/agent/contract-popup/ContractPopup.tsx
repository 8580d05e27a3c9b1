import { consolidated, contracts, type AgreementKind, type Output } from '@baize/contract'
import { useRef, useState } from 'react'
import { useText, useScope, useRead, useSession } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { day, byKind, type AgreementRequest } from './agreement-requests.ts'
import { RequestView } from './RequestView.tsx'
import type { AnswerResult } from './AnswerForms.tsx'
import type { contractPopup } from './contract-popup.element.ts'

/** Said where no request waits, after the outcome of the last one where there was one. */
function NoRequests({ outcome = '', onClose }: { outcome?: string; onClose: () => void }) {
  const { t } = useText()
  const action = (
    <Button kind="primary" onClick={onClose}>
      {t('common.close')}
    </Button>
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
}

/** One request after another, a tab for each kind. An answered one leaves, and its outcome is said over the next. */
function Requests({ page, onAnswered, onClose }: RequestsProps) {
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
      {kinds.length === 0 && <NoRequests outcome={said} onClose={onClose} />}
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
    </div>
  )
}

/** As many requests as can be answered in one go. */
const requestsInput = { side: 'asked', pageSize: 100 } as const

/** Requests that wait for an agent: new agreements and terminations, a tab for each kind (CON-11, CON-19, POP-10). */
export function ContractPopup({ emit }: ViewProps<typeof contractPopup>) {
  const { isAgent, reach } = useSession()
  const { status, data, error, refresh } = useRead(contracts, isAgent && reach === 'full' ? requestsInput : null)
  const close = () => emit('baize-cancel', {})

  const content = () => {
    if (!isAgent) return <NoRequests onClose={close} />
    if (data) return <Requests page={data} onAnswered={detail => emit('baize-contract', detail)} onClose={close} />
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
