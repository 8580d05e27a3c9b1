import type { Session } from '@baize/client'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useTextOf } from '../../../scope.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import css from './deposit-entry.css'

const styles = [css]

/**
 * The button to the deposit: a trial account is led to a real one (HEAD-04, HEAD-15, HEAD-16,
 * HEAD-19).
 */
export function DepositEntry({ session }: { session: Session }) {
  const text = useTextOf('member')
  const { navigate, open } = useNavigation()
  useSheets(styles)
  if (!text) return null
  const go = () => (session.isTrial ? open('real-account') : navigate('/member/depositv2'))
  return (
    <Button className="account-deposit" kind="money" onClick={go}>
      {text.t('deposit.send')}
    </Button>
  )
}
