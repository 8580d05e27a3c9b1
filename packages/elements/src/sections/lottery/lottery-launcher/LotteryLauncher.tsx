import { prizeModes, type PrizeMode, type LotteryMenu } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pendingDefaultAction } from '../../../runtime/default-action.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useScope, useText, useSession } from '../../../scope.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { stepOf } from '../../../shared/games/game-steps.ts'
import { storeLaunchList, type ListedGame } from '../../../shared/games/launch-list.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { lotteryOf } from '../shared/lottery-store.ts'
import { modeOfPage } from '../shared/modes.ts'
import { LotteryList } from './LotteryList.tsx'
import type { lotteryLauncher } from './lottery-launcher.element.ts'

interface LotteryLaunched {
  nodeId: string
  vendor: string
  gameType: string
  gameCode: string
}

/** A lottery as any other list of games has it. */
const listedAs = ({ nodeId, vassalage, gameType, gameCode, name }: LotteryMenu) =>
  ({ nodeId, vassalage, gameType, gameCode, gameName: name, isGame: 'GAME', state: 'open' }) satisfies ListedGame

/**
 * Opens the page of a lottery after a click: login first, then the event, then the page (GAME-15 to
 * GAME-17, LOTT-15).
 */
function useLotteryLaunch(
  emit: (detail: LotteryLaunched) => boolean,
): (menu: LotteryMenu, listed: readonly LotteryMenu[]) => void {
  const own = useOwnSite()
  const { isLogin, isTrial } = useSession()
  const { open, navigate } = useNavigation()
  const launch = (menu: LotteryMenu, listed: readonly LotteryMenu[]): void => {
    const { nodeId, vassalage, gameType, gameCode } = menu
    const step = stepOf(listedAs(menu))
    const to = step.do === 'navigate' ? step.to : null
    if (own && to) storeLaunchList(to, listed.map(listedAs))
    if (!isLogin) return open('login', to ? { to } : {})
    if (isTrial) return open('real-account')
    pendingDefaultAction.run = () => launch(menu, listed)
    if (emit({ nodeId, vendor: vassalage, gameType, gameCode }) && to) navigate(to)
  }
  return launch
}

type LauncherProps = ViewProps<typeof lotteryLauncher>

/** The prize mode that is shown: the one asked for, then the one that was chosen here. */
function usePrizeMode({ mode, prizeMode }: LauncherProps): [PrizeMode, (mode: PrizeMode) => void] {
  const store = lotteryOf(useScope())
  const wanted = prizeMode ?? (mode && modeOfPage[mode])
  const chosen = useStore(store.$prizeMode)
  useEffect(() => {
    if (wanted) store.choose(wanted)
  }, [store, wanted])
  return [chosen, store.choose]
}

/** The lotteries, by prize mode and category (LOTT-15). */
export function LotteryLauncher(props: LauncherProps) {
  const { gameCode, heading, withoutTabs, emit } = props
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [mode, choose] = usePrizeMode(props)
  const launch = useLotteryLaunch(detail => emit('baize-game-launch', { ...detail, selection: undefined }))
  const tabs = prizeModes.map(name => ({ name, label: t(`lottery.mode.${name}`) }))
  return (
    <section className="lotteries" part="launcher" aria-label={heading ?? t('lottery.games')}>
      <div className="lotteries-head">
        <i className="sight" part="sight" />
        <h2 className="lotteries-title" part="title">
          {heading ?? t('lottery.games')}
        </h2>
      </div>
      {withoutTabs ? (
        <LotteryList prizeMode={mode} marked={gameCode} onLaunch={launch} />
      ) : (
        <>
          <Tabs label={t('lottery.modes')} prefix={prefix} tabs={tabs} chosen={mode} onChoose={choose} />
          {prizeModes.map(name => (
            <div key={name} {...tabPanel(prefix, name, mode)}>
              {name === mode && <LotteryList prizeMode={name} marked={gameCode} onLaunch={launch} />}
            </div>
          ))}
        </>
      )}
    </section>
  )
}
