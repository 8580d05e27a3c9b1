import { element } from '../../../element.ts'
import { copyFieldCss } from '../../../shared/actions/CopyField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { statusPageCss } from '../shared/StatusPage.tsx'
import { restrictedPage } from './restricted-page.element.ts'
import { RestrictedPage } from './RestrictedPage.tsx'

export const RestrictedPageElement = element(restrictedPage, RestrictedPage, sheets(copyFieldCss, statusPageCss))
