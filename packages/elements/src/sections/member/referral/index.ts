import { element } from '../../../element.ts'
import { copyFieldCss } from '../../../shared/actions/CopyField.tsx'
import { memberGateCss } from '../../../shared/gates/MemberGate.tsx'
import { troubleCss } from '../../../shared/feedback/Trouble.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { pagerCss } from '../../../ui/data/Pager.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tableCss } from '../../../ui/data/Table.tsx'
import { referral } from './referral.element.ts'
import css from './referral.css'
import { Referral } from './Referral.tsx'

export const ReferralElement = element(
  referral,
  Referral,
  sheets(formCss, copyFieldCss, tableCss, pagerCss, troubleCss, memberGateCss, [css]),
)
