import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { typedUsername } from '../../shared/typed-username.ts'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useHost } from '../../../../runtime/context.tsx'
import { useScope, useTextOf } from '../../../../scope.ts'
import { checkboxCss } from '../../../../ui/forms/Checkbox.tsx'
import { LinkButton } from '../../../../ui/forms/LinkButton.tsx'
import type { Side } from '../use-login.ts'
import css from './row.css'
import { Remember } from './Remember.tsx'

const sheets = [...checkboxCss, css]

/** Over the button: whether to remember who logs in, and the way to a new password. */
export function Row({ side }: { side: Side }) {
  const { element } = useHost()
  const scope = useScope()
  const { open } = useNavigation()
  const text = useTextOf('account')
  useSheets(sheets)
  if (!text) return null
  const { t } = text
  return (
    <>
      {side === 'player' && scope.ownSite() && <Remember />}
      <LinkButton
        className="login-forgot"
        onClick={() => open('forgot-password', { username: typedUsername(element) })}
      >
        {t('login.forgot')}
      </LinkButton>
    </>
  )
}
