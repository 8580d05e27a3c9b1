import { nativeName } from '@baize/client'
import { useEffect, useRef } from 'react'
import { useScope, useText } from '../../../scope.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { chooseLanguage } from './choose-language.ts'

/** As it stands at the beginning of a line. */
const named = (tag: string) => nativeName(tag).replace(/^./u, letter => letter.toLocaleUpperCase(tag))

/** The languages of the site, each by its own name (NAV-14). The choice is kept, and every element on the page follows it. */
export function Languages({ onChoose }: { onChoose: (locale: string) => void }) {
  const { t, locale } = useText()
  const { i18n } = useScope()
  // The latest wish alone counts: one whose texts are still on their way must not overtake it.
  const giveUp = useRef(() => {})
  useEffect(() => () => giveUp.current(), [])
  useEffect(() => i18n.askOffered(), [i18n])
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
          giveUp.current()
          giveUp.current = chooseLanguage(i18n, value, () => onChoose(value))
        }}
      />
    </div>
  )
}
