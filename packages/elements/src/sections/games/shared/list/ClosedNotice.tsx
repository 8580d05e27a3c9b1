import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useText } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { wrench } from '../../../../ui/media/icons.gen.ts'
import css from './closed-notice.css'

export const closedNoticeCss = [...buttonCss, css]

/** Nothing of a category can be played: it says so, and what can (NAV-02). */
export function ClosedNotice() {
  const { t } = useText()
  const { navigate } = useNavigation()
  return (
    <div className="closed-notice" part="notice" role="status">
      <Icon of={wrench} size={20} />
      <p>
        <strong>{t('games.closedAll')}</strong> {t('games.closedAllText')}
      </p>
      <Button size="small" onClick={() => navigate('/rng')}>
        {t('games.openGames')}
      </Button>
    </div>
  )
}
