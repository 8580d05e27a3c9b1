import { nativeName, type I18n, type Translator } from '@baize/client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useScope, useText } from '../../../scope.ts'
import { Select } from '../../../ui/forms/Select.tsx'

const hasTexts = ({ ready, has }: Translator) => {
  // Both are asked for at once.
  const menu = has('site')
  return ready && menu
}

/**
 * Chooses a language once its texts are there: until then everything stays as it is, and with it the focus, which would be lost with an
 * element that waits for its texts.
 * @returns a function that cancels the choice; it does nothing once the language is chosen
 */
function chooseLanguage(i18n: I18n, locale: string, onChosen: () => void): () => void {
  const translator = i18n.translator(locale)
  const choose = () => {
    i18n.choose(locale)
    onChosen()
  }
  if (hasTexts(translator.get())) {
    choose()
    return () => {}
  }
  const stop = translator.listen(now => {
    if (!hasTexts(now)) return
    stop()
    choose()
  })
  return stop
}

/** As it stands at the beginning of a line. */
const capitalizedName = (tag: string) => nativeName(tag).replace(/^./u, letter => letter.toLocaleUpperCase(tag))

/** The languages of the site, each by its own name (NAV-14). The choice is kept, and every element on the page follows it. */
export function LanguageSelect({ onChoose }: { onChoose: (locale: string) => void }) {
  const { t, locale } = useText()
  const { i18n } = useScope()
  // Only the latest choice counts: an earlier one whose texts are still loading must not replace it.
  const giveUp = useRef(() => {})
  // At once when the menu goes: an effect may end later, and texts may come before that.
  useLayoutEffect(() => () => giveUp.current(), [])
  useEffect(() => i18n.askOffered(), [i18n])
  const offered = i18n.offered()
  if (offered.length < 2) return null
  return (
    <div className="menu-group menu-language">
      <Select
        name="locale"
        label={t('menu.language')}
        options={offered.map(tag => ({ value: tag, label: capitalizedName(tag) }))}
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
