import { callError, nativeName, toCode, type I18n, type Translator } from '@baize/client'
import { setLanguage } from '@baize/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useReport, useScope, useSession, useText } from '../../../scope.ts'
import { Select } from '../../../ui/forms/Select.tsx'

const hasTexts = ({ ready, has }: Translator) => {
  // Both are asked for at once.
  const section = has('site')
  return ready && section
}

/**
 * Chooses a language once its texts are there: until then everything stays as it is, and with it
 * the focus, which would be lost with an element that waits for its texts.
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

interface LanguageSelectProps {
  className?: string
  /** Hears of a choice once everything on the page speaks it. */
  onChosen: (locale: string) => void
}

/**
 * The languages of the site, each by its own name, the one that is spoken marked (NAV-14). The
 * choice is kept, and every element on the page follows it.
 */
export function LanguageSelect({ className, onChosen }: LanguageSelectProps) {
  const { t, locale } = useText()
  const scope = useScope()
  const { i18n } = scope
  const report = useReport()
  const { isLogin } = useSession()
  // Only the latest choice counts: an earlier one whose texts are still loading must not replace
  // it.
  const giveUp = useRef(() => {})
  // At once when the list goes: an effect may end later, and texts may come before that.
  useLayoutEffect(() => () => giveUp.current(), [])
  useEffect(() => i18n.askOffered(), [i18n])
  const offered = i18n.offered()
  if (offered.length < 2) return null

  const chosen = (tag: string) => {
    onChosen(tag)
    // What the platform writes to the member follows; what is on screen is asked for anew by its
    // language (I18N-13).
    if (isLogin) scope.call(setLanguage, { language: toCode(tag) }).catch((error: unknown) => report(callError(error)))
  }
  return (
    <div className={className}>
      <Select
        name="locale"
        label={t('menu.language')}
        options={offered.map(tag => ({ value: tag, label: capitalizedName(tag) }))}
        value={offered.find(tag => locale.startsWith(tag)) ?? locale}
        onChange={event => {
          const { value } = event.currentTarget
          giveUp.current()
          giveUp.current = chooseLanguage(i18n, value, () => chosen(value))
        }}
      />
    </div>
  )
}
