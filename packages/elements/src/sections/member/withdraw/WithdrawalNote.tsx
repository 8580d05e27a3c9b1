import type { WithdrawalOrder, WithdrawalState } from '@baize/contract'
import { useText } from '../../../scope.ts'

/** States that a note explains. */
const withNote: readonly WithdrawalState[] = [
  'notReceived',
  'fullyPaid',
  'autoReceived',
  'forced',
  'rejected',
  'cancelled',
]

/** Whether there is something to say of an order beside its state. */
export const hasNote = ({ state }: WithdrawalOrder): boolean => withNote.includes(state)

interface WithdrawalNoteProps {
  order: WithdrawalOrder
  /** In whole sentences, where there is room for them. */
  isWhole?: boolean
}

/** What a state means for the player; why staff rejected it is said in their words (WAL-28). */
export function WithdrawalNote({ order, isWhole = false }: WithdrawalNoteProps) {
  const { t } = useText()
  const { state, reason, parts } = order
  if (!hasNote(order)) return null
  return (
    <span className="withdraw-note">
      {reason && (
        <>
          <bdi dir="auto">{reason}</bdi>{' '}
        </>
      )}
      {t(`withdrawal.${isWhole ? 'text' : 'note'}.${state}`, { count: parts.length })}
    </span>
  )
}
