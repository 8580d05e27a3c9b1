import type { Choice } from './choice.ts'
import { FilterChips, filterChipsCss } from './FilterChips.tsx'
import css from './list-tools.css'
import { SearchBox, searchBoxCss } from './SearchBox.tsx'

export const listToolsCss = [...filterChipsCss, ...searchBoxCss, css]

interface ListToolsProps {
  choice: Pick<Choice, 'filter' | 'keyword'>
  onChoose: (part: Partial<Choice>) => void
}

/** What narrows a list. */
export const ListTools = ({ choice, onChoose }: ListToolsProps) => (
  <div className="list-tools">
    <FilterChips chosen={choice.filter} onChoose={filter => onChoose({ filter })} />
    <SearchBox value={choice.keyword} onSearch={keyword => onChoose({ keyword })} />
  </div>
)
