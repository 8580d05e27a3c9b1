import { element } from '../../../element.ts'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { richTextCss } from '../../../shared/security/rich-text/RichText.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { fieldCss } from '../../../ui/forms/Field.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './help-centre.css'
import { helpCentre } from './help-centre.element.ts'
import { HelpCentre } from './HelpCentre.tsx'

export const HelpCentreElement = element(
  helpCentre,
  HelpCentre,
  sheets(richTextCss, stateCss, fieldCss, buttonCss, loadFailureCss, [css]),
)
