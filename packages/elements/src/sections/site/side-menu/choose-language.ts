import type { I18n, Translator } from '@baize/client'

const isThere = ({ ready, has }: Translator) => {
  // Both are asked for at once.
  const menu = has('site')
  return ready && menu
}

/**
 * Chooses a language once its texts are there: until then everything stays as it is, and with it the focus, which would be lost with an
 * element that waits for its words.
 * @returns the way to give the wish up; it does nothing once the language is chosen
 */
export function chooseLanguage(i18n: I18n, locale: string, onChosen: () => void): () => void {
  const translator = i18n.translator(locale)
  const choose = () => {
    i18n.choose(locale)
    onChosen()
  }
  if (isThere(translator.get())) {
    choose()
    return () => {}
  }
  const stop = translator.listen(now => {
    if (!isThere(now)) return
    stop()
    choose()
  })
  return stop
}
