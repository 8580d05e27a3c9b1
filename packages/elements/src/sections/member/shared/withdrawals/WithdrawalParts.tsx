import type { WithdrawalOrder, WithdrawalPart } from '@baize/contract'
import { useText } from '../../../../scope.ts'
import { recordMinute, useSiteZone } from '../../../../shared/records/use-site-zone.ts'
import { Badge, badgeCss } from '../../../../ui/data/Badge.tsx'
import { Money, moneyCss } from '../../../../ui/data/Money.tsx'
import { partBadgeOf } from './badges.ts'
import { isEnded, partSums } from './order-parts.ts'
import css from './withdrawal-parts.css'

export const withdrawalPartsCss = [...badgeCss, ...moneyCss, css]

interface WithdrawalPartsProps {
  order: WithdrawalOrder
  /** An amount in the currency of the order, as the texts write it. */
  written: (amount: string) => string
}

/** The parts of a withdrawal with how each stands, and what is still to be sent (WAL-27). */
export function WithdrawalParts({ order, written }: WithdrawalPartsProps) {
  const { t } = useText()
  const { date } = useSiteZone()
  const { unsent } = partSums(order)
  const timesOf = ({ sentAt, answeredAt, deadline, state }: WithdrawalPart) => [
    t('withdrawal.sentAt', { at: date(sentAt, recordMinute) }),
    answeredAt
      ? t(`withdrawal.answered.${state}`, { at: date(answeredAt, recordMinute) })
      : deadline && t('withdrawal.answerBy', { at: date(deadline, recordMinute) }),
  ]
  const { parts } = order
  const isOpen = !isEnded(order)
  if (!parts.length && !isOpen) return null
  return (
    <ol className="withdrawal-parts" part="parts" aria-label={t('withdrawal.parts')}>
      {parts.map(part => (
        <li key={part.partNo}>
          <b>{t('withdrawal.part', { part: part.partNo })}</b>
          <Money text={written(part.amount)} />
          <span className="withdrawal-part-text">
            {timesOf(part).filter(Boolean).join('. ')}
            {part.remark && (
              <bdi className="withdrawal-remark" dir="auto">
                {part.remark}
              </bdi>
            )}
          </span>
          <Badge kind={partBadgeOf[part.state]}>{t(`withdrawal.partState.${part.state}`)}</Badge>
        </li>
      ))}
      {isOpen && /[1-9]/.test(unsent) && (
        <li>
          <b>{t('withdrawal.part', { part: parts.length + 1 })}</b>
          <Money text={written(unsent)} />
          <span className="withdrawal-part-text">
            {t(parts.length ? 'withdrawal.follows' : 'withdrawal.followsApproval')}
          </span>
          <Badge>{t('withdrawal.notSent')}</Badge>
        </li>
      )}
    </ol>
  )
}
