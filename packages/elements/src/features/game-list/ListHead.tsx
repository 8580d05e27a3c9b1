import { FilterChips } from '../../parts/games/FilterChips.tsx'
import { SearchBox } from '../../parts/games/SearchBox.tsx'
import type { Choice } from '../../parts/games/choice.ts'
import { useText } from '../../scope.ts'

interface ListHeadProps {
  title: string
  /** How many games were found; null until it is known. */
  total: number | null
  choice: Pick<Choice, 'filter' | 'keyword'>
  onChoose: (part: Partial<Choice>) => void
}

/** The title over a list, and what narrows it. */
export function ListHead({ title, total, choice, onChoose }: ListHeadProps) {
  const { number } = useText()
  return (
    <div className="list-head" part="head">
      <h2 className="list-name">
        <i className="sight" part="sight" />
        {title}
        {total !== null && <span className="list-count">{number(total)}</span>}
      </h2>
      <div className="list-tools">
        <FilterChips chosen={choice.filter} onChoose={filter => onChoose({ filter })} />
        <SearchBox value={choice.keyword} onSearch={keyword => onChoose({ keyword })} />
      </div>
    </div>
  )
}
