import { consolidated, contracts, type AgreementKind, type Output } from '@baize/contract'
import { useRef, useState } from 'react'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useScope, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { NoRequests } from './NoRequests.tsx'
import { byKind, type Request } from './requests.ts'
import { RequestView } from './RequestView.tsx'
import type { Answered } from './use-answer.ts'

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

const day = { dateStyle: 'medium' } as const

/** One request after another, the kinds beside one another. What was answered leaves, and how it ended is said over the next. */
export function Requests({ page, onAnswered, onClose }: RequestsProps) {
  const scope = useScope()
  const { t } = useText()
  const { date } = useSiteZone()
  const [prefix] = useState(nextTabs)
  const [picked, setPicked] = useState<AgreementKind | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, '[data-message], .state button', gone.length ? String(gone.length) : '')

  const kinds = byKind(page.content.filter(({ id }) => !gone.includes(id)))
  const [chosen] = kinds.find(([kind]) => kind === picked) ?? kinds[0] ?? [null]

  const done = (request: Request, decision: 'accept' | 'reject', { state, startAt }: Answered) => {
    const { id: contractId, kind, requestType } = request
    const type = requestType ?? 'new'
    setGone([...gone, contractId])
    setSaid(t(`contract.done.${type}.${decision}`, { date: startAt ? date(startAt, day) : '' }))
    for (const endpoint of [contracts, consolidated]) scope.refresh(endpoint)
    onAnswered({ contractId, kind, requestType: type, decision, state })
  }
  const view = ([request]: readonly Request[], kind: AgreementKind) =>
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
    <div ref={place}>
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
      {kinds.length === 0 && <NoRequests said={said} onClose={onClose} />}
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
