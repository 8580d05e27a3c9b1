import { inboxMessages, messageKinds, readMessages, unreadCount, type MessageKind } from '@baize/contract'
import { useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { useUnreadMessages } from '../../../shared/messages/use-unread-messages.ts'
import { countText } from '../../../shared/navigation/centre-pages.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { checkCheck } from '../../../ui/media/icons.gen.ts'
import type { inbox } from './inbox.element.ts'
import { MessageList } from './MessageList.tsx'
import { useHasWidth } from './use-has-width.ts'
import { useInboxAddress } from './use-inbox-address.ts'
import { useReadMarks } from './use-read-marks.ts'

/** From this width on a message stands beside the list. Pixels. */
const minWide = 720

const changed = [inboxMessages, unreadCount]

/** Messages and notices behind their tabs. */
function Messages() {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [view, show] = useInboxAddress()
  const [marks, mark] = useReadMarks()
  const unread = useUnreadMessages()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWide = useHasWidth(panel, minWide)
  const { kind } = view
  const all = useAction(readMessages, {
    refresh: changed,
    onDone: () => heading.current?.focus({ preventScroll: true }),
  })

  const choose = (kind: MessageKind) => {
    all.clearFailure()
    show({ kind, page: 1, opened: null })
  }
  const tabs = messageKinds.map(name => ({
    name,
    label: t(`inbox.kind.${name}`),
    note: countText(unread?.[name] ?? 0) || undefined,
  }))
  return (
    <section
      ref={panel}
      className={isWide ? 'inbox-panel' : 'inbox-panel inbox-narrow'}
      part="panel"
      aria-label={t('inbox.title')}
    >
      <div className="inbox-tabs">
        <Tabs label={t('inbox.title')} prefix={prefix} tabs={tabs} chosen={kind} onChoose={choose} />
        {(unread?.[kind] ?? 0) > 0 && (
          <Button kind="ghost" size="small" icon={checkCheck} loading={all.busy} onClick={() => void all.run({ kind })}>
            {t('inbox.markAll')}
          </Button>
        )}
      </div>
      <ActionFailure error={all.failure} />
      {messageKinds.map(name => (
        <div key={name} {...tabPanel(prefix, name, kind)}>
          {name === kind && (
            <>
              <h3 ref={heading} className="unseen inbox-top" tabIndex={-1}>
                {t(`inbox.list.${kind}`)}
              </h3>
              <MessageList
                view={view}
                onShow={show}
                marks={marks}
                onRead={mark}
                isWide={isWide}
                prefix={prefix}
                heading={heading}
              />
            </>
          )}
        </div>
      ))}
    </section>
  )
}

/** The inbox of a member (MEM-52, MEM-53). */
export function Inbox({ withoutHeading }: ViewProps<typeof inbox>) {
  const { t } = useText()
  return (
    <div className="inbox">
      {!withoutHeading && (
        <h2 className="title" part="title">
          {t('inbox.title')}
        </h2>
      )}
      <Gate need="member" to="/member/messageV2">
        <Messages />
      </Gate>
    </div>
  )
}
