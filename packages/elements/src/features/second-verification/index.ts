import { element } from '../../element.ts'
import { failureCss } from '../../parts/Failure.tsx'
import { plainFrameCss } from '../../parts/PlainFrame.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { fieldCss } from '../../ui/Field.tsx'
import { formCss } from '../../ui/Form.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './second-verification.css'
import { secondVerification } from './second-verification.element.ts'
import { SecondVerification } from './SecondVerification.tsx'

export const SecondVerificationElement = element(
  secondVerification,
  SecondVerification,
  sheets(formCss, fieldCss, buttonCss, failureCss, stateCss, plainFrameCss, [css]),
)
