import { nativeName } from '@baize/client'
import { useScope, useText } from '../../scope.ts'
import { Select } from '../../ui/Select.tsx'
import { chooseLanguage } from './choose-language.ts'

/** As it stands at the beginning of a line. */
const named = (tag: string) => nativeName(tag).replace(/^./u, letter => letter.toLocaleUpperCase(tag))

/** The languages of the site, each by its own name (NAV-14). The choice is kept, and every element on the page follows it. */
export function Languages({ onChoose }: { onChoose: (locale: string) => void }) {
  const { t, locale } = useText()
  const { i18n } = useScope()
  const offered = i18n.offered()
  if (offered.length < 2) return null
  return (
    <div className="menu-group menu-language">
      <Select
        name="locale"
        label={t('menu.language')}
        options={offered.map(tag => ({ value: tag, label: named(tag) }))}
        value={offered.find(tag => locale.startsWith(tag)) ?? locale}
        onChange={event => {
          const { value } = event.currentTarget
          chooseLanguage(i18n, value, () => onChoose(value))
        }}
      />
    </div>
  )
}
