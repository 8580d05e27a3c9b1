import { useText } from '../../scope.ts'
import { Select, selectCss } from '../../ui/forms/Select.tsx'
import { Icon, iconCss } from '../../ui/media/Icon.tsx'
import countCss from '../../ui/data/count.css'
import css from './centre-menu.css'
import { badgeOf, badgeOfAll, sectionsOf, type CentreFacts, type CentrePage } from './centre-pages.ts'

export const centreMenuCss = [...iconCss, ...selectCss, countCss, css]

interface CentreMenuProps {
  /**
   * The block of texts of the centre: `menu`, `page.<key>`, and `section.<section>` for its
   * headings.
   */
  texts: string
  pages: readonly CentrePage[]
  facts?: CentreFacts
  chosen: string
  onChoose: (key: string) => void
}

/**
 * The menu of a centre: a rail beside the page, and where there is no room for one a list to choose
 * from.
 */
export function CentreMenu({ texts, pages, facts, chosen, onChoose }: CentreMenuProps) {
  const { t } = useText()
  const label = ({ key }: CentrePage) => t(`${texts}.page.${key}`)
  const option = (page: CentrePage) => {
    const badge = badgeOf(page, facts)
    return { value: page.key, label: badge ? `${label(page)} (${badge})` : label(page) }
  }
  const all = badgeOfAll(pages, facts)
  const entry = (page: CentrePage) => {
    const badge = badgeOf(page, facts)
    return (
      <li key={page.key}>
        <button
          type="button"
          className="centre-entry"
          aria-current={page.key === chosen ? 'page' : undefined}
          onClick={() => onChoose(page.key)}
        >
          <Icon of={page.icon} size={20} />
          <span>{label(page)}</span>
          {badge && <span className="count">{badge}</span>}
        </button>
      </li>
    )
  }
  return (
    <nav className="centre-rail" part="menu" aria-label={t(`${texts}.menu`)}>
      <div className="centre-logo">
        <slot name="logo" />
      </div>
      <ul className="centre-pages">
        {sectionsOf(pages).flatMap(({ section, pages }) => [
          section !== null && (
            <li key={`section ${section}`} className="centre-section">
              {t(`${texts}.section.${section}`)}
            </li>
          ),
          ...pages.map(entry),
        ])}
      </ul>
      <div className="centre-select">
        <Select
          name="page"
          label={t(`${texts}.menu`)}
          options={pages.map(option)}
          value={chosen}
          onChange={event => onChoose(event.target.value)}
        />
        {all && (
          <span className="count" aria-hidden="true">
            {all}
          </span>
        )}
      </div>
    </nav>
  )
}
