import { element } from '../../../element.ts'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { centreMenuCss } from '../../../shared/navigation/CentreMenu.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './member-centre.css'
import { memberCentre } from './member-centre.element.ts'
import { MemberCentre } from './MemberCentre.tsx'

export const MemberCentreElement = element(memberCentre, MemberCentre, sheets(centreMenuCss, gateCss, [css]))
