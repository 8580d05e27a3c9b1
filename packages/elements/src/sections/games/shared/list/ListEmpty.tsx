import type { GameFilter } from '@baize/contract'
import { useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../../ui/data/EmptyState.tsx'

interface ListEmptyProps {
  filter: GameFilter
  keyword: string
  onClear: () => void
  /** Where the list belongs to somebody who has to log in first. */
  onLogin?: () => void
}

/** Nothing was found: why, and the way back to everything (GAME-41). */
export function ListEmpty({ filter, keyword, onClear, onLogin }: ListEmptyProps) {
  const { t } = useText()
  if (onLogin)
    return (
      <EmptyState
        title={t('games.loginFirst')}
        action={
          <Button kind="primary" onClick={onLogin}>
            {t('login.title')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={keyword ? t('games.noneFor', { keyword }) : t('game.none')}
      action={(keyword || filter !== 'ALL') && <Button onClick={onClear}>{t('games.clear')}</Button>}
    />
  )
}
