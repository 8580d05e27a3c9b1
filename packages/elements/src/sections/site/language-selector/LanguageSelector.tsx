import type { ViewProps } from '../../../runtime/declare.ts'
import { LanguageSelect } from '../shared/LanguageSelect.tsx'
import type { languageSelector } from './language-selector.element.ts'

/** The choice of a language by itself (I18N-06, I18N-08); the side menu has the same at its end. */
export const LanguageSelector = ({ emit }: ViewProps<typeof languageSelector>) => (
  <LanguageSelect onChosen={locale => emit('baize-locale', { locale })} />
)
