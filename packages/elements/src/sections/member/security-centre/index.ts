import { element } from '../../../element.ts'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { disclosureCss } from '../../../ui/data/Disclosure.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { faceCss } from '../../../ui/media/Face.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './security-centre.css'
import { securityCentre } from './security-centre.element.ts'
import { SecurityCentre } from './SecurityCentre.tsx'

export const SecurityCentreElement = element(
  securityCentre,
  SecurityCentre,
  sheets(gateCss, disclosureCss, alertCss, badgeCss, iconButtonCss, faceCss, [css]),
)
