import type { GameFilter } from '@baize/contract'
import { useText } from '../../../../scope.ts'
import css from './filter-chips.css'
import { filterOrder } from './choice.ts'

export const filterChipsCss = [css]

interface FilterChipsProps {
  chosen: GameFilter
  onChoose: (filter: GameFilter) => void
}

/** The filters of a list, one of them pressed (GAME-40). */
export function FilterChips({ chosen, onChoose }: FilterChipsProps) {
  const { t } = useText()
  return (
    <div className="chips" role="group" part="filters" aria-label={t('games.filters')}>
      {filterOrder.map(filter => (
        <button
          key={filter}
          type="button"
          className="chip"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {t(`games.chip.${filter}`)}
        </button>
      ))}
    </div>
  )
}
