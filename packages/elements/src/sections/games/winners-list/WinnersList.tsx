import {
  vendorLanes,
  winnersList as winnersListEndpoint,
  platform,
  winPeriods,
  type Category,
  type WinPeriod,
} from '@baize/contract'
import { useState } from 'react'
import { useLastAnswer } from '../../../shared/records/use-last-answer.ts'
import { useRead, useText } from '../../../scope.ts'
import { TabLine } from '../../../ui/media/TabLine.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { LaunchDialogs } from '../shared/launch/LaunchDialogs.tsx'
import { useLaunch } from '../shared/launch/use-launch.ts'
import { useEvery } from '../../../runtime/use-every.ts'
import { WinnersTable } from './WinnersTable.tsx'
import type { winnersList } from './winners-list.element.ts'

type Kind = Category | 'ALL'

/** Milliseconds between two looks at the list, while somebody can see it (WIN-10). */
const refreshEvery = 60_000

/** The wins of a period and kind; the last ones stand while others are on their way. */
function useWinners(period: WinPeriod, gameCategory: Kind) {
  const { language } = useText()
  const read = useRead(winnersListEndpoint, { period, gameCategory, language })
  const { data, error } = useLastAnswer(read)
  useEvery(refreshEvery, read.refresh)
  const trouble = read.status === 'error' ? (error ?? read.error) : undefined
  return {
    wins: data?.list,
    asOf: data?.asOf,
    error: trouble,
    busy: read.status === 'loading' && !read.data,
    again: read.refresh,
  }
}

/** Kinds of games that the operator has, after all of them together. */
function useKinds(): Kind[] {
  const { language } = useText()
  const lanes = useRead(vendorLanes, { platform: platform.games, language }).data?.data.lanes ?? []
  return ['ALL', ...lanes.map(({ category }) => category)]
}

/**
 * The screen of winners (WIN-06, WIN-08): by kind of game and period, twenty at most, only rounds
 * that were really played.
 */
export function WinnersList(props: ViewProps<typeof winnersList>) {
  const { emit, heading } = props
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const [period, setPeriod] = useState<WinPeriod | null>(null)
  const kind = chosen ?? props.category ?? 'ALL'
  const during = period ?? props.period ?? 'WEEK'
  const kinds = useKinds()
  const state = useWinners(during, kind)
  const launching = useLaunch(detail => emit('baize-game-launch', detail))
  useCustomState('stale', !!state.error && !!state.wins)
  const showKind = (category: Kind) => {
    setChosen(category)
    emit('baize-winners-filter', { period: during, category })
  }
  const showPeriod = (each: WinPeriod) => {
    setPeriod(each)
    emit('baize-winners-filter', { period: each, category: kind })
  }
  const name = (each: Kind) => (each === 'ALL' ? t('winnersList.all') : t(`game.category.${each}`))

  return (
    <section className="winners" aria-label={heading ?? t('winnersList.title')}>
      <div className="winners-head">
        <i className="sight" part="sight" />
        <h2 className="winners-title">{heading ?? t('winnersList.title')}</h2>
        <div className="winners-periods" role="group" aria-label={t('winnersList.period')}>
          {winPeriods.map(each => (
            <button key={each} type="button" aria-pressed={each === during} onClick={() => showPeriod(each)}>
              {t(`winnersList.${each}`)}
            </button>
          ))}
        </div>
      </div>
      <TabLine
        label={t('winnersList.kind')}
        prefix={prefix}
        tabs={kinds.map(each => ({ name: each, label: name(each) }))}
        chosen={kind}
        onChoose={showKind}
      />
      {kinds.map(each => (
        <div key={each} {...tabPanel(prefix, each, kind)}>
          {each === kind && <WinnersTable {...state} label={name(kind)} launch={launching.launch} />}
        </div>
      ))}
      <LaunchDialogs {...launching} />
    </section>
  )
}
