import type { LotteryMenu } from '@baize/contract'
import { Balls } from '../shared/Balls.tsx'
import { leftOf } from '../shared/countdown.ts'
import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { chevronRight } from '../../../ui/media/icons.gen.ts'

interface GameProps {
  game: LotteryMenu
  /** The platform's time in milliseconds. */
  now: number | null
  marked: boolean
  onLaunch: () => void
}

/** A lottery: when it draws next, and what it drew last. All of it is the button (LOTT-15). */
export function Game({ game, now, marked, onLaunch }: GameProps) {
  const { t } = useText()
  const { name, gameCode, category, nextDrawAt, last } = game
  const left = now === null ? null : leftOf(Date.parse(nextDrawAt) - now)
  const time = left?.days ? t('lottery.days', { count: left.days, time: left.time }) : left?.time
  return (
    <li className="lottery" part="game" data-game={gameCode} data-marked={marked || undefined}>
      <div className="lottery-head">
        <button
          type="button"
          className="lottery-open"
          aria-label={t('lottery.play', { name })}
          aria-current={marked || undefined}
          onClick={onLaunch}
        >
          <bdi>{name}</bdi>
        </button>
        <Icon of={chevronRight} size={16} flip className="lottery-go" />
      </div>
      <dl className="lottery-facts">
        <div className="lottery-next">
          <dt>{t('lottery.next')}</dt>
          <dd>
            <span role="timer">{now === null ? '…' : (time ?? t('lottery.drawing'))}</span>
          </dd>
        </div>
        <div className="lottery-last">
          <dt className="unseen">{t('lottery.last')}</dt>
          <dd>{last ? <Balls small category={category} numbers={last.numbers} /> : '-'}</dd>
        </div>
      </dl>
    </li>
  )
}
