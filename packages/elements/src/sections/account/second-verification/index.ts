import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { fieldCss } from '../../../ui/forms/Field.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './second-verification.css'
import { secondVerification } from './second-verification.element.ts'
import { SecondVerification } from './SecondVerification.tsx'

export const SecondVerificationElement = element(
  secondVerification,
  SecondVerification,
  sheets(formCss, fieldCss, buttonCss, actionFailureCss, stateCss, plainLayoutCss, [css]),
)
