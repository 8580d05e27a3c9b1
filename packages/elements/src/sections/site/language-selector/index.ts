import { element } from '../../../element.ts'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './language-selector.css'
import { languageSelector } from './language-selector.element.ts'
import { LanguageSelector } from './LanguageSelector.tsx'

export const LanguageSelectorElement = element(languageSelector, LanguageSelector, sheets(selectCss, [css]))
