import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { lotteryOf } from '../shared/lottery-store.ts'
import { modeOfGame } from '../shared/modes.ts'
import { useMenus } from '../shared/use-menus.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useScope, useText } from '../../../scope.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Draws } from './Draws.tsx'
import type { lotteryResults } from './lottery-results.element.ts'

/** The latest draws of one lottery out of a prize mode (LOTT-16). */
export function LotteryResults({ prizeMode, gameCode, heading, withoutPicker }: ViewProps<typeof lotteryResults>) {
  const { t } = useText()
  const chosenMode = useStore(lotteryOf(useScope()).$prizeMode)
  const mode = prizeMode ?? modeOfGame(gameCode) ?? chosenMode
  const { groups, error, refresh } = useMenus(mode)
  const [picked, setPicked] = useState<string>()
  const games = groups?.flatMap(({ gameMenus }) => gameMenus) ?? []
  const find = (code?: string) => games.find(game => game.gameCode === code)
  const game = find(picked) ?? find(gameCode) ?? games[0]
  const title = heading ?? t('lottery.results')
  const content = () => {
    if (error && !groups) return <LoadFailure error={error} onRetry={refresh} />
    if (!groups) return <Skeleton height={240} radius="tile" />
    if (!game) return <EmptyState title={t('lottery.none')} />
    return <Draws key={game.gameCode} mode={mode} game={game} serverTime={groups[0]?.serverTime} onDue={refresh} />
  }
  return (
    <section className="results" part="results" aria-label={title} aria-busy={(!groups && !error) || undefined}>
      <div className="results-head">
        <i className="sight" part="sight" />
        <h2 className="results-title" part="title">
          {title}
        </h2>
        {!withoutPicker && game && (
          <div className="results-picker">
            <Select
              name="game"
              label={t('lottery.game')}
              options={games.map(({ gameCode: value, name: label }) => ({ value, label }))}
              value={game.gameCode}
              onChange={event => setPicked(event.currentTarget.value)}
            />
          </div>
        )}
      </div>
      {content()}
    </section>
  )
}
