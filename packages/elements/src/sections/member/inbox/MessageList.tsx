import { inboxMessages, type InboxMessage, type MessageKind } from '@baize/contract'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useElement } from '../../../runtime/context.tsx'
import { useRead, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { usualPageSize } from '../../../shared/records/record-query.ts'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { useLastAnswer } from '../../../shared/records/use-last-answer.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { times } from '../../../ui/data/times.ts'
import { announce } from '../../../ui/overlays/announce.ts'
import { DeleteMessages } from './DeleteMessages.tsx'
import { Message } from './Message.tsx'
import { MessageRow } from './MessageRow.tsx'
import { chosenOf, nothing, toggled, toggledAll } from './selection.ts'
import { SelectionBar } from './SelectionBar.tsx'
import type { InboxView } from './use-inbox-address.ts'
import type { ReadMarks } from './use-read-marks.ts'

/** A page of messages; the last one stays while the next is on its way. */
function useMessages(kind: MessageKind, page: number) {
  const { language } = useText()
  const read = useRead(inboxMessages, { kind, language, pageNo: page, pageSize: usualPageSize })
  const { data, error } = useLastAnswer(read)
  return { answer: data, error, isAnswered: read.data !== undefined, refresh: read.refresh }
}

/**
 * The message of an id; it stays open when it leaves the page, as where newer ones push it on to
 * the next.
 */
function useOpened(messages: readonly InboxMessage[], id: string | null): InboxMessage | undefined {
  const [last, setLast] = useState<InboxMessage>()
  const found = messages.find(message => message.id === id)
  if (found && found !== last) setLast(found)
  return found ?? (last?.id === id ? last : undefined)
}

/** The rows of a page that is on its way. */
function Waiting() {
  const { t } = useText()
  return (
    <div className="inbox-waiting" role="status" aria-label={t('common.loading')}>
      {times(6, index => (
        <Skeleton key={index} height={44} />
      ))}
    </div>
  )
}

interface MessageListProps {
  view: InboxView
  onShow: (view: InboxView) => void
  marks: ReadMarks
  onRead: (kind: MessageKind, id: string) => void
  /** Whether the message has room beside the list. */
  isWide: boolean
  /** Of the ids of what its rows open. */
  prefix: string
  /** Has the focus when what had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** A page of messages or notices, and the one that is open: beside them, or under its row. */
export function MessageList(props: MessageListProps) {
  const { view, onShow, marks, onRead, isWide, prefix, heading } = props
  const { kind, page, opened: openedId } = view
  const { t, number } = useText()
  const { element } = useElement()
  const { answer, error, isAnswered, refresh } = useMessages(kind, page)
  const [selection, setSelection] = useState(nothing)
  const [asked, setAsked] = useState<string[]>()
  const [deletions, setDeletions] = useState(0)
  /** Opened by a press, and not by the address. */
  const [pressed, setPressed] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const messages = answer?.content ?? []
  const opened = useOpened(messages, openedId)
  const isRead = ({ id, isRead }: InboxMessage) => isRead || marks.has(id)
  const isUnread = opened !== undefined && !isRead(opened)

  useEffect(() => {
    if (openedId !== null && isUnread) onRead(kind, openedId)
  }, [kind, openedId, isUnread, onRead])
  useEffect(() => {
    if (deletions) heading.current?.focus({ preventScroll: true })
  }, [deletions, heading])
  // The last messages of the last page were deleted, or an address names a page that there is not.
  const lastPage = Math.max(answer?.totalPages ?? 1, 1)
  const isBeyond = isAnswered && page > lastPage
  useEffect(() => {
    if (isBeyond) onShow({ ...view, page: lastPage })
  }, [isBeyond, lastPage, view, onShow])

  if (error) return <LoadFailure error={error} onRetry={refresh} />
  if (!answer || isBeyond) return <Waiting />
  if (!messages.length) return <EmptyState title={t('inbox.none')} />

  const ids = messages.map(({ id }) => id)
  const chosen = chosenOf(selection, ids)
  const mayDelete = kind === 'personal'
  const open = (id: string) => {
    setPressed(id)
    onShow({ ...view, opened: id === openedId && !isWide ? null : id })
  }
  const turn = (page: number) => {
    setSelection(nothing)
    onShow({ ...view, page, opened: null })
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  const deleted = (gone: readonly string[]) => {
    setAsked(undefined)
    setSelection(nothing)
    setDeletions(deletions + 1)
    if (openedId !== null && gone.includes(openedId)) onShow({ ...view, opened: null })
    announce(element, t('inbox.deleted', { count: gone.length, number: number(gone.length) }))
  }
  const messageId = `${prefix}-message`
  const message = opened && (
    <Message
      key={opened.id}
      id={messageId}
      message={opened}
      isInPlace={!isWide}
      takesFocus={isWide && opened.id === pressed}
      onLeave={() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()}
      onDelete={mayDelete ? () => setAsked([opened.id]) : undefined}
    />
  )
  return (
    <div className={isWide ? 'inbox-panes' : undefined} aria-busy={!isAnswered || undefined}>
      <div className="inbox-list">
        {mayDelete && (
          <SelectionBar
            chosen={chosen.length}
            of={ids.length}
            onToggleAll={() => setSelection(toggledAll(selection, ids))}
            onDelete={() => setAsked(chosen)}
          />
        )}
        <ul ref={list} part="list">
          {messages.map(each => {
            const { id, title } = each
            const isOpen = id === openedId
            return (
              <li key={id}>
                <div className={`inbox-item${isOpen ? ' inbox-open' : ''}`}>
                  {mayDelete && (
                    <label className="inbox-tick">
                      <input
                        className="checkbox-box"
                        type="checkbox"
                        aria-label={t('inbox.select', { title })}
                        checked={selection.has(id)}
                        onChange={() => setSelection(toggled(selection, id))}
                      />
                    </label>
                  )}
                  <MessageRow
                    message={each}
                    isRead={isRead(each)}
                    isOpen={isOpen}
                    opens={isWide ? null : messageId}
                    onOpen={() => open(id)}
                  />
                </div>
                {isOpen && !isWide && message}
              </li>
            )
          })}
        </ul>
        <RecordsPager page={page} pageSize={usualPageSize} total={answer.total} onPage={turn} />
      </div>
      {isWide && <div className="inbox-pane">{message ?? <p className="inbox-choose">{t('inbox.choose')}</p>}</div>}
      {asked && <DeleteMessages ids={asked} onClose={() => setAsked(undefined)} onDeleted={deleted} />}
    </div>
  )
}
