import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { pages } from './pages.ts'

interface RailProps {
  chosen: string
  onChoose: (key: string) => void
}

/** The menu: a rail beside the page, and where there is no room for one a list to choose from (LOOK 3). */
export function Rail({ chosen, onChoose }: RailProps) {
  const { t } = useText()
  const options = pages.map(({ key, label }) => ({ value: key, label: t(label) }))
  return (
    <nav className="centre-rail" part="menu" aria-label={t('agentCentre.menu')}>
      <div className="centre-logo">
        <slot name="logo" />
      </div>
      <ul className="centre-pages">
        {pages.map(({ key, label, icon }) => (
          <li key={key}>
            <button
              type="button"
              className="centre-entry"
              aria-current={key === chosen ? 'page' : undefined}
              onClick={() => onChoose(key)}
            >
              <Icon of={icon} size={20} />
              <span>{t(label)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="centre-select">
        <Select
          name="page"
          label={t('agentCentre.menu')}
          options={options}
          value={chosen}
          onChange={event => onChoose(event.target.value)}
        />
      </div>
    </nav>
  )
}
