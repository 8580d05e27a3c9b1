import { minute, second, withdrawConfig, type WithdrawalPart } from '@baize/contract'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useRead, useText } from '../../../scope.ts'
import { zoneName } from '../../../shared/records/site-time.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { useTimeLeft } from '../shared/use-time-left.ts'

/** The time that is left, counted down by the platform's clock, and its steps (WAL-24). */
function TimeLeft({ sentAt, deadline, partNo }: WithdrawalPart & { deadline: string }) {
  const { t, number, now } = useText()
  const { date, offset } = useSiteZone()
  const { reminderMinutes = 0 } = useRead(withdrawConfig, {}).data ?? {}
  const timeLeft = useTimeLeft(deadline)
  const minutes = Math.floor(timeLeft / minute)
  const hours = Math.floor(minutes / 60)
  const reminder = Date.parse(deadline) - reminderMinutes * minute
  const left = hours
    ? { hours: number(hours), minutes: number(minutes % 60) }
    : { minutes: number(minutes), seconds: number((timeLeft % minute) / second) }
  const steps = [
    { name: 'sent', at: Date.parse(sentAt) },
    ...(reminderMinutes ? [{ name: 'reminder', at: reminder }] : []),
    { name: 'ends', at: Date.parse(deadline) },
  ]
  const moment = (time: number) => date(new Date(time).toISOString())
  return (
    <>
      <p className="confirmation-left" role="timer">
        {timeLeft ? t(hours ? 'withdrawal.hoursLeft' : 'withdrawal.minutesLeft', left) : t('withdrawal.over')}
      </p>
      <p className="confirmation-note">
        {t('withdrawal.platformTime', { time: moment(now()), zone: zoneName(offset) })}
      </p>
      <ol className="confirmation-times">
        {steps.map(({ name, at }) => (
          <li key={name} className={at <= now() ? 'confirmation-past' : undefined}>
            <b>{t(`withdrawal.time.${name}`, { part: partNo })}</b>
            <span>{moment(at)}</span>
            {name === 'ends' && <span>{t('withdrawal.endsText')}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}

/**
 * Beside the answer: until when it can be given, what a forced receipt is, and the way to customer
 * service (WAL-23 to WAL-28).
 */
export function ClaimWindow({ part }: { part: WithdrawalPart | undefined }) {
  const { t } = useText()
  const deadline = part?.deadline
  return (
    <aside className="member-summary confirmation-aside" part="window" aria-label={t('withdrawal.window')}>
      <h4 className="member-heading">{t('withdrawal.window')}</h4>
      {part && deadline ? (
        <>
          <TimeLeft {...part} deadline={deadline} />
          <Alert>
            <p>{t('withdrawal.blocks')}</p>
          </Alert>
        </>
      ) : (
        <p className="confirmation-note">{t(part ? 'withdrawal.stopped' : 'withdrawal.noWindow')}</p>
      )}
      <div className="confirmation-forced">
        <h4 className="member-heading">{t('withdrawal.forcedTitle')}</h4>
        <p className="confirmation-note">{t('withdrawal.forcedText')}</p>
        <blockquote>{t('withdrawal.text.forced')}</blockquote>
        <NestedElement tag="baize-customer-service" attributes={{ layout: 'buttons' }} />
      </div>
    </aside>
  )
}
