import { balance } from '@baize/contract'
import { useState } from 'react'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useRead, useText } from '../../../scope.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { BalanceAmount } from '../../../shared/money/BalanceAmount.tsx'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { Button, buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import css from './logged-in.css'

const sheets = [...moneyCss, ...buttonCss, ...dialogCss, css]

/** The wallet and the way out, for a page that has no account bar. */
function Account() {
  const { t, money } = useText()
  const { data } = useRead(balance, {})
  const [asking, setAsking] = useState(false)
  useSheets(sheets)
  return (
    <div className="logged-in" role="group" aria-label={t('account.label')}>
      <span className="logged-in-label">{t('account.balance')}</span>
      <b className="logged-in-amount">
        <BalanceAmount text={data && money(data.available, data.currency, data.currencySymbol)} />
      </b>
      <Button size="small" kind="secondary" onClick={() => setAsking(true)}>
        {t('account.signOut')}
      </Button>
      {asking && <SignOut onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Who is logged in; on a partner's page with the balance and the way out. */
export function LoggedInAccount() {
  const { t } = useText()
  const name = useDisplayName()
  const own = useOwnSite()
  return (
    <>
      <Alert>
        <span>{t('login.done', { name })}</span>
      </Alert>
      {!own && <Account />}
    </>
  )
}
