import type { Session } from '@baize/client'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useTextOf } from '../../../scope.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import css from './money-entries.css'

const styles = [css]

/**
 * The buttons to the withdrawal and the deposit: a trial account is led to a real one (HEAD-04,
 * HEAD-15, HEAD-16, HEAD-19).
 */
export function MoneyEntries({ session }: { session: Session }) {
  const text = useTextOf('member')
  const { navigate, open } = useNavigation()
  useSheets(styles)
  if (!text) return null
  const go = (page: string) => () => (session.isTrial ? open('real-account') : navigate(`/member/${page}`))
  return (
    <>
      <Button className="account-withdraw" onClick={go('withdraw')}>
        {text.t('withdraw.send')}
      </Button>
      <Button className="account-deposit" kind="money" onClick={go('depositv2')}>
        {text.t('deposit.send')}
      </Button>
    </>
  )
}
