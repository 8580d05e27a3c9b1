import { callError } from '@baize/client'
import { balance as balanceEndpoint, gameSession, timing, type GameItem } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useRead, useReport, useScope, useText } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { heart, maximize, minimize, refreshCw, x } from '../../../ui/media/icons.gen.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { useOwnSite } from '../../gates/use-own-site.ts'
import { BalanceAmount } from '../../money/BalanceAmount.tsx'
import { favouritesOf } from '../favourites.ts'
import { BackButton } from './BackButton.tsx'
import { useElapsed } from './elapsed.ts'
import { NeighbourArrows } from './NeighbourArrows.tsx'
import type { FullScreen } from './use-full-screen.ts'

const loadLogo = () => import('./BarLogo.tsx')

interface GameBarProps {
  /** Leaves the game for its lobby, or for a neighbour in the list that it was chosen from. */
  onExit: (neighbour?: string) => void
  /** Page of the game on the site. */
  page: string
  /** What stands for a name where no game is known, as in a lobby. */
  title?: string
  game?: GameItem | null
  launchId?: string
  full?: FullScreen
  /** With a button that reads the balance anew, where a game does not tell of every change. */
  refreshes?: boolean
}

/**
 * The bar above a game or lottery: the way back and on to its neighbours, its name, the balance,
 * the net win and the time played. It has no deposit button.
 */
export function GameBar({ onExit, page, title, game, launchId, full, refreshes }: GameBarProps) {
  const { t } = useText()
  const logo = useLazy(useOwnSite() ? loadLogo : null, null)
  const name = game?.gameName ?? title
  // The vendor of one game is called as that game is.
  const vendor = game && game.displayName !== name ? game.displayName : null
  return (
    <div className={`bar${refreshes ? ' bar-refreshes' : ''}`} part="bar" role="group" aria-label={t('frame.label')}>
      {logo && <logo.BarLogo />}
      <BackButton onBack={() => onExit()} />
      <NeighbourArrows page={page} onGo={onExit} />
      {name && (
        <h2 className="bar-game">
          <bdi className="bar-name">{name}</bdi>
          {vendor && (
            <span className="bar-provider">
              <bdi>{vendor}</bdi>
            </span>
          )}
        </h2>
      )}
      {launchId && <SessionFigures launchId={launchId} refreshes={refreshes} />}
      {launchId && (
        <span className="bar-buttons">
          {game && <FavouriteButton game={game} />}
          {full && (
            <IconButton
              className="bar-full"
              icon={full.on ? minimize : maximize}
              label={t(full.on ? 'frame.small' : 'frame.full')}
              aria-pressed={full.on}
              onClick={full.toggle}
            />
          )}
          <IconButton icon={x} label={t('frame.close')} onClick={() => onExit()} />
        </span>
      )}
    </div>
  )
}

interface SessionFiguresProps {
  launchId: string
  refreshes?: boolean | undefined
}

function SessionFigures({ launchId, refreshes }: SessionFiguresProps) {
  const { t, money } = useText()
  const wallet = useRead(balanceEndpoint, {})
  const session = useRead(gameSession, { launchId })
  const elapsed = useElapsed(session.data)
  const { available, currency, currencySymbol } = wallet.data ?? {}
  const amount = session.data?.balance ?? available
  const refresh = () => {
    wallet.refresh()
    session.refresh()
  }
  const net = session.data?.net
  const sign = net === undefined || Number(net) === 0 ? '' : net.startsWith('-') ? '−' : '+'
  return (
    <dl className="bar-figures">
      <div>
        <dt>{t('frame.balance')}</dt>
        <dd data-stale={wallet.status === 'error' || undefined}>
          <BalanceAmount
            text={amount !== undefined && currency ? money(amount, currency, currencySymbol) : undefined}
          />
          {refreshes && <RefreshButton loading={wallet.status === 'loading'} onRefresh={refresh} />}
        </dd>
      </div>
      <div>
        <dt>{t('frame.net')}</dt>
        <dd className={sign === '+' ? 'bar-won' : undefined}>
          {session.data ? <Money text={sign + money(session.data.net.replace('-', ''), session.data.currency)} /> : '…'}
        </dd>
      </div>
      <div className="bar-elapsed">
        <dt>{t('frame.elapsed')}</dt>
        <dd>{elapsed}</dd>
      </div>
    </dl>
  )
}

/** Reads the balance anew, and no more often than the platform is asked for it (LOTT-14). */
function RefreshButton({ loading, onRefresh }: { loading: boolean; onRefresh: () => void }) {
  const { t } = useText()
  const asked = useRef(-Infinity)
  const refresh = () => {
    if (performance.now() - asked.current < timing.balanceThrottle) return
    asked.current = performance.now()
    onRefresh()
  }
  return <IconButton icon={refreshCw} label={t('account.refresh')} size={24} loading={loading} onClick={refresh} />
}

function FavouriteButton({ game }: { game: GameItem }) {
  const { t } = useText()
  const report = useReport()
  const favourites = favouritesOf(useScope())
  const on = useStore(favourites.$ids).has(game.nodeId)
  const toggle = () => void favourites.toggle(game).catch((error: unknown) => report(callError(error)))
  return (
    <IconButton
      className="bar-favourite"
      icon={heart}
      label={t('game.favourite', { name: game.gameName })}
      aria-pressed={on}
      onClick={toggle}
    />
  )
}
