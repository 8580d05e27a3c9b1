import { useState } from 'react'
import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useElement } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useScope, useSession, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import type { realAccountDialog } from './real-account-dialog.element.ts'

/**
 * The dialog that a trial account gets instead of everything that only a real account may do: a
 * warning, or an information where it would have favoured a game (GAME-14, GAME-33, ROLE-09 to
 * ROLE-15, ERR-30).
 */
export function RealAccountDialog({ icon = 'warning', withoutHeading, emit }: ViewProps<typeof realAccountDialog>) {
  const { t } = useText()
  const { session } = useScope()
  const { isTrial } = useSession()
  const { element } = useElement()
  const { open } = useNavigation()
  const [leaving, setLeaving] = useState(false)

  const register = async () => {
    setLeaving(true)
    if (isTrial) await session.logout(element)
    open('register')
  }
  return (
    <PlainLayout title={t('game.realAccount')} bare={withoutHeading ?? false}>
      <Alert kind={icon === 'info' ? 'info' : 'warn'}>
        <span>{t('in_need_true_account')}</span>
      </Alert>
      <div className="plain-actions">
        <Button disabled={leaving} onClick={() => emit('baize-cancel', {})}>
          {t('common.cancel')}
        </Button>
        <Button kind="primary" loading={leaving} onClick={() => void register()}>
          {t('in_increase_submit')}
        </Button>
      </div>
    </PlainLayout>
  )
}
