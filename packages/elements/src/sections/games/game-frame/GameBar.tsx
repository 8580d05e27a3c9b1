import { callError } from '@baize/client'
import { balance as balanceEndpoint, gameSession, type GameItem } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { BackButton } from '../../../shared/games/frame/BackButton.tsx'
import { useRead, useReport, useScope, useText } from '../../../scope.ts'
import { BalanceAmount } from '../../../shared/money/BalanceAmount.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { heart, maximize, minimize, x } from '../../../ui/media/icons.gen.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { favouritesOf } from '../shared/tile/favourites.ts'
import { useElapsed } from './elapsed.ts'
import type { FullScreen } from './use-full-screen.ts'

interface GameBarProps {
  onExit: () => void
  game?: GameItem
  launchId?: string
  full?: FullScreen
}

/**
 * The bar above a game: its name, the balance, the net win and the time played. It has no deposit
 * button.
 */
export function GameBar({ onExit, game, launchId, full }: GameBarProps) {
  const { t } = useText()
  return (
    <div className="bar" part="bar" role="group" aria-label={t('frame.label')}>
      <BackButton onBack={onExit} />
      {game && (
        <h2 className="bar-game">
          <bdi className="bar-name">{game.gameName}</bdi> <bdi className="bar-provider">{game.displayName}</bdi>
        </h2>
      )}
      {launchId && <SessionFigures launchId={launchId} />}
      {game && (
        <span className="bar-buttons">
          <FavouriteButton game={game} />
          {full && (
            <IconButton
              icon={full.on ? minimize : maximize}
              label={t(full.on ? 'frame.small' : 'frame.full')}
              aria-pressed={full.on}
              onClick={full.toggle}
            />
          )}
          <IconButton icon={x} label={t('frame.close')} onClick={onExit} />
        </span>
      )}
    </div>
  )
}

function SessionFigures({ launchId }: { launchId: string }) {
  const { t, money } = useText()
  const wallet = useRead(balanceEndpoint, {})
  const session = useRead(gameSession, { launchId })
  const elapsed = useElapsed(session.data)
  const net = session.data?.net
  const sign = net === undefined || Number(net) === 0 ? '' : net.startsWith('-') ? '−' : '+'
  return (
    <dl className="bar-figures">
      <div>
        <dt>{t('frame.balance')}</dt>
        <dd data-stale={wallet.status === 'error' || undefined}>
          <BalanceAmount
            text={wallet.data && money(wallet.data.available, wallet.data.currency, wallet.data.currencySymbol)}
          />
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
