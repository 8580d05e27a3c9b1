import { categories } from '@baize/contract'
import type { Category } from '@baize/contract'
import { useState } from 'react'
import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import type { accountGames } from './account-games.element.ts'
import { OwnWall } from './OwnWall.tsx'
import { useOwnPages, type OwnList } from './use-own-pages.ts'

/** The games of whoever is logged in. */
function OwnGames({
  list,
  prefix,
  onLaunch,
}: {
  list: OwnList
  prefix: string
  onLaunch: Parameters<typeof OwnWall>[0]['onLaunch']
}) {
  const { t } = useText()
  const [gameType, setGameType] = useState<Category | undefined>()
  const pages = useOwnPages(list, gameType)
  const options = [
    { value: '', label: t('games.everyKind') },
    ...categories.map(value => ({ value, label: t(`game.category.${value}`) })),
  ]
  return (
    <div {...tabPanel(prefix, list, list)}>
      <div className="own-tools">
        <Select
          name="gameType"
          label={t('games.kind')}
          options={options}
          value={gameType ?? ''}
          onChange={event => setGameType(categories.find(value => value === event.currentTarget.value))}
        />
      </div>
      <OwnWall
        key={`${list} ${gameType}`}
        list={list}
        title={t(`game.filter.${list === 'recent' ? 'RECENT' : 'FAV'}`)}
        pages={pages}
        onLaunch={onLaunch}
      />
    </div>
  )
}

/** `/favorite` and `/recent` (GAME-39). */
export function AccountGames({ list = 'favourites', emit }: ViewProps<typeof accountGames>) {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [state, setState] = useState<{ asked: OwnList; list: OwnList }>({ asked: list, list })
  if (state.asked !== list) setState({ asked: list, list })
  const choose = (next: OwnList) => {
    setState({ asked: list, list: next })
    emit('baize-account-games', { list: next })
  }
  const tabs = [
    { name: 'favourites', label: t('game.filter.FAV') },
    { name: 'recent', label: t('game.filter.RECENT') },
  ] as const
  return (
    <section className="own" aria-label={t('games.own')}>
      <h2 className="own-name">
        <i className="sight" part="sight" />
        {t('games.own')}
      </h2>
      <Gate need="player" guest={t('games.loginFirst')}>
        <Tabs label={t('games.own')} prefix={prefix} tabs={tabs} chosen={state.list} onChoose={choose} />
        <OwnGames list={state.list} prefix={prefix} onLaunch={detail => emit('baize-game-launch', detail)} />
      </Gate>
    </section>
  )
}
