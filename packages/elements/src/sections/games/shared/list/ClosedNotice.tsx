import { useEffect } from 'react'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useText } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { wrench } from '../../../../ui/media/icons.gen.ts'
import { useEvery } from '../../../../runtime/use-every.ts'
import css from './closed-notice.css'

export const closedNoticeCss = [...buttonCss, css]

/** Milliseconds between two looks whether a vendor is open again. */
const recheckEvery = 60_000

interface ClosedNoticeProps {
  /**
   * Asks for the vendors again. They are kept for the whole session (GAME-47), and what was kept
   * may say closed of what is open by now.
   */
  onRecheck: () => void
}

/**
 * Nothing of a category can be played: it says so, and what can (NAV-02). It is not shown on the
 * word of an old answer alone.
 */
export function ClosedNotice({ onRecheck }: ClosedNoticeProps) {
  const { t } = useText()
  useEffect(onRecheck, [])
  useEvery(recheckEvery, onRecheck)
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
