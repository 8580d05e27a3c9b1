import { element } from '../../../element.ts'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './not-found.css'
import { notFound } from './not-found.element.ts'
import { NotFound } from './NotFound.tsx'

export const NotFoundElement = element(notFound, NotFound, sheets(buttonCss, stateCss, [css]))
