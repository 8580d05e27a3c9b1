import { withdrawConfig, type Output } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useRead, useSession, useTextOf } from '../../../scope.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { noteAsked, wasAsked } from '../shared/once-per-session.ts'

const key = 'baize.withdrawal-asked'

/** The page that says the same. */
const path = '/member/withdraw'

type Config = Output<typeof withdrawConfig>

interface QuestionProps {
  config: Config
  waiting: NonNullable<Config['waiting']>
  withoutScrollLock: boolean | undefined
  onClose: () => void
}

/** The question whether a part has arrived, answered on the page of withdrawals, or later. */
function Question({ config, waiting, withoutScrollLock, onClose }: QuestionProps) {
  const text = useTextOf('member')
  const { navigate } = useNavigation()
  const { date } = useSiteZone()
  if (!text) return null
  const { t, money } = text
  const confirm = () => {
    onClose()
    navigate(path)
  }
  return (
    <Dialog
      title={t('withdrawal.prompt.title')}
      closeLabel={t('common.close')}
      withoutScrollLock={withoutScrollLock}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('withdrawal.prompt.later')}</Button>
          <Button kind="primary" onClick={confirm}>
            {t('withdrawal.prompt.confirm')}
          </Button>
        </>
      }
    >
      <p>
        {t('withdrawal.prompt.text', {
          part: waiting.partNo,
          orderNo: waiting.orderNo,
          amount: money(waiting.amount, config.currency, config.currencySymbol),
          date: date(waiting.deadline),
        })}
      </p>
    </Dialog>
  )
}

/**
 * Asks once per session whether a part of a withdrawal that was sent has arrived (WAL-29). On the
 * page that says so already it does not ask.
 */
export function WithdrawalPrompt({ withoutScrollLock }: { withoutScrollLock: boolean | undefined }) {
  const session = useSession()
  const [asks, setAsks] = useState(() => !wasAsked(key, session))
  const { data } = useRead(withdrawConfig, asks ? {} : null)
  const waiting = data?.waiting
  const isThere = location.pathname.endsWith(path)
  useEffect(() => {
    if (waiting) noteAsked(key, session)
  }, [waiting, session])
  if (!data || !waiting || isThere) return null
  return (
    <Question config={data} waiting={waiting} withoutScrollLock={withoutScrollLock} onClose={() => setAsks(false)} />
  )
}
