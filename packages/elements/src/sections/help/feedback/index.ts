import { element } from '../../../element.ts'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { disclosureCss } from '../../../ui/data/Disclosure.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { textAreaCss } from '../../../ui/forms/TextArea.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './feedback.css'
import { feedback } from './feedback.element.ts'
import { Feedback } from './Feedback.tsx'

const formSheets = [...formCss, ...selectCss, ...textAreaCss, ...buttonCss, ...dialogCss]
const listSheets = [...badgeCss, ...disclosureCss, ...skeletonCss, ...loadFailureCss, ...plainLayoutCss]

export const FeedbackElement = element(feedback, Feedback, sheets(formSheets, listSheets, [css]))
