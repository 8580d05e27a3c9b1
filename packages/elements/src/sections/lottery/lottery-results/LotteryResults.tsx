import {
  drawsShown,
  lotteryDraws,
  vnLotteryDraws,
  type LotteryDraw,
  type LotteryMenu,
  type PrizeMode,
} from '@baize/contract'
import type { CallError } from '@baize/client'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { recordMinute, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText, useRead, useSession, useScope } from '../../../scope.ts'
import type { Column } from '../../../ui/data/columns.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Balls } from '../shared/Balls.tsx'
import { figuresOf } from '../shared/figures.ts'
import { useDue, usePlatformTime } from '../shared/countdown.ts'
import { lotteryOf } from '../shared/lottery-store.ts'
import { modeOfGame } from '../shared/modes.ts'
import { useMenus } from '../shared/use-menus.ts'
import type { lotteryResults } from './lottery-results.element.ts'

/** Columns of a draw; sum and size where the kind of lottery has them (LOTT-16). */
function useColumns(category: string, draws: readonly LotteryDraw[] = []): Column<LotteryDraw>[] {
  const { t, number } = useText()
  const { date } = useSiteZone()
  const label = (name: string) => t(`lottery.column.${name}`)
  const of = ({ numbers }: LotteryDraw) => figuresOf(category, numbers)
  const hasSum = draws.some(draw => of(draw).sum !== undefined)
  const hasSize = draws.some(draw => of(draw).size !== undefined)
  const sum: Column<LotteryDraw> = {
    name: 'sum',
    label: label('sum'),
    end: true,
    cell: draw => number(of(draw).sum ?? 0),
  }
  const size: Column<LotteryDraw> = {
    name: 'size',
    label: label('size'),
    cell: draw => t(`lottery.size.${of(draw).size ?? 'level'}`),
  }
  return [
    { name: 'issue', label: label('issue'), cell: ({ issue }) => <bdi translate="no">{issue}</bdi> },
    { name: 'at', label: label('at'), cell: ({ openTime }) => date(openTime, recordMinute) },
    {
      name: 'numbers',
      label: label('numbers'),
      cell: ({ numbers }) => <Balls category={category} numbers={numbers} />,
    },
    ...(hasSum ? [sum] : []),
    ...(hasSize ? [size] : []),
  ]
}

interface KnownDraws {
  /** Only who is logged in may see them. */
  guest: boolean
  list?: readonly LotteryDraw[] | undefined
  error?: CallError | undefined
  refresh: () => void
}

/**
 * The draws of a lottery: those of Vietnam are for everybody, the others for who is logged in
 * (LOTT-08).
 */
function useDraws(prizeMode: PrizeMode, { gameCode }: LotteryMenu): KnownDraws {
  const { settled, isLogin } = useSession()
  const isVn = prizeMode === 'ZY'
  const vn = useRead(vnLotteryDraws, isVn ? { gameCode, size: drawsShown } : null)
  const other = useRead(lotteryDraws, !isVn && isLogin ? { gameCode, prizeMode, size: drawsShown } : null)
  const { data, status, error, refresh } = isVn ? vn : other
  return {
    guest: settled && !isVn && !isLogin,
    list: data?.list,
    error: status === 'error' ? error : undefined,
    refresh,
  }
}

interface DrawsProps {
  mode: PrizeMode
  game: LotteryMenu
  serverTime: string | undefined
  /** The next draw is due: what is known of the lotteries is asked for again. */
  onDue: () => void
}

/** The draws of a lottery, asked for again as soon as there is another. */
function Draws({ mode, game, serverTime, onDue }: DrawsProps) {
  const { t } = useText()
  const { open } = useNavigation()
  const now = usePlatformTime(serverTime)
  const { guest, list, error, refresh } = useDraws(mode, game)
  const columns = useColumns(game.category, list)
  const isLate = game.last !== null && list !== undefined && list[0]?.issue !== game.last.issue
  useDue(now !== null && Date.parse(game.nextDrawAt) <= now, onDue)
  useDue(isLate, refresh)

  if (guest)
    return (
      <EmptyState
        title={t('lottery.guest')}
        action={
          <Button kind="primary" onClick={() => open('login')}>
            {t('account.login')}
          </Button>
        }
      />
    )
  if (error && !list) return <LoadFailure error={error} onRetry={refresh} />
  return (
    <div className="results-panel">
      <Table
        label={t('lottery.results')}
        columns={columns}
        rows={list ?? []}
        keyOf={({ issue }) => issue}
        busy={!list}
        empty={<EmptyState title={t('lottery.noDraws')} />}
      />
    </div>
  )
}

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
